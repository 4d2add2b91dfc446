import { loadTypescript } from "../../src/gatsby/load-typescript";

type DocsSource = typeof import("../../src/gatsby/docs-source");

const source = loadTypescript<DocsSource>("src/gatsby/docs-source.ts");

export const createPages = source.createPages;
export const createResolvers = source.createResolvers;
export const createSchemaCustomization = source.createSchemaCustomization;
export const onCreateDevServer = source.onCreateDevServer;
export const onCreateNode = source.onCreateNode;
export const onPreBootstrap = source.onPreBootstrap;
export const sourceNodes = source.sourceNodes;
