import type { GatsbyNode } from "gatsby";
import { getBuild } from "./base/build";

/**
 * Third-party plugins that this site needs. The values name what a build would silently leave out without the plugin.
 */
const NEEDED: Readonly<Record<string, string>> = {
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

/** Stops a build or a development server if a plugin that this site needs is missing. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter, store }) => {
  // Gatsby types the store's functions as Function.
  const readState = store.getState as () => {
    readonly flattenedPlugins: readonly { readonly name: string }[];
  };
  const missing = listMissingPlugins(readState().flattenedPlugins.map(({ name }) => name));
  if (missing.length === 0) return;
  getBuild().lock.endInOrder();
  // Written directly to standard error, since Gatsby would wrap the lines at 80 characters.
  process.stderr.write(`\n${missing.join("\n")}\n\n`);
  reporter.panic("Plugins that this site needs are missing: see above.");
};
