export { onPreInit } from "./check-settings";
export { onPreExtractQueries } from "./pages/background";
export { createPages } from "./pages/create-pages";
export { preprocessSource } from "./webpack/gatsby-sources";
export { onCreateWebpackConfig } from "./webpack/webpack-config";
export { onCreateDevServer } from "./pages/search-dev-server";
export { onPostBuild } from "./pages/write-outputs";
