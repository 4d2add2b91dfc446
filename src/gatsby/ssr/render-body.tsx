import titleFont from "@fontsource/source-serif-4/files/source-serif-4-latin-500-normal.woff2";
import type { GatsbySSR } from "gatsby";
import { DEFAULT_COLOR_MODE, THEME_COLORS } from "../../site/color-mode";
import { LABELS_ID, localeOf } from "../../site/paths/locale-paths";
import { settings } from "../../site/settings";

/**
 * `src/browser/boot/before-paint.ts` with all it imports, minified: the inline script, the same on every page, so that one
 * hash in the security policy allows it. Put in by `src/gatsby/webpack/webpack-config.ts`.
 */
declare const BEFORE_PAINT_SCRIPT: string;

/**
 * Changes when a style sheet does. It stands here so that this bundle changes too: Gatsby would keep pages it rendered
 * earlier, with links to sheets that are no longer there.
 */
declare const STYLES_DIGEST: string;
/** @public Nobody imports it, but what is exported stays in the bundle. */
export const stylesDigest = STYLES_DIGEST;

/** Labels by languages (src/gatsby/webpack/concerns/locale-labels.ts). */
declare const LOCALE_LABELS: Readonly<Record<string, unknown>>;

/** The labels of a language, as data in its pages: a script would be another one for the security policy to name. */
const labelsOf = (code: string) => (
  <script
    key={LABELS_ID}
    id={LABELS_ID}
    type="application/json"
    dangerouslySetInnerHTML={{
      __html: JSON.stringify(LOCALE_LABELS[code]).replaceAll("<", "\\u003c"),
    }}
  />
);

/** Attributes of <html>, and tags that every head begins with; Metadata adds those of a page. */
export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = ({
  setHeadComponents,
  setHtmlAttributes,
  pathname,
}) => {
  const locale = localeOf(pathname);
  setHtmlAttributes({
    ...(locale ? { lang: locale.code, dir: locale.direction } : { lang: settings.defaultLocale }),
    "data-theme": DEFAULT_COLOR_MODE, // Without scripts the site has the configured mode, too.
  } as object);
  setHeadComponents([
    ...(locale ? [labelsOf(locale.code)] : []),
    <meta key="theme-color" name="theme-color" content={THEME_COLORS[DEFAULT_COLOR_MODE]} />,
    // Older browsers ask for /favicon.ico and iOS for /apple-touch-icon.png by themselves.
    <link
      key="title-font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={titleFont}
      crossOrigin="anonymous"
    />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="manifest" rel="manifest" href="/manifest.json" />,
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: BEFORE_PAINT_SCRIPT }} />,
  ]);
};
