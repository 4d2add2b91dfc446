export * as site from "./node-apis";
export * as cliSource from "./source/cli-source";
export * as contractsSource from "./source/contracts-source";
export * as docsSource from "./source/docs-source";
export { mdxDocs } from "./source/mdx-docs";
export * as showcaseSource from "./source/showcase-source";
