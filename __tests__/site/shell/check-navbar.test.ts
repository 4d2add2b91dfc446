import { readFileSync } from "node:fs";
import { formatFaults } from "../../../src/faults/format-faults";
import { checkNavbar } from "../../../src/site/shell/check-navbar";
import { type PlacedItem, navbar } from "../../../src/site/shell/navbar";

const check = (source: string, items: readonly unknown[]): string =>
  formatFaults(
    checkNavbar(items as PlacedItem[], {
      file: "src/site/shell/navbar.ts",
      source,
      sidebars: new Map([
        ["buildOnCeloSidebar", 12],
        ["emptySidebar", 0],
      ]),
    }),
  );

test("an unknown type is a fault that names the item and lists the types", () => {
  expect(
    check('[\n  { type: "dropdwn", label: "More", items: [] },\n]', [
      { type: "dropdwn", position: "left", label: "More", items: [] },
    ]),
  ).toMatchInlineSnapshot(`
    "src/site/shell/navbar.ts:2:5 The navbar item "More" has the type "dropdwn", which doesn't exist.
        Did you mean dropdown? [navbar/unknown-type]
    1 fault in 1 file"
  `);
});

test("a sidebar item without a page to lead to is a fault that names it", () => {
  const source =
    '[\n  { type: "link", label: "Build", href: "/build", sidebar: "buildSidebar" },\n  { type: "link", label: "Void", href: "/void", sidebar: "emptySidebar" },\n]';
  expect(
    check(source, [
      { type: "link", position: "left", label: "Build", href: "/build", sidebar: "buildSidebar" },
      { type: "link", position: "left", label: "Void", href: "/void", sidebar: "emptySidebar" },
    ]),
  ).toMatchInlineSnapshot(`
       "src/site/shell/navbar.ts:2:51 The navbar item "Build" is for the sidebar "buildSidebar", which does not exist.
           The sidebars there are: buildOnCeloSidebar, emptySidebar. [navbar/sidebar-without-target]
       src/site/shell/navbar.ts:3:49 The navbar item "Void" is for the sidebar "emptySidebar", which has no pages.
           Add a page to the sidebar, or remove the item. [navbar/sidebar-without-target]
       2 faults in 1 file"
    `);
});

test("a link without a target is a fault that names it", () => {
  expect(
    check('[{ type: "link", label: "Build", sidebar: "buildOnCeloSidebar" }]', [
      { type: "link", position: "left", label: "Build", sidebar: "buildOnCeloSidebar" },
    ]),
  ).toMatchInlineSnapshot(`
       "src/site/shell/navbar.ts:1:18 The navbar item "Build" has no link target.
           Add one, such as href: "/build". [navbar/without-target]
       1 fault in 1 file"
    `);
});

test("an item without a side of the bar is a fault that names it", () => {
  const source =
    '[\n  { type: "link", position: "center", label: "Build", href: "/build" },\n  { type: "link", label: "L2", href: "/cel2" },\n]';
  expect(
    check(source, [
      { type: "link", position: "center", label: "Build", href: "/build" },
      { type: "link", label: "L2", href: "/cel2" },
    ]),
  ).toMatchInlineSnapshot(`
    "src/site/shell/navbar.ts:2:19 The navbar item "Build" has the position "center", so it wouldn't be shown.
        The positions there are: left, right. [navbar/unknown-position]
    src/site/shell/navbar.ts:3:19 The navbar item "L2" has no position, so it wouldn't be shown.
        The positions there are: left, right. [navbar/unknown-position]
    2 faults in 1 file"
  `);
});

test("the site's own navbar has no fault", () => {
  const sidebars = navbar.flatMap((item) =>
    item.type === "link" && item.sidebar !== undefined ? [[item.sidebar, 1] as const] : [],
  );
  expect(
    checkNavbar(navbar, {
      file: "src/site/shell/navbar.ts",
      source: readFileSync("src/site/shell/navbar.ts", "utf8"),
      sidebars: new Map(sidebars),
    }),
  ).toEqual([]);
});
