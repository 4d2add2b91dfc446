import type { Node, NodeInput, NodePluginArgs } from "gatsby";

export interface FakeStore {
  /** The few Gatsby helpers that our source plugins call. */
  readonly args: NodePluginArgs;
  readonly nodes: ReadonlyMap<string, NodeInput>;
  /** The changes made to the store, such as `create Site:a` and `delete Site:a`. */
  readonly log: string[];
  /** The messages that the source prints in the terminal. */
  readonly said: string[];
}

/** Creates a stand-in for Gatsby's store that has only the parts a source plugin uses. */
export function createFakeStore(): FakeStore {
  const nodes = new Map<string, NodeInput>();
  const log: string[] = [];
  const said: string[] = [];
  const args = {
    createNodeId: (text: string) => text,
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) =>
      [...nodes.values()].filter(({ internal }) => internal.type === type),
    actions: {
      createNode: (node: NodeInput) => {
        log.push(`create ${node.id}`);
        nodes.set(node.id, node);
      },
      deleteNode: ({ id }: Node) => {
        log.push(`delete ${id}`);
        nodes.delete(id);
      },
    },
    reporter: {
      success: (text: string) => said.push(text),
      warn: (text: string) => said.push(text),
    },
  } as unknown as NodePluginArgs;
  return { args, nodes, log, said };
}
