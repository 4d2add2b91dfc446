import type { GatsbyNode, NodePluginArgs } from "gatsby";
import { formatFaults } from "../../faults/format-faults";
import { loadShowcase } from "../../pipeline/content/load-showcase";
import { isDevelopment } from "../is-development";
import { listContentNodes } from "./images";
import { SHOWCASE_TYPES, listShowcaseNodes } from "./showcase-nodes";
import { SHOWCASE_SCHEMA } from "./showcase-schema";
import { writeNodes } from "./write-nodes";

/** The faults that were printed last. They are printed again only after they have changed. */
let shownFaults = "";
let isSourced = false;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(SHOWCASE_SCHEMA);
};

/**
 * Updates all nodes from content/showcase. These are fewer than a hundred small files, which are read in milliseconds.
 */
async function refresh(args: NodePluginArgs): Promise<void> {
  const showcase = loadShowcase(process.cwd()); // Gatsby runs in the site's folder.
  const idOf = (type: string, key: string): string => args.createNodeId(`${type}:${key}`);
  const files = listContentNodes(args);
  const nodes = listShowcaseNodes(showcase, idOf, (file) => files.get(file)?.id);
  await writeNodes(nodes, SHOWCASE_TYPES, args);
  isSourced = true;
  if (isDevelopment) reportChange(formatFaults(showcase.faults), args);
}

function reportChange(faults: string, { reporter }: NodePluginArgs): void {
  if (faults === shownFaults) return;
  shownFaults = faults;
  if (faults === "") reporter.success("content/showcase: no faults");
  else reporter.warn(`content/showcase:\n${faults}`);
}

export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => refresh(args);

/** In development: updates all nodes after a change of content/ (docs-source.ts says why here). */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  if (isDevelopment && isSourced) await refresh(args);
};
