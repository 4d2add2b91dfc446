import { DOCS_PLUGIN } from "../base/docs-data";

/**
 * Plugins that this site can't do without. The values name what a build would silently leave out without the plugin (without
 * the docs plugin, it would fail with a schema error).
 */
const NEEDED: Readonly<Record<string, string>> = {
  [DOCS_PLUGIN]: "docs",
  "gatsby-plugin-mdx": "pages and docs written in .mdx files",
  "gatsby-plugin-react-helmet": "page titles and descriptions",
  "gatsby-plugin-sharp": "pictures",
  "gatsby-source-filesystem": "files for docs and pages",
  "gatsby-transformer-sharp": "pictures",
};

/** Returns a sentence for each missing plugin. */
export const listMissingPlugins = (names: readonly string[]): string[] =>
  Object.entries(NEEDED)
    .filter(([name]) => !names.includes(name))
    .map(
      ([name, lacks]) =>
        `gatsby-config.ts doesn't list the plugin "${name}", so the site would have no ${lacks}. Add it to "plugins".`,
    );
