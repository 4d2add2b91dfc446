import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Compiler } from "webpack";
import { listFiles } from "../../../pipeline/store/list-files";
import { type WebpackConcern, assume, isAnyStage } from "../concern";

/** Files that must invalidate webpack's cache when they change, because webpack itself doesn't check them. */
const VERSION_FILES = ["package-lock.json", "gatsby-config.ts"];
const VERSION_FOLDER = "src/gatsby/webpack";

/**
 * Time between bundling and storing the cache, in milliseconds. By default a development server stores it after a
 * second, which delays the first page by two seconds.
 */
const STORE_AFTER_MS = 20_000;

/** Clears the list of files that webpack would otherwise resolve before storing its cache. */
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
 * Prevents webpack from resolving all dependencies of every loader before it stores its cache, which took 5 s of a 25 s
 * cold build of 280 pages. The cache's version therefore has to cover the files that webpack would have found.
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
