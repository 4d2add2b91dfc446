import { CHANGELOG_FILE, readChangelog } from "../../src/data/changelog";
import { readNetworks } from "../../src/data/networks";

const NETWORK = `- id: celo
  name: Celo Mainnet
  status: current
  chain_id: 42220
  explorers: [{ name: Blockscout, url: https://celo.blockscout.com }]
  sources: [https://celo.org]
`;
const { networks } = readNetworks({ readText: () => NETWORK });

const change = (id: string, date: string, where = "celo", more = ""): string =>
  `- { id: ${id}, date: ${date}, where: [${where}], kind: docs, title: T, summary: S., page: /build, sources: [{ title: A, url: https://celo.org }]${more} }\n`;
const read = (text: string | undefined, today = "2026-11-23") =>
  readChangelog({ readText: (file) => (file === CHANGELOG_FILE ? text : "") }, networks, today);

test("the newest change is first, wherever it is in the file, and those of the same day keep the file's order", () => {
  const text = change("b", "2026-01-02") + change("a", "2026-01-02") + change("c", "2026-11-01");
  expect(read(text).changes.map(({ id }) => id)).toEqual(["c", "b", "a"]);
});

test("a change has the names of its networks; this documentation isn't one", () => {
  const { changes, faults } = read(change("a", "2026-01-02", "docs, celo"));
  expect(faults).toEqual([]);
  expect(changes[0]).toMatchObject({ where: ["docs", "celo"], networks: ["Celo Mainnet"] });
});

test("the page of a change is a link of the site, with its position in the file", () => {
  const { links } = read(change("a", "2026-01-02") + change("b", "2026-01-03"));
  expect(links).toEqual([
    expect.objectContaining({ file: CHANGELOG_FILE, line: 1, target: "/build" }),
    expect.objectContaining({ file: CHANGELOG_FILE, line: 2, target: "/build" }),
  ]);
});

test("today's changes have happened, tomorrow's haven't", () => {
  expect(read(change("a", "2026-11-23")).faults).toEqual([]);
  expect(read(change("a", "2026-11-24")).faults).toMatchObject([{ rule: "changelog/future" }]);
});

test("Markdown is refused where plain text is shown", () => {
  const { changes, faults } = read(change("a", "2026-01-02", "celo", ', details: "See `x`."'));
  expect(changes).toEqual([]);
  expect(faults).toMatchObject([{ fix: "Write plain text, without Markdown." }]);
});

test("a site without the file has no changes", () => {
  expect(read(undefined)).toEqual({ changes: [], links: [], faults: [] });
});

test.each(["content", "filter", "menu"])("an id can't be %s, which the page uses", (id) => {
  expect(read(change(id, "2026-01-02")).faults).toMatchObject([
    { fix: "The page itself uses this id: choose another." },
  ]);
});
