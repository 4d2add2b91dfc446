import {
  type Filter,
  type Listed,
  countTags,
  filterSites,
  isPopular,
  sortSites,
} from "../../../src/data/showcase/filter-sites";

const ALL: Filter = { query: "", tags: [] };
const GROUPS = [new Set(["apps", "defi", "refi"]), new Set(["wallets"])];

const SITES: readonly Listed[] = [
  { name: "PoolTogether", tags: ["apps", "defi"] },
  { name: "Celo Wallet", tags: ["apps", "wallets", "popular"] },
  { name: "Défiant", tags: ["wallets", "defi"] },
  { name: "GainForest", tags: ["refi"] },
];

const namesOf = (sites: readonly Listed[]): string[] => sites.map(({ name }) => name);

test.each<{ filter: Partial<Filter>; names: string[] }>([
  { filter: {}, names: ["PoolTogether", "Celo Wallet", "Défiant", "GainForest"] },
  { filter: { query: "celo" }, names: ["Celo Wallet"] },
  { filter: { query: "  WALLET " }, names: ["Celo Wallet"] },
  { filter: { query: "pool together" }, names: ["PoolTogether"] },
  { filter: { query: "defi" }, names: ["Défiant"] },
  { filter: { query: ".*" }, names: [] },
  { filter: { tags: ["defi"] }, names: ["PoolTogether", "Défiant"] },
  { filter: { tags: ["defi", "refi"] }, names: ["PoolTogether", "Défiant", "GainForest"] },
  { filter: { tags: ["defi", "wallets"] }, names: ["Défiant"] },
  { filter: { tags: ["defi", "refi", "wallets"] }, names: ["Défiant"] },
  { filter: { query: "forest" }, names: ["GainForest"] },
  { filter: { tags: ["wallets"], query: "celo" }, names: ["Celo Wallet"] },
])("$filter finds $names", ({ filter, names }) => {
  expect(namesOf(filterSites(SITES, { ...ALL, ...filter }, GROUPS))).toEqual(names);
});

test("wallets come first, then other kinds; in a kind, popular sites, then names; the list isn't changed", () => {
  const sites = [
    { name: "beta", tags: [] },
    { name: "Alpha", tags: ["apps"] },
    { name: "Zeta", tags: ["popular"] },
    { name: "eta", tags: ["popular"] },
    { name: "Élan", tags: [] },
    { name: "Swap", tags: ["apps", "impact", "defi"] },
    { name: "Tree", tags: ["impact", "popular"] },
    { name: "A wallet", tags: ["wallets", "defi", "popular"] },
    { name: "Best wallet", tags: ["wallets", "favorite"] },
    { name: "Any wallet", tags: ["wallets"] },
  ];
  const before = namesOf(sites);
  expect(namesOf(sortSites(sites))).toEqual([
    ...["Best wallet", "A wallet", "Any wallet", "Swap", "Tree"],
    ...["eta", "Zeta", "Alpha", "beta", "Élan"],
  ]);
  expect(namesOf(sites)).toEqual(before);
});

test("popular sites are those with the tag", () => {
  expect(namesOf(SITES.filter(isPopular))).toEqual(["Celo Wallet"]);
});

test("each tag has the number of its sites", () => {
  expect(Object.fromEntries(countTags(SITES))).toEqual({
    apps: 2,
    defi: 2,
    wallets: 2,
    popular: 1,
    refi: 1,
  });
});

test("1000 sites are filtered in under 10 ms", () => {
  const tags = ["apps", "defi", "refi", "earn", "wallets", "impact"];
  const sites = Array.from({ length: 1000 }, (_, index) => ({
    name: `Sité number ${index} of the généràted ones`,
    tags: tags.filter((_tag, position) => (index >> position) % 2 === 0),
  }));
  const filter: Filter = { query: "number 9", tags: ["apps", "defi"] };
  // Uses the shortest of several calls: the first call includes compiling the code, and other calls may be slowed
  // down by another test.
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    expect(filterSites(sites, filter, GROUPS).length).toBeGreaterThan(0);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(10);
});
