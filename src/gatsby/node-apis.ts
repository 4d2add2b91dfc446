import type { GatsbyNode } from "gatsby";
import { watchBuildTimes } from "./build-times";
import { onPreInit as checkSettings } from "./check-settings";

export { onPreExtractQueries } from "./pages/background";
export { createPages } from "./pages/create-pages";
export { preprocessSource } from "./webpack/gatsby-sources";
export { onCreateWebpackConfig } from "./webpack/webpack-config";
export { onCreateDevServer } from "./pages/search-dev-server";
export { onPostBuild } from "./pages/write-outputs";

export const onPreInit: GatsbyNode["onPreInit"] = (...given) => {
  if (process.env.gatsby_executing_command === "build") watchBuildTimes(process.cwd());
  return checkSettings?.(...given);
};
