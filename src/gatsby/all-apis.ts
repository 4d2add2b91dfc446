export * as site from "./node-apis";
export * as cliSource from "./cli-source";
export * as docsSource from "./docs-source";
export * as showcaseSource from "./showcase-source";
