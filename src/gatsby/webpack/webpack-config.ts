import { createRequire } from "node:module";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Configuration } from "webpack";
import { NoteSentModules } from "../../pipeline/scripts/sent-packages";
import { getBuild } from "../base/build";
import { WITHOUT_VARIABLE, applyConcerns, readSwitchedOff } from "./apply-concerns";
import {
  type PluginMakers,
  type WebpackConcern,
  type WebpackContext,
  isBrowserBuild,
} from "./concern";
import { compileWithoutBabel } from "./concerns/compile-without-babel";
import { listReplacements } from "./concerns/module-replacements";
import { noSourceMaps } from "./concerns/no-source-maps";
import { OwnScriptsOnly, TRUSTED_CHUNKS } from "./concerns/own-scripts-only";
import { pageDataAgain } from "./concerns/page-data-again";
import { quickDevelop } from "./concerns/quick-develop";
import { quietStyles } from "./concerns/quiet-styles";
import { listSiteConstants } from "./concerns/site-constants";
import { splitStyles } from "./concerns/split-styles";
import { stableHash } from "./concerns/stable-hash";
import { StableModuleIds } from "./concerns/stable-module-ids";
import { swcMinifier } from "./concerns/swc-minifier";
import { webpackCache } from "./concerns/webpack-cache";

/** All optional changes to Gatsby's configuration. */
export const WEBPACK_CONCERNS: readonly WebpackConcern[] = [
  webpackCache,
  compileWithoutBabel,
  quickDevelop,
  quietStyles,
  pageDataAgain,
  noSourceMaps,
  stableHash,
  splitStyles,
  swcMinifier,
];

function readGatsbyVersion(root: string): string {
  const require = createRequire(join(root, "package.json"));
  return (require("gatsby/package.json") as { version: string }).version;
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const build = getBuild();
  const { root } = build;
  // The browser bundle is ready, and page queries are next. They run in other processes and need the finished bodies.
  if (stage === "build-html") await build.jobs.bodies.result();
  // Gatsby types `plugins` and `getConfig` as Function.
  const make = plugins as unknown as PluginMakers;
  const config = (getConfig as () => Configuration)();
  const context: WebpackContext = { stage, root, make };
  await applyConcerns(config, context, {
    concerns: WEBPACK_CONCERNS,
    switchedOff: readSwitchedOff(
      process.env[WITHOUT_VARIABLE],
      WEBPACK_CONCERNS.map(({ name }) => name),
    ),
    gatsbyVersion: readGatsbyVersion(root),
  });
  // Alias for the components that .mdx docs import (src/base/page-module.ts).
  const alias = config.resolve?.alias;
  if (Array.isArray(alias)) throw new Error("Gatsby's aliases are no longer an object.");
  config.resolve = { ...config.resolve, alias: { ...alias, "@site": root } };
  config.plugins = [
    ...(config.plugins ?? []),
    make.define(await listSiteConstants(stage, build)),
    ...listReplacements(context),
  ];
  if (isBrowserBuild(stage)) {
    config.output = { ...config.output, ...TRUSTED_CHUNKS };
    config.plugins.push(
      new OwnScriptsOnly(),
      new NoteSentModules(build),
      new StableModuleIds(root),
    );
  }
  actions.replaceWebpackConfig(config);
};
