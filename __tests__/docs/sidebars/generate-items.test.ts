import { generateItems } from "../../../src/docs/sidebars/generate-items";
import type { SidebarItem } from "../../../src/docs/sidebars/types";
import { sidebarDoc } from "../../support/sidebars";

/** Returns a sidebar as lines of text, indented by level, in the form label → page. */
const outline = (items: readonly SidebarItem[], indent = ""): string[] =>
  items.flatMap((item) => [
    `${indent}${item.label}${item.href === undefined ? "" : ` → ${item.href}`}`,
    ...(item.type === "category" ? outline(item.items, `${indent}  `) : []),
  ]);

const DOCS = [
  "guides/b",
  "guides/a",
  "guides/run-a-node/start",
  "guides/run-a-node",
  "guides/chapter-10/x",
  "guides/chapter-2/x",
  "guides",
  "other",
  "guides-more",
].map((id) => sidebarDoc(id));

test("a folder lists its docs by id with numeric sorting; folders are categories with their index as page", () => {
  expect(outline(generateItems("guides", DOCS))).toEqual([
    "Title of guides → /guides",
    "Title of guides/a → /guides/a",
    "Title of guides/b → /guides/b",
    "Chapter 2",
    "  Title of guides/chapter-2/x → /guides/chapter-2/x",
    "Chapter 10",
    "  Title of guides/chapter-10/x → /guides/chapter-10/x",
    "Title of guides/run-a-node → /guides/run-a-node",
    "  Title of guides/run-a-node/start → /guides/run-a-node/start",
  ]);
});

test.each(["guides", "guides/", "./guides"])('"%s" is the folder guides', (folder) => {
  expect(generateItems(folder, DOCS)).toEqual(generateItems("guides", DOCS));
});

test("a dot means all docs", () => {
  expect(outline(generateItems(".", DOCS)).filter((line) => !line.startsWith(" "))).toEqual([
    "Title of guides → /guides",
    "Title of guides-more → /guides-more",
    "Title of other → /other",
  ]);
});

test("a folder without docs has no items", () => {
  expect(generateItems("nowhere", DOCS)).toEqual([]);
});

test("a doc is called by its sidebar label if it has one", () => {
  expect(outline(generateItems(".", [sidebarDoc("a", { sidebarLabel: "Short" })]))).toEqual([
    "Short → /a",
  ]);
});

test("an unlisted doc is marked as unlisted", () => {
  const docs = [
    sidebarDoc("a", { unlisted: true }),
    sidebarDoc("b", { unlisted: true }),
    sidebarDoc("b/c"),
  ];
  expect(generateItems(".", docs)).toMatchObject([{ unlisted: true }, { linkUnlisted: true }]);
});
