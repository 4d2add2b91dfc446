import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { EsbuildPlugin } from "esbuild-loader";
import type { GatsbyNode } from "gatsby";
import type { Compiler, Configuration } from "webpack";

/** Files a change of which must empty webpack's cache, since nothing else tells it. */
const VERSION_FILES = ["package-lock.json", "gatsby-config.ts", "src/gatsby/webpack-config.ts"];

/**
 * Keeps webpack from walking the dependency tree of every loader before it stores its cache: 5 of 25 seconds in a cold
 * build (gatsby-notes.md). The cache's version has to tell what that walk would have found.
 */
class ForgetBuildDependencies {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap("ForgetBuildDependencies", (compilation) => {
      if (compilation.compiler === compiler) compilation.buildDependencies.clear();
    });
  }
}

/** A browser script of ours with all it imports, minified, as the text of a `<script>`. */
async function compileInlineScript(root: string, file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, file)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
  });
  return (outputFiles[0]?.text ?? "").trim();
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  getConfig,
  plugins,
  stage,
  store,
}) => {
  const root: string = store.getState().program.directory;
  const config = getConfig() as Configuration;
  const hash = createHash("sha256");
  for (const file of VERSION_FILES) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(readFileSync(path));
  }
  if (typeof config.cache === "object" && config.cache.type === "filesystem") {
    config.cache = {
      ...config.cache,
      version: `${stage}-${hash.digest("hex").slice(0, 16)}`,
      buildDependencies: { defaultWebpack: [] },
    };
  }
  config.plugins = [...(config.plugins ?? []), new ForgetBuildDependencies()];
  if (stage === "build-html" || stage === "develop-html") {
    const script = await compileInlineScript(root, "src/browser/before-paint.ts");
    config.plugins.push(plugins.define({ BEFORE_PAINT_SCRIPT: JSON.stringify(script) }));
  }
  if (stage === "build-javascript" && config.optimization) {
    config.devtool = false;
    config.optimization.minimizer = [new EsbuildPlugin({ target: "es2020", css: true, legalComments: "none" })];
  }
  actions.replaceWebpackConfig(config);
};
