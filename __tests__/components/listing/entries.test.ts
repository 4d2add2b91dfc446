import {
  listRecipes,
  listTagged,
  listTutorials,
} from "../../../src/components/listing/doc-entries";
import { listPartners } from "../../../src/components/listing/partner-entries";
import {
  listShowcaseEntries,
  listTagGroups,
} from "../../../src/components/listing/showcase-entries";
import { foldRare } from "../../../src/components/listing/tag-groups";

type Sites = Parameters<typeof listShowcaseEntries>[0];

const tag = (tagId: string, label = tagId) => ({ tagId, label });
const site = (name: string, tags: readonly string[], source: string) => ({
  name,
  website: "https://a.example/",
  source,
  tags: tags.map((id) => tag(id)),
});

test("partners are cards that lead to our page or to their website, filtered by kind and network", () => {
  const partner = (name: string, kind: string, more: object = {}) => ({
    ...{ partnerId: name, name, kind, purpose: "Good for a test.", code: null, page: null },
    networks: [{ networkId: "celo", name: "Celo Mainnet" }],
    ...{ website: `https://${name}.example/`, factsChecked: "2026-11-21", ...more },
  });
  const { entries, groups } = listPartners([
    partner("beta", "wallet", { page: "/wallet" }),
    partner("alpha", "rpc", { code: "https://code.example/" }),
  ]);
  expect(entries.map(({ name, href, source, facts }) => [name, href, source?.href, facts])).toEqual(
    [
      ["alpha", "https://alpha.example/", "https://code.example/", ["Checked 21 November 2026"]],
      ["beta", "/wallet", "https://beta.example/", ["Checked 21 November 2026"]],
    ],
  );
  expect(
    groups.map(({ title, tags }) => [
      title,
      ...tags.map(({ label, count }) => `${label} ${count}`),
    ]),
  ).toEqual([
    ["Kind", "RPC nodes 1", "Wallets 1"],
    ["Network", "Celo Mainnet 2"],
  ]);
});

test("sites are cards in their order; popular and ended ones are separate", () => {
  const { entries, ended, popular } = listShowcaseEntries([
    site("Beta", ["popular", "defi"], "https://code.example/"),
    site("gamma", ["deprecated", "not-maintained"], "https://a.example/"),
    site("alpha", ["defi"], "https://a.example/"),
  ] as unknown as Sites);
  expect(entries.map(({ name }) => name)).toEqual(["Beta", "alpha"]);
  expect(popular.map(({ name }) => name)).toEqual(["Beta"]);
  // If a site's code is closed, its website is linked instead.
  expect(entries.map(({ source }) => source)).toEqual([
    { label: "Source", href: "https://code.example/" },
    { label: "Website", href: "https://a.example/" },
  ]);
  expect(ended.map(({ name, tags }) => [name, tags.map(({ isWarning }) => isWarning)])).toEqual([
    ["gamma", [true, true]],
  ]);
  expect(entries[1]?.href).toBe("https://a.example/");
});

test.each([
  { name: "none", image: null, picture: null },
  {
    name: "a bitmap",
    image: {
      childImageSharp: {
        gatsbyImageData: { images: { fallback: { src: "/a.webp", srcSet: "/a.webp 48w" } } },
      },
    },
    picture: { src: "/a.webp", srcSet: "/a.webp 48w" },
  },
])("the logo of a site with $name", ({ image, picture }) => {
  const sites = [{ ...site("A", [], "https://a.example/"), image }] as unknown as Sites;
  expect(listShowcaseEntries(sites).entries[0]?.picture).toEqual(picture);
});

test("the filter's tags have the ids that cards refer to; tags for an audience are collapsed", () => {
  const tags = [
    { ...tag("defi", "DeFi"), group: "showcase", count: 2 },
    { ...tag("validators"), group: "audience", count: 1 },
  ] as unknown as Parameters<typeof listTagGroups>[0];
  expect(listTagGroups(tags)).toEqual([
    { title: "Tags", tags: [{ id: "defi", label: "DeFi", count: 2 }] },
    {
      title: "More tags",
      tags: [{ id: "validators", label: "validators", count: 1 }],
      isFolded: true,
    },
  ]);
});

