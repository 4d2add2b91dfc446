import { loadTypescript } from "../../src/gatsby/load-typescript";

type ShowcaseSource = typeof import("../../src/gatsby/showcase-source");

const source = loadTypescript<ShowcaseSource>("src/gatsby/showcase-source.ts");

export const createPages = source.createPages;
export const createResolvers = source.createResolvers;
export const createSchemaCustomization = source.createSchemaCustomization;
export const onCreateNode = source.onCreateNode;
export const sourceNodes = source.sourceNodes;
