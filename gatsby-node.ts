export { createPages } from "./src/gatsby/create-pages";
export { onCreateWebpackConfig } from "./src/gatsby/webpack-config";
export { onPostBuild } from "./src/gatsby/write-outputs";
