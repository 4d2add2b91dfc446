import { buildSync } from "esbuild";
import type { GatsbySSR } from "gatsby";
import { settings } from "../../site/settings";

/** The inline script, the same on every page, so that one hash in the security policy allows it. */
const beforePaint = compileInline("src/browser/before-paint.ts");

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
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: beforePaint }} />,
  ]);
};

/** A browser script of ours with all it imports, minified, as the text of a <script>. */
function compileInline(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
  });
  return outputFiles[0]!.text.trim();
}
