import { loadTypescript } from "./src/gatsby/load-typescript";

type NodeApis = typeof import("./src/gatsby/node-apis");

const apis = loadTypescript<NodeApis>("src/gatsby/node-apis.ts");

export const createPages = apis.createPages;
export const onCreateWebpackConfig = apis.onCreateWebpackConfig;
export const onCreateDevServer = apis.onCreateDevServer;
export const onPreInit = apis.onPreInit;
export const onPostBuild = apis.onPostBuild;
export const preprocessSource = apis.preprocessSource;
export const onPreExtractQueries = apis.onPreExtractQueries;
