import type { GatsbySSR } from "gatsby";
import { DEFAULT_COLOR_MODE, THEME_COLORS } from "../../site/color-mode";
import { settings } from "../../site/settings";

/**
 * The inline script: `src/browser/boot/before-paint.ts` with its imports, minified. It is the same on every page, so
 * the security policy needs only one hash to allow it. `src/gatsby/webpack/concerns/site-constants.ts` replaces this
 * constant.
 */
declare const BEFORE_PAINT_SCRIPT: string;

/**
 * Digest of the style sheets. It is in this bundle so that the bundle changes whenever the style sheets do. Otherwise
 * Gatsby would keep pages rendered earlier, which link to style sheets that no longer exist.
 */
declare const STYLES_DIGEST: string;
/** @public Nothing imports it, but exporting it keeps it in the bundle. */
export const stylesDigest = STYLES_DIGEST;

/** Sets the attributes of <html>, and adds the tags that every head begins with; Metadata adds the page's own tags. */
export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({
    lang: settings.locale.code,
    "data-theme": DEFAULT_COLOR_MODE, // Without scripts, the site also uses the configured mode.
  } as object);
  setHeadComponents([
    <meta key="theme-color" name="theme-color" content={THEME_COLORS[DEFAULT_COLOR_MODE]} />,
    // The other icons need no link: older browsers request /favicon.ico automatically, and iOS requests
    // /apple-touch-icon.png.
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="manifest" rel="manifest" href="/manifest.json" />,
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: BEFORE_PAINT_SCRIPT }} />,
  ]);
};
