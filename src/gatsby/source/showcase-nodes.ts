import type { Showcase } from "../../data/showcase/showcase";
import type { NodeFields } from "./write-nodes";

/**
 * Lists all nodes of the showcase. `idOf` returns a node's id, given its type and key, so that nodes can refer to each
 * other; `fileIdOf` returns the id of a file's node.
 */
export function listShowcaseNodes(
  { sites, tags, faults }: Showcase,
  idOf: (type: string, key: string) => string,
  fileIdOf: (file: string) => string | undefined,
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
        // If tags.yaml has a fault, there are no tags, and a reference to a missing tag would break every query.
        tags: site.tags.filter((tag) => known.has(tag)).map((tag) => idOf("ShowcaseTag", tag)),
        // If the picture's file is missing, this is null. The missing file has been reported as a fault.
        image: site.image === null ? null : (fileIdOf(site.image) ?? null),
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
