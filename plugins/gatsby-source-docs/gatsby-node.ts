import { loadApis } from "../../src/gatsby/load-apis";

const { docsSource: source } = loadApis();

export const createResolvers = source.createResolvers;
export const createSchemaCustomization = source.createSchemaCustomization;
export const onCreateDevServer = source.onCreateDevServer;
export const onPreBootstrap = source.onPreBootstrap;
export const sourceNodes = source.sourceNodes;
