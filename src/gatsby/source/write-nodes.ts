import type { NodePluginArgs } from "gatsby";
import { digestOf } from "../../pipeline/store/cache-files";

/** Fields of a node, apart from those that Gatsby adds. */
export interface NodeFields {
  readonly type: string;
  /** Identifies the node among all nodes of its type. */
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Id of the File node from which it was created. */
  readonly parent?: string | undefined;
}

const NODE_TYPE = /^ *type (\w+) implements Node\b/gm;

/**
 * Creates new and changed nodes, and deletes nodes that are gone. It doesn't touch unchanged nodes: Gatsby keeps them,
 * since it knows that the plugin deletes its own nodes. Touching some 4,000 nodes took a tenth of the time of an edit
 * in development.
 * @param schema Declares the types of nodes that the calling plugin creates. Gatsby doesn't let other plugins create or
 * delete nodes of these types.
 */
export async function writeNodes(
  nodes: readonly NodeFields[],
  schema: string,
  args: NodePluginArgs,
): Promise<void> {
  const { actions, createNodeId, getNode, getNodesByType } = args;
  actions.enableStatefulSourceNodes?.();
  const kept = new Set<string>();
  const created: unknown[] = [];
  for (const { type, key, fields, parent } of nodes) {
    const id = createNodeId(`${type}:${key}`);
    kept.add(id);
    const contentDigest = digestOf(JSON.stringify(fields));
    if (getNode(id)?.internal.contentDigest === contentDigest) continue;
    // Each result waits until the node is on disk, so waiting for one after another would take twice as long.
    created.push(
      actions.createNode({
        ...fields,
        id,
        parent: parent ?? null,
        children: [],
        internal: { type, contentDigest },
      }),
    );
  }
  await Promise.all(created);
  for (const [, type = ""] of schema.matchAll(NODE_TYPE)) {
    for (const node of getNodesByType(type)) if (!kept.has(node.id)) actions.deleteNode(node);
  }
}
