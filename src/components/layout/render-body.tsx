import type { GatsbySSR } from "gatsby";
import { settings } from "../../site/settings";

/**
 * `src/browser/before-paint.ts` with all it imports, minified: the inline script, the same on every page, so that one
 * hash in the security policy allows it. Put in by `src/gatsby/webpack-config.ts`.
 */
declare const BEFORE_PAINT_SCRIPT: string;

/** What every page's <html> and head begin with; pages themselves write to the head by Metadata. */
export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  // Without scripts the site is dark too, as configured.
  setHtmlAttributes({ lang: settings.defaultLocale, "data-theme": "dark" } as object);
  setHeadComponents([
    <meta key="theme-color" name="theme-color" content="#141512" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: BEFORE_PAINT_SCRIPT }} />,
  ]);
};
