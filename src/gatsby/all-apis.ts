export * as site from "./node-apis";
export * as cliSource from "./source/cli-source";
export * as docsSource from "./source/docs-source";
export * as showcaseSource from "./source/showcase-source";
