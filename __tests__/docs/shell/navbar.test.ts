import { NAVBAR_FILE, readNavbar } from "../../../src/docs/shell/navbar";
import { formatFaults } from "../../../src/faults/format-faults";

const SIDEBARS = [
  {
    name: "buildOnCeloSidebar",
    items: [{ type: "link", label: "Build", href: "/build", docId: "build" }],
  },
  { name: "emptySidebar", items: [] },
] as unknown as Parameters<typeof readNavbar>[1];

const read = (text: string) =>
  readNavbar({ readText: (file) => (file === NAVBAR_FILE ? text : undefined) }, SIDEBARS);
const faultsOf = (text: string): string => formatFaults(read(text).faults);

test("items are read, and their links with their positions", () => {
  const { value, links, faults } = read(
    "- { type: link, position: left, label: Build, href: /build, sidebar: buildOnCeloSidebar }\n" +
      "- { type: dropdown, position: right, label: More, items: [{ label: Forum, href: https://forum.celo.org }] }\n",
  );
  expect(faults).toEqual([]);
  expect(value.map(({ type, position }) => [type, position])).toEqual([
    ["link", "left"],
    ["dropdown", "right"],
  ]);
  expect(links).toEqual([
    { file: NAVBAR_FILE, line: 1, column: 47, target: "/build" },
    { file: NAVBAR_FILE, line: 2, column: 75, target: "https://forum.celo.org" },
  ]);
});

test("a site without the file has an empty navbar", () => {
  expect(readNavbar({ readText: () => undefined })).toEqual({ value: [], links: [], faults: [] });
});

test.each([
  { name: "an unknown type", item: "{ type: dropdwn, position: left, label: More }" },
  { name: "a dropdown without items", item: "{ type: dropdown, position: left, label: More }" },
  { name: "a link without a target", item: "{ type: link, position: left, label: Build }" },
  { name: "an unknown side", item: "{ type: versions, position: center }" },
  { name: "no side", item: "{ type: versions }" },
])("$name is a single fault at the item", ({ item }) => {
  const { faults } = read(`- ${item}\n`);
  expect(faults.map(({ file, line }) => [file, line])).toEqual([[NAVBAR_FILE, 1]]);
});

test("a sidebar without pages is a fault that names the item", () => {
  expect(
    faultsOf(
      "- { type: link, position: left, label: Build, href: /build, sidebar: buildSidebar }\n" +
        "- { type: link, position: left, label: Void, href: /void, sidebar: emptySidebar }\n",
    ),
  ).toMatchInlineSnapshot(`
    "content/navbar.yaml:1:61 The navbar item "Build" belongs to the sidebar "buildSidebar", which doesn't exist.
        The known sidebars are: buildOnCeloSidebar, emptySidebar. [navbar/sidebar-without-target]
    content/navbar.yaml:2:59 The navbar item "Void" belongs to the sidebar "emptySidebar", which has no pages.
        Add a page to the sidebar, or remove the item. [navbar/sidebar-without-target]
    2 faults in 1 file"
  `);
});

test.each([
  "{ type: link, position: left, label: 'https://docs.celo.org', href: https://evil.example }",
  "{ type: repository, position: right, label: 'https://github.com/celo-org', href: https://evil.example }",
  "{ type: dropdown, position: left, label: More, items: [{ label: 'https://celo.org', href: https://evil.example }] }",
])("a label can't be an address on another host: %s", (item) => {
  expect(read(`- ${item}\n`).faults).toMatchObject([
    { fix: "Write a name, or the address that this link leads to." },
  ]);
});

test("an item is named by its kind and label, and faults of one item hide none of another", () => {
  expect(
    faultsOf(
      "- { type: dropdown, position: left, label: More }\n" +
        "- { type: versions, position: center }\n" +
        "- { type: link, position: left, label: Build, href: /build, sidebar: nope, icon: x }\n",
    ),
  ).toMatchInlineSnapshot(`
    "content/navbar.yaml:1:3 In the dropdown "More", "items" is missing.
        Add "items:", followed by a list, with a dash before each entry. [navbar/missing-key]
    content/navbar.yaml:2:21 In the versions menu, "position" has an invalid value.
        Write left or right. [navbar/wrong-value]
    content/navbar.yaml:3:61 The navbar item "Build" belongs to the sidebar "nope", which doesn't exist.
        The known sidebars are: buildOnCeloSidebar, emptySidebar. [navbar/sidebar-without-target]
    content/navbar.yaml:3:76 In the link "Build", the key "icon" is unknown.
        The known keys are: href, items, items_after, label, new_tab, position, sidebar, type. [navbar/unknown-key]
    4 faults in 1 file"
  `);
});
