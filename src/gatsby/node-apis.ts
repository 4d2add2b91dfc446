export { onPreExtractQueries } from "./background";
export { onPreInit } from "./check-settings";
export { createPages } from "./create-pages";
export { preprocessSource } from "./gatsby-sources";
export { onCreateWebpackConfig } from "./webpack-config";
export { onCreateDevServer } from "./search-dev-server";
export { onPostBuild } from "./write-outputs";
