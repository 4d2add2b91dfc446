import type { NodePluginArgs } from "gatsby";
import { digestOf } from "../../build/store/cache-files";

/** Node of a type, ready for `createNode` once it has its Gatsby fields. */
export interface NodeFields {
  readonly type: string;
  /** What makes the node one of its kind: the same key, the same node. */
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Id of the File node it was made from. */
  readonly parent?: string | undefined;
}

/**
 * Creates what is new or changed and deletes what is gone; unchanged nodes are only touched. `types` are those the
 * calling plugin makes: Gatsby lets no other plugin create or delete a node of them.
 */
export async function writeNodes(
  nodes: readonly NodeFields[],
  types: readonly string[],
  args: NodePluginArgs,
): Promise<void> {
  const { actions, createNodeId, getNode, getNodesByType } = args;
  const kept = new Set<string>();
  for (const { type, key, fields, parent } of nodes) {
    const id = createNodeId(`${type}:${key}`);
    kept.add(id);
    const contentDigest = digestOf(JSON.stringify(fields));
    const old = getNode(id);
    if (old?.internal.contentDigest === contentDigest) {
      actions.touchNode(old);
      continue;
    }
    await actions.createNode({
      ...fields,
      id,
      parent: parent ?? null,
      children: [],
      internal: { type, contentDigest },
    });
  }
  for (const type of types) {
    for (const node of getNodesByType(type)) if (!kept.has(node.id)) actions.deleteNode(node);
  }
}
