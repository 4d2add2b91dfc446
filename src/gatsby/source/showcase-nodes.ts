import type { Showcase } from "../../model/showcase/showcase";
import type { NodeFields } from "./write-nodes";

/** Types whose nodes `listShowcaseNodes` makes. */
export const SHOWCASE_TYPES = ["ShowcaseSite", "ShowcaseTag", "ShowcaseFault"];

/** All nodes of the showcase. `idOf` gives a node's id from its type and key, so that nodes can name one another. */
export function listShowcaseNodes(
  { sites, tags, faults }: Showcase,
  idOf: (type: string, key: string) => string,
): NodeFields[] {
  const known = new Set(tags.map(({ id }) => id));
  return [
    ...tags.map(({ id, ...tag }, position) => ({
      type: "ShowcaseTag",
      key: id,
      fields: { ...tag, tagId: id, position },
    })),
    ...sites.map(({ file, ...site }, position) => ({
      type: "ShowcaseSite",
      key: site.slug,
      fields: {
        ...site,
        // While tags.yaml has a fault there are no tags, and a link to none would break every query.
        tags: site.tags.filter((tag) => known.has(tag)).map((tag) => idOf("ShowcaseTag", tag)),
        sourcePath: file,
        position,
      },
    })),
    ...faults.map((fault, index) => ({
      type: "ShowcaseFault",
      key: String(index),
      fields: { ...fault },
    })),
  ];
}
