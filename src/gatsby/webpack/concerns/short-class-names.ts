import { createHash } from "node:crypto";
import { relative } from "node:path";
import type { Configuration } from "webpack";
import { type WebpackConcern, assume, isBuild } from "../concern";

/** The options of Gatsby's css-loader for CSS modules. */
interface ClassNameOptions {
  localIdentName: string;
  getLocalIdent?: (
    module: { readonly resourcePath: string },
    template: string,
    className: string,
  ) => string;
}

/**
 * Finds the css-loader options in Gatsby's rules, at any depth. A rule may contain other rules (`oneOf`) and a list
 * of loaders (`use`).
 */
function findOptions(value: unknown): ClassNameOptions[] {
  if (Array.isArray(value)) return value.flatMap(findOptions);
  if (typeof value !== "object" || value === null) return [];
  if ("localIdentName" in value) return [value as ClassNameOptions];
  const { oneOf, use, options, modules } = value as Readonly<Record<string, unknown>>;
  return [oneOf, use, options, modules].flatMap(findOptions);
}

/**
 * Returns four characters of a digest, the first of which is a letter. That allows 14 million names; the site has
 * about 400 classes.
 */
const shortNameOf = (source: string): string =>
  createHash("sha512")
    .update(source)
    .digest("base64url")
    .replace(/^[^a-z]*/i, "")
    .slice(0, 4);

/**
 * Shortens class names to four characters in builds. Without this, names such as `Footer-module--link--bf4ae` on 90
 * elements add 1.2 KB (gzip) and 8 KB (raw) to each page, and the median page exceeds its limit of 22 KB
 * (__tests__/e2e/site/budgets.test.ts). Development keeps the long names.
 */
export const shortClassNames: WebpackConcern = {
  name: "short-class-names",
  isFor: isBuild,
  apply: ({ module }: Configuration, { root }) => {
    const found = findOptions(module?.rules);
    assume(found.length > 0, "A css-loader generates the class names of CSS modules.");
    const sources = new Map<string, string>();
    for (const options of found) {
      options.getLocalIdent = ({ resourcePath }, _, className) => {
        const source = `.${className} of ${relative(root, resourcePath)}`;
        const name = shortNameOf(source);
        const other = sources.get(name) ?? source;
        if (other !== source)
          throw new Error(
            `${source} and ${other} have the same short name, ${name}: rename one of them.`,
          );
        sources.set(name, source);
        return name;
      };
    }
  },
};
