import { jest } from "@jest/globals";

const NAMES = ["hasOwnProperty", "constructor", "__proto__", "Gas fees"];
const hitOf = (name: string) => ({
  objectID: name,
  url: "/a",
  type: "lvl1",
  hierarchy: { lvl0: name, lvl1: name },
});

jest.unstable_mockModule("../../../src/search/engine/client", () => ({
  getSearchClient: () =>
    Promise.resolve({
      search: () => Promise.resolve({ hits: NAMES.map(hitOf), nbHits: NAMES.length, direct: [] }),
    }),
}));
const { createDocSearchClient } = await import("../../../src/search/ui/docsearch-client");

interface Group {
  readonly hierarchy: Readonly<Record<"lvl0" | "lvl1", string>>;
}

/** Groups hits as DocSearch 3.9 does. */
const group = (hits: readonly Group[], level: "lvl0" | "lvl1"): Group[][] =>
  Object.values(
    hits.reduce<Record<string, Group[]>>((groups, hit) => {
      const key = hit.hierarchy[level];
      if (!groups.hasOwnProperty(key)) groups[key] = [];
      groups[key]?.push(hit);
      return groups;
    }, {}),
  );

test.each(["lvl0", "lvl1"] as const)(
  "pages named like properties of objects are found by %s",
  async (level) => {
    const client = createDocSearchClient(
      () => [],
      () => undefined,
    )({} as never);
    const { results } = (await client.search({
      requests: [{ query: "a" }],
    } as never)) as unknown as {
      readonly results: readonly { readonly hits: readonly Group[] }[];
    };
    const hits = results[0]?.hits ?? [];
    expect(group(hits, level)).toHaveLength(NAMES.length);
    expect(hits.map(({ hierarchy }) => hierarchy[level].replace("\u2060", ""))).toEqual(NAMES);
  },
);
