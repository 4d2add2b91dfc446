import { loadApis } from "./src/gatsby/load-apis";

const { site } = loadApis();

export const createPages = site.createPages;
export const onCreateWebpackConfig = site.onCreateWebpackConfig;
export const onCreateDevServer = site.onCreateDevServer;
export const onPreInit = site.onPreInit;
export const onPostBuild = site.onPostBuild;
export const preprocessSource = site.preprocessSource;
export const onPreExtractQueries = site.onPreExtractQueries;
