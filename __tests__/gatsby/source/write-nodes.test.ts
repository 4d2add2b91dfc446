import type { Node, NodeInput, NodePluginArgs } from "gatsby";
import { type NodeFields, writeNodes } from "../../../src/gatsby/source/write-nodes";

/** Gatsby's store, as far as a source uses it, and a log of what was done to it. */
function createStore() {
  const nodes = new Map<string, NodeInput>();
  const log: string[] = [];
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
      touchNode: ({ id }: Node) => log.push(`touch ${id}`),
      deleteNode: ({ id }: Node) => {
        log.push(`delete ${id}`);
        nodes.delete(id);
      },
    },
    // Only these five of Gatsby's many helpers are called.
  } as unknown as NodePluginArgs;
  const write = async (written: readonly NodeFields[], types: readonly string[]) => {
    log.length = 0;
    await writeNodes(written, types, args);
    return [...log];
  };
  return { write };
}

const node = (key: string, value: string, type = "Site"): NodeFields => ({
  type,
  key,
  fields: { value },
});

test("creates what is new or changed, touches what is not, deletes what is gone", async () => {
  const { write } = createStore();
  expect(await write([node("a", "1"), node("b", "1")], ["Site"])).toEqual([
    "create Site:a",
    "create Site:b",
  ]);
  expect(await write([node("a", "1"), node("b", "2")], ["Site"])).toEqual([
    "touch Site:a",
    "create Site:b",
  ]);
  expect(await write([node("b", "2")], ["Site"])).toEqual(["touch Site:b", "delete Site:a"]);
});

test("leaves the nodes of another source alone", async () => {
  const { write } = createStore();
  await write([node("0", "broken link", "DocFault")], ["Doc", "DocFault"]);
  await write([node("0", "unknown tag", "SiteFault")], ["Site", "SiteFault"]);
  expect(await write([], ["Doc", "DocFault"])).toEqual(["delete DocFault:0"]);
  expect(await write([node("0", "unknown tag", "SiteFault")], ["Site", "SiteFault"])).toEqual([
    "touch SiteFault:0",
  ]);
});
