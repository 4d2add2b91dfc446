export {
  createPages,
  createSchemaCustomization,
  onCreateNode,
  sourceNodes,
} from "../../src/gatsby/showcase-source";
