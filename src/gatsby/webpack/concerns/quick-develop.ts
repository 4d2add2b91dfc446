import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Configuration } from "webpack";
import { type WebpackConcern, type WebpackContext, assume, isDevelopStage } from "../concern";

/** Gatsby's module with all pages and templates. */
const ALL_PAGES = /^\$virtual\/async-requires$/;

/**
 * Skips work at the start of a development server that isn't needed for the first page.
 *
 * - ESLint would check every file. `npm run check` lints instead.
 * - Source maps are exact to the line, not to the column.
 * - The empty page that Gatsby serves for every path (stage `develop-html`) would be bundled with all pages and their
 *   packages: 949 modules instead of 253, which took 6 of the 21 s of both bundles. The empty page would need those
 *   modules only for pages with `getServerData`.
 */
export const quickDevelop: WebpackConcern = {
  name: "quick-develop",
  isFor: (stage) => isDevelopStage(stage) || stage === "develop-html",
  apply: (config, context) => {
    if (context.stage === "develop-html") leavePagesOut(config, context);
    else simplifyBundle(config);
  },
};

function leavePagesOut(config: Configuration, { root, make }: WebpackContext): void {
  const require = createRequire(join(root, "package.json"));
  const entry = require.resolve("gatsby/cache-dir/develop-static-entry.js");
  assume(
    readFileSync(entry, "utf8").includes('from "$virtual/async-requires"'),
    "The empty page of a development server imports $virtual/async-requires.",
  );
  const stub = join(root, "src/gatsby/stubs/no-pages.ts");
  config.plugins = [...(config.plugins ?? []), make.normalModuleReplacement(ALL_PAGES, stub)];
}

function simplifyBundle(config: Configuration): void {
  const plugins = config.plugins ?? [];
  const others = plugins.filter((plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin");
  assume(others.length < plugins.length, "One of the plugins is called ESLintWebpackPlugin.");
  config.plugins = others;
  config.devtool = "eval-cheap-module-source-map";
}
