import type { Configuration } from "webpack";
import { type WebpackConcern, assume, isBuild } from "../concern";

/** The options of Gatsby's css-loader for CSS modules. */
interface ClassNameOptions {
  localIdentName: string;
}

/** Finds the options in Gatsby's rules, however deep: a rule may hold others (`oneOf`) and a list of loaders (`use`). */
function findOptions(value: unknown): ClassNameOptions[] {
  if (Array.isArray(value)) return value.flatMap(findOptions);
  if (typeof value !== "object" || value === null) return [];
  if ("localIdentName" in value) return [value as ClassNameOptions];
  const { oneOf, use, options, modules } = value as Readonly<Record<string, unknown>>;
  return [oneOf, use, options, modules].flatMap(findOptions);
}

/**
 * Makes class names five characters long in builds: `Footer-module--link--bf4ae`, on 90 elements of each page, takes
 * 0.85 KB (gzip) of the median first view of 22.5 KB. Development keeps the long ones.
 */
export const shortClassNames: WebpackConcern = {
  name: "short-class-names",
  isFor: isBuild,
  apply: ({ module }: Configuration) => {
    const found = findOptions(module?.rules);
    assume(found.length > 0, "A css-loader names the classes of CSS modules.");
    for (const options of found) options.localIdentName = "[hash:base64:5]";
  },
};
