import { type Literal, textOf, valueOf } from "../../sidebars/literal";

/** A redirect of the other site. `source` may end with a wildcard such as `:slug*`. */
export interface ForeignRedirect {
  readonly source: string;
  readonly destination: string;
  readonly line: number;
}

/** Reads the redirects in the configuration of Mintlify (`docs.json`, `mint.json`) or Docusaurus. */
export const readRedirects = (configuration: Literal): ForeignRedirect[] => [
  ...itemsOf(configuration, "redirects").flatMap(toRedirect),
  ...itemsOf(configuration, "plugins").flatMap(readPlugin),
];

/**
 * Reads the file `_redirects` of Netlify and Cloudflare Pages: a path, its target and optionally a status. `/*` at the
 * end of a path and `:splat` in its target become a wildcard.
 */
export const readRedirectRules = (text: string): ForeignRedirect[] =>
  text.split("\n").flatMap((rule, index) => {
    const [source, destination] = rule.trim().split(/\s+/);
    return source?.startsWith("/") && destination !== undefined
      ? {
          source: source.replace(/\*$/, ":splat*"),
          destination: destination.replace(/:splat$/, ":splat*"),
          line: index + 1,
        }
      : [];
  });

const itemsOf = (literal: Literal, name: string): readonly Literal[] => {
  const value = valueOf(literal, name);
  return value?.type === "list" ? value.items : [];
};

function toRedirect(item: Literal): ForeignRedirect[] {
  const [source, destination] = [textOf(item, "source"), textOf(item, "destination")];
  return source === undefined || destination === undefined
    ? []
    : [{ source, destination, line: item.line }];
}

/** Reads the options of @docusaurus/plugin-client-redirects, where `from` is a path or a list of paths. */
function readPlugin(plugin: Literal): ForeignRedirect[] {
  if (plugin.type !== "list") return [];
  const [name, options] = plugin.items;
  const isRedirecting = name?.type === "text" && name.text.endsWith("plugin-client-redirects");
  if (!isRedirecting || !options) return [];
  return itemsOf(options, "redirects").flatMap((item) => {
    const [from, to] = [valueOf(item, "from"), textOf(item, "to")];
    if (!from || to === undefined) return [];
    const sources = from.type === "list" ? from.items : [from];
    return sources.flatMap((source) =>
      source.type === "text" ? { source: source.text, destination: to, line: source.line } : [],
    );
  });
}
