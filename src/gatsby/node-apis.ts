export { createPages } from "./create-pages";
export { onCreateWebpackConfig } from "./webpack-config";
export { onPostBuild } from "./write-outputs";
