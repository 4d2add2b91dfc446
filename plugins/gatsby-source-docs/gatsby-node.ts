export {
  createPages,
  createSchemaCustomization,
  createResolvers,
  onCreateNode,
  onPreBootstrap,
  sourceNodes,
} from "../../src/gatsby/docs-source";
