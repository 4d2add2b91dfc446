import { loadTypescript } from "../../src/gatsby/load-typescript";

type CliSource = typeof import("../../src/gatsby/cli-source");

const source = loadTypescript<CliSource>("src/gatsby/cli-source.ts");

export const createSchemaCustomization = source.createSchemaCustomization;
export const sourceNodes = source.sourceNodes;
