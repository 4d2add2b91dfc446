import type { GatsbyNode } from "gatsby";
import { loadShowcase } from "../../pipeline/content/load-showcase";
import { getBuild } from "../base/build";
import { printFaults } from "../base/print-faults";
import { listContentNodes } from "./images";
import { listShowcaseNodes } from "./showcase-nodes";
import { SHOWCASE_SCHEMA } from "./showcase-schema";
import { writeNodes } from "./write-nodes";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(SHOWCASE_SCHEMA);
};

/**
 * Updates all nodes from content/showcase. It has fewer than a hundred small files, which take milliseconds to read.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  const build = getBuild();
  return build.sourcing(async () => {
    const showcase = loadShowcase(build.root);
    const idOf = (type: string, key: string): string => args.createNodeId(`${type}:${key}`);
    const files = listContentNodes(args);
    const nodes = listShowcaseNodes(showcase, idOf, (file) => files.get(file)?.id);
    await writeNodes(nodes, SHOWCASE_SCHEMA, args);
    if (build.isDevelopment) printFaults(build, "content/showcase", showcase.faults, args.reporter);
  });
};
