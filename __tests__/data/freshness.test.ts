import type { Fact } from "../../src/data/facts";
import {
  classifyFreshness,
  formatFreshness,
  listDated,
  summarizeFreshness,
} from "../../src/data/freshness";

const fact = (id: string, kind: Fact["kind"], checked: string): Fact => ({
  id,
  file: `content/data/facts/${id}.yaml`,
  value: "1.0",
  about: "A fact",
  kind,
  area: kind === "version" ? "Node software" : "Fees",
  checked,
  sources: ["https://celo.org"],
  code: false,
  typed: [],
});

const GROUP = {
  id: "gas",
  file: "content/data/parameters/gas.yaml",
  title: "Gas",
  as_of: "2026-07-01",
  sources: [],
  parameters: [{ name: "Limit", value: "30", status: "current" as const }],
};

const ENDED = {
  ...GROUP,
  file: "content/data/parameters/ended.yaml",
  parameters: [{ name: "Limit", value: "30", status: "ended" as const }],
};

const FACTS = [
  fact("image", "version", "2026-09-23"),
  fact("floor", "parameter", "2026-08-01"),
  fact("odis", "endpoint", "2026-08-01"),
  fact("launch", "event", "2020-04-22"),
];

const dated = listDated(FACTS, [GROUP, ENDED]);
const judge = (today: string) => classifyFreshness(dated, today);

test("a fact's kind determines how long it stays fresh; past events and ended things never go stale", () => {
  expect(dated.map(({ file, staleFrom }) => [file, staleFrom])).toEqual([
    ["content/data/parameters/gas.yaml", "2026-10-29"],
    ["content/data/facts/image.yaml", "2026-11-22"],
    ["content/data/facts/floor.yaml", "2026-11-29"],
    ["content/data/facts/odis.yaml", "2027-01-28"],
  ]);
});

test("a fact is stale from its day on, and counts as going stale in the 14 days before", () => {
  const names = (today: string) => {
    const { stale, soon } = judge(today);
    return { stale: stale.length, soon: soon.length };
  };
  expect(names("2026-11-14")).toEqual({ stale: 1, soon: 1 });
  expect(names("2026-11-15")).toEqual({ stale: 1, soon: 2 });
  expect(names("2026-11-21")).toEqual({ stale: 1, soon: 2 });
  expect(names("2026-11-22")).toEqual({ stale: 2, soon: 1 });
});

test("the list names areas and the pages that show each fact", () => {
  const pagesOf = (file: string) => (file.endsWith("image.yaml") ? ["/run", "/upgrade"] : []);
  expect(formatFreshness(judge("2026-11-22"), pagesOf)).toMatchInlineSnapshot(`
    "Stale:
      Gas
        a table of 1 parameters (checked 2026-07-01, stale from 2026-10-29; content/data/parameters/gas.yaml)
      Node software
        image: 1.0 (checked 2026-09-23, stale from 2026-11-22; content/data/facts/image.yaml)
          /run
          /upgrade

    Stale within 14 days:
      Fees
        floor: 1.0 (checked 2026-08-01, stale from 2026-11-29; content/data/facts/floor.yaml)

    Facts that change: 4 (stale: 2, stale within 14 days: 1). Run "npm run freshness" to list them."
  `);
});

test("a build prints one line", () => {
  expect(summarizeFreshness(judge("2026-11-22"))).toMatchInlineSnapshot(
    `"Facts that change: 4 (stale: 2, stale within 14 days: 1). Run "npm run freshness" to list them."`,
  );
});

test("a value read from the chain counts as checked on that day", () => {
  const readAt = { network: "celo", block: 1, day: "2026-11-25" };
  const floor = { name: "Floor", value: "1.0", fact: "floor", status: "current" as const, readAt };
  const limit = { name: "Limit", value: "30", status: "current" as const };
  const checked = (parameters: (typeof GROUP)["parameters"]): string[] =>
    listDated([fact("floor", "parameter", "2026-08-01")], [{ ...GROUP, parameters }]).map(
      (dated) => `${dated.area} ${dated.checked}`,
    );
  expect(checked([floor])).toEqual(["Fees 2026-11-25", "Gas 2026-11-25"]);
  expect(checked([floor, limit])).toEqual(["Gas 2026-07-01", "Fees 2026-11-25"]);
});
