import type { Hit } from "../../../../src/search/engine/hits/hit";
import { idOf, listRows, toDocSearch, toStoredRow } from "../../../../src/search/ui/modal/row";

const part = (text: string) => [{ text, isMatch: false }];
const hit = (path: string, area = "Build", title = "Fees"): Hit => ({
  ...{ path, titles: [part(title)], excerpt: part("…"), area, hasEnded: false },
});

test("answers come first, then pages by rank, at most five of one area", () => {
  const hits = ["/a", "/b", "/c", "/d", "/e", "/f"].map((path) => hit(path));
  const rows = listRows(
    [{ kind: "address", title: "USDC", value: "0x1", url: "/tokens", page: "Tokens" }],
    [...hits, hit("/cli", "Tooling")],
  );
  expect(rows.map(({ href }) => href)).toEqual(["/tokens", "/a", "/b", "/c", "/d", "/e", "/cli"]);
  expect(rows[0]).toMatchObject({ value: "0x1", icon: "address", area: "Tokens" });
});

interface Grouped {
  readonly hierarchy: Readonly<Record<"lvl0" | "lvl1", string>>;
}

/** Groups records as DocSearch 3.9 does: by area, and in an area by page. */
const group = <Item extends Grouped>(items: readonly Item[], level: "lvl0" | "lvl1"): Item[][] =>
  Object.values(
    items.reduce<Record<string, Item[]>>((groups, item) => {
      const key = item.hierarchy[level];
      if (!groups.hasOwnProperty(key)) groups[key] = [];
      groups[key]?.push(item);
      return groups;
    }, {}),
  );

test("DocSearch's groups leave rows in their order, whatever they are called", () => {
  const names = ["hasOwnProperty", "Fees", "7", "Fees", "__proto__", "constructor"];
  const rows = listRows(
    [],
    names.map((name, at) => hit(`/${at}`, `Area ${at % 2}`, name)),
  );
  const groups = group(rows.map(toDocSearch), "lvl0");
  expect(groups).toHaveLength(1);
  const order = group(groups[0] ?? [], "lvl1").flat();
  expect(order.map(({ _snippetResult }) => _snippetResult)).toEqual(rows);
});

test("two rows for one page have different ids", () => {
  const [one, other] = [hit("/a", "Build", "Fees"), hit("/a", "Build", "Gas")];
  const ids = listRows([], [one, other]).map(idOf);
  expect(new Set(ids).size).toBe(2);
});

test("what DocSearch stores of a record is enough for a row", () => {
  const [row] = listRows([], [hit("/a#fees")]);
  const { _snippetResult, ...stored } = toDocSearch(row!);
  expect(_snippetResult).toBe(row);
  expect(toStoredRow(stored)).toEqual({ ...row, excerpt: [] });
});
