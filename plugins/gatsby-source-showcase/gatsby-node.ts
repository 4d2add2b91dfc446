import { loadApis } from "../../src/gatsby/load-apis";

const { showcaseSource: source } = loadApis();

export const createSchemaCustomization = source.createSchemaCustomization;
export const sourceNodes = source.sourceNodes;
