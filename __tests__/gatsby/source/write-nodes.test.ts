import { type NodeFields, writeNodes } from "../../../src/gatsby/source/write-nodes";
import { createFakeStore } from "./fake-store";

function createStore() {
  const { args, log } = createFakeStore();
  const write = async (written: readonly NodeFields[], types: readonly string[]) => {
    log.length = 0;
    const schema = types.map((type) => `  type ${type} implements Node {\n`).join("");
    await writeNodes(written, schema, args);
    return [...log];
  };
  return { write };
}

const node = (key: string, value: string, type = "Site"): NodeFields => ({
  type,
  key,
  fields: { value },
});

test("creates new and changed nodes, and deletes those that are gone", async () => {
  const { write } = createStore();
  expect(await write([node("a", "1"), node("b", "1")], ["Site"])).toEqual([
    "create Site:a",
    "create Site:b",
  ]);
  expect(await write([node("a", "1"), node("b", "2")], ["Site"])).toEqual(["create Site:b"]);
  expect(await write([node("b", "2")], ["Site"])).toEqual(["delete Site:a"]);
});

test("leaves the nodes of another source alone", async () => {
  const { write } = createStore();
  await write([node("0", "broken link", "DocFault")], ["Doc", "DocFault"]);
  await write([node("0", "unknown tag", "SiteFault")], ["Site", "SiteFault"]);
  expect(await write([], ["Doc", "DocFault"])).toEqual(["delete DocFault:0"]);
  expect(await write([node("0", "unknown tag", "SiteFault")], ["Site", "SiteFault"])).toEqual([]);
});
