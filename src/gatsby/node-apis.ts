export { onPreInit } from "./check-settings";
export { createPages } from "./create-pages";
export { onCreateWebpackConfig } from "./webpack-config";
export { onCreateDevServer } from "./search-dev-server";
export { onPostBuild } from "./write-outputs";
