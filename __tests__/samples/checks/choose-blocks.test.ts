import { chooseAgain } from "../../../src/samples/checks/choose-blocks";
import { createNeedsFinder } from "../../../src/samples/checks/needed-sets";
import { pageOf, sampleOf } from "../../support/pinned-site";

const CHECKED = { proof: "types", by: "TypeScript", against: [], on: "2026-11-21" } as const;

/** A thousand blocks for each of two package sets, and a thousand that need no set. Every tenth block has no record. */
const CANDIDATES = [["main"], ["main", "old"], []].flatMap((needs, group) =>
  Array.from({ length: 1000 }, (_, at) => {
    const page = pageOf(`content/docs/${group}.md`, sampleOf(String(at)));
    return {
      block: { page, index: 0, sample: page.samples[0]! },
      key: `${group}-${at}`,
      recorded: at % 10 === 0 ? undefined : CHECKED,
      needs,
    };
  }),
);

const choose = (seed: string): string[] => {
  const again = chooseAgain(CANDIDATES, ["main", "old"], seed);
  return CANDIDATES.filter(({ block }) => again.has(block)).map(({ key }) => key);
};

test("the same seed chooses the same blocks, another seed different ones", () => {
  expect(choose("1")).toEqual(choose("1"));
  expect(choose("1")).not.toEqual(choose("2"));
});

test("blocks without a record are checked anyway, and aren't chosen", () => {
  expect(choose("1").filter((key) => key.endsWith("0"))).toEqual([]);
});

test("over many runs a tenth of every group is chosen, and a run needs the packages of one set", () => {
  const runs = Array.from({ length: 100 }, (_, seed) => choose(String(seed)));
  const parts = ["0-", "1-", "2-"].map(
    (group) => runs.flat().filter((key) => key.startsWith(group)).length / (900 * runs.length),
  );
  for (const part of parts) {
    expect(part).toBeGreaterThan(0.07);
    expect(part).toBeLessThan(0.13);
  }
  const sets = runs.map((keys) =>
    ["0-", "1-"].filter((group) => keys.some((key) => key.startsWith(group))),
  );
  expect(sets.every((drawn) => drawn.length <= 1)).toBe(true);
});

test.each([
  ["ts", "content/docs/a.md", ["main"]],
  ["ts", "content/docs/old/a.md", ["old"]],
  ["solidity", "content/docs/a.md", ["main"]],
  ["solidity", "content/docs/old/a.md", ["main", "old"]],
  ["bash", "content/docs/a.md", []],
  ["json", "content/docs/a.md", []],
])("%s of %s needs its packages: %j", (language, file, needs) => {
  const sets = {
    main: "main",
    others: ["old"],
    setOf: (page: string) => (page.includes("/old/") ? "old" : "main"),
  };
  const page = pageOf(file, sampleOf("{}", { language }));
  const block = { page, index: 0, sample: page.samples[0]! };
  expect(createNeedsFinder(sets)(block)).toEqual(needs);
});

test("a proposal needs the contracts it is checked against", () => {
  const code = '[{ "contract": "GoldToken", "function": "approve", "args": [], "value": "0" }]';
  const page = pageOf("content/docs/a.md", sampleOf(code, { language: "json" }));
  const sets = { main: "main", others: [], setOf: () => "main" };
  const block = { page, index: 0, sample: page.samples[0]! };
  expect(createNeedsFinder(sets)(block)).toEqual(["main"]);
});