test("tutorials are cards by name, filtered by levels from easy to hard and topics by label", () => {
  const doc = (title: string, level: string, topics: readonly string[]) => ({
    title,
    description: "D",
    path: `/tutorials/${title} ü`,
    readingMinutes: 5,
    tutorial: { level: tag(level), topics: topics.map((id) => tag(id)), duration: 30 },
  });
  const { entries, groups } = listTutorials([
    doc("B", "advanced", ["nft"]),
    doc("A", "beginner", ["react", "nft"]),
    { ...doc("C", "beginner", []), tutorial: null },
  ]);
  expect(entries.map(({ name, href }) => [name, href])).toEqual([
    ["A", "/tutorials/A%20%C3%BC"],
    ["B", "/tutorials/B%20%C3%BC"],
  ]);
  expect(entries[0]?.tags.map(({ id }) => id)).toEqual(["beginner", "react", "nft"]);
  expect(entries[0]?.facts).toHaveLength(2);
  expect(entries.map(({ ranks }) => ranks)).toEqual([
    { duration: 30, level: 0 },
    { duration: 30, level: 2 },
  ]);
  expect(groups.map(({ tags }) => tags.map(({ id, count }) => [id, count]))).toEqual([
    [
      ["beginner", 1],
      ["advanced", 1],
    ],
    [
      ["nft", 2],
      ["react", 1],
    ],
  ]);
});

test("recipes are cards by name, filtered by topics and tools, each by label", () => {
  const recipe = (title: string, tools: readonly string[], tags: readonly string[]) => ({
    ...{ title, description: "D", path: `/recipes/${title}`, tools },
    tags: tags.map((id) => ({ tagId: id, label: `Topic ${id}` })),
  });
  const { entries, groups } = listRecipes([
    recipe("B", ["viem", "solidity"], ["l2"]),
    recipe("A", ["viem"], ["nft", "l2"]),
  ]);
  expect(entries.map(({ name, tags }) => [name, tags.map(({ label }) => label)])).toEqual([
    ["A", ["viem", "Topic nft", "Topic l2"]],
    ["B", ["viem", "Solidity", "Topic l2"]],
  ]);
  expect(groups.map(({ tags }) => tags.map(({ label, count }) => [label, count]))).toEqual([
    [
      ["Topic l2", 2],
      ["Topic nft", 1],
    ],
    [
      ["Solidity", 1],
      ["viem", 2],
    ],
  ]);
});

test("a tag's docs are cards with their areas, by which only long lists can be filtered", () => {
  const doc = (title: string, path: string) => ({ title, description: "D", path });
  const few = [doc("B", "/build/b ü"), doc("A", "/cel2/a")];
  const { entries, groups } = listTagged(few);
  expect(entries).toEqual([
    { name: "A", description: "D", href: "/cel2/a", tags: [{ id: "l2", label: "L2" }] },
    {
      ...{ name: "B", description: "D", href: "/build/b%20%C3%BC" },
      tags: [{ id: "build", label: "Build" }],
    },
  ]);
  expect(groups).toEqual([]);
  const many = Array.from({ length: 11 }, (_, at) => doc(`L${at}`, `/cel2/${at}`));
  expect(listTagged([...few, ...many]).groups).toEqual([
    {
      title: "Area",
      tags: [
        { id: "l2", label: "L2", count: 12 },
        { id: "build", label: "Build", count: 1 },
      ],
    },
  ]);
  expect(listTagged([...many, doc("L", "/cel2/l")]).groups).toEqual([]);
});

test("a long group shows its most used tags, by label, and collapses the others", () => {
  const tags = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...{ id: `t${at}`, label: `T${at}` },
      count: at === 0 ? 1 : at,
    }));
  expect(foldRare("Topics", tags(9).reverse(), "More")).toEqual([
    { title: "Topics", tags: tags(9) },
  ]);
  const [common, rare] = foldRare("Topics", tags(10), "More");
  const idsOf = (found: typeof common) => found?.tags.map(({ id }) => id);
  expect(idsOf(common)).toEqual(["t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9"]);
  expect([idsOf(rare), rare?.title, rare?.isFolded]).toEqual([["t0", "t1"], "More", true]);
});
