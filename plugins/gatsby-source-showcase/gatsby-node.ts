import { loadApis } from "../../src/gatsby/load-apis";

const { showcaseSource: source } = loadApis();

export const createPages = source.createPages;
export const createResolvers = source.createResolvers;
export const createSchemaCustomization = source.createSchemaCustomization;
export const sourceNodes = source.sourceNodes;
