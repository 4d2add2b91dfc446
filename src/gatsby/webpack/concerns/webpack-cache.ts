import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Compiler } from "webpack";
import { listFiles } from "../../../pipeline/store/list-files";
import { type WebpackConcern, assume, isAnyStage } from "../concern";

/** Files that must invalidate webpack's cache when they change. webpack wouldn't notice the change otherwise. */
const VERSION_FILES = ["package-lock.json", "gatsby-config.ts"];
const VERSION_FOLDER = "src/gatsby/webpack";

/**
 * Time between a bundle and storing its cache, in milliseconds. A development server would store it after a second, and
 * the first page would wait two seconds for that.
 */
const STORE_AFTER_MS = 20_000;

/** Clears the list of files that webpack would resolve before it stores its cache. */
class ForgetBuildDependencies {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap("ForgetBuildDependencies", (compilation) => {
      if (compilation.compiler === compiler) compilation.buildDependencies.clear();
    });
  }
}

function digestOfConfiguration(root: string): string {
  const hash = createHash("sha256");
  for (const file of [...VERSION_FILES, ...listFiles(root, VERSION_FOLDER)]) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(file).update(readFileSync(path));
  }
  return hash.digest("hex").slice(0, 16);
}

/**
 * Prevents webpack from resolving all dependencies of every loader before it stores its cache: 5 of the 25 seconds of a
 * cold build of 280 pages. The cache's version therefore has to include the files that webpack would have found.
 */
export const webpackCache: WebpackConcern = {
  name: "webpack-cache",
  isFor: isAnyStage,
  apply: (config, { stage, root }) => {
    const { cache } = config;
    assume(
      typeof cache === "object" && cache.type === "filesystem",
      "webpack stores its cache on disk.",
    );
    config.cache = {
      ...cache,
      version: `${stage}-${digestOfConfiguration(root)}`,
      buildDependencies: { defaultWebpack: [] },
      idleTimeoutForInitialStore: STORE_AFTER_MS,
      idleTimeoutAfterLargeChanges: STORE_AFTER_MS,
    };
    config.plugins = [...(config.plugins ?? []), new ForgetBuildDependencies()];
  },
};
