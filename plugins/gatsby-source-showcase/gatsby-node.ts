export { createSchemaCustomization } from "../../src/gatsby/showcase-source";
