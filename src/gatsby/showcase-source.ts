import type { GatsbyNode } from "gatsby";
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = () => {};
