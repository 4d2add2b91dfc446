import { loadApis } from "../../src/gatsby/load-apis";

const { contractsSource: source } = loadApis();

export const createSchemaCustomization = source.createSchemaCustomization;
export const sourceNodes = source.sourceNodes;
