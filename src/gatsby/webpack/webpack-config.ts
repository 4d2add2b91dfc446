import { createRequire } from "node:module";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Configuration } from "webpack";
import { NoteSentModules } from "../../build/scripts/sent-packages";
import { WITHOUT_VARIABLE, applyConcerns, readSwitchedOff } from "./apply-concerns";
import { compileWithoutBabel } from "./compile-without-babel";
import {
  type PluginMakers,
  type WebpackConcern,
  type WebpackContext,
  isBrowserBuild,
} from "./concern";
import { listReplacements } from "./module-replacements";
import { noSourceMaps } from "./no-source-maps";
import { noThemes } from "./no-themes";
import { OwnScriptsOnly, TRUSTED_CHUNKS } from "./own-scripts-only";
import { postcssOnce } from "./postcss-once";
import { quickDevelop } from "./quick-develop";
import { runtimeStubs } from "./runtime-stubs";
import { shortClassNames } from "./short-class-names";
import { shortHashes } from "./short-hashes";
import { listSiteConstants } from "./site-constants";
import { SlimScriptSlice } from "./slim-script-slice";
import { splitStyles } from "./split-styles";
import { swcMinifier } from "./swc-minifier";
import { webpackCache } from "./webpack-cache";

/** Every change to Gatsby's configuration that a build could do without. */
export const WEBPACK_CONCERNS: readonly WebpackConcern[] = [
  webpackCache,
  noThemes,
  compileWithoutBabel,
  shortClassNames,
  postcssOnce,
  quickDevelop,
  noSourceMaps,
  shortHashes,
  splitStyles,
  runtimeStubs,
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
  const root = process.cwd(); // Gatsby runs in the site's folder.
  // Gatsby types both as mere functions.
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
  config.plugins = [
    ...(config.plugins ?? []),
    make.define(await listSiteConstants(context)),
    ...listReplacements(context),
  ];
  if (isBrowserBuild(stage)) {
    config.output = { ...config.output, ...TRUSTED_CHUNKS };
    config.plugins.push(new OwnScriptsOnly(), new SlimScriptSlice(root), new NoteSentModules(root));
  }
  actions.replaceWebpackConfig(config);
};
