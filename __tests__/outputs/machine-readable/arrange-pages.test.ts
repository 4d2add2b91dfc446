import {
  type PublishedDoc,
  arrangePages,
} from "../../../src/outputs/machine-readable/published-doc";

const page = (path: string, sidebar: string | null): PublishedDoc =>
  ({ path, sidebar }) as PublishedDoc;

test("sidebars and their pages keep their order, followed by areas and pages by name", () => {
  const sections = arrangePages({
    pages: [
      page("/y", null),
      page("/a", null),
      page("/build/last", "build"),
      page("/x", null),
      page("/build", "build"),
      page("/old", "gone"),
    ],
    sidebars: [
      { name: "build", label: "Build", paths: ["/build", "/build/last"] },
      { name: "empty", label: "Empty", paths: [] },
    ],
    areaOf: (path: string) => (path === "/a" ? "Zebra" : "Ant"),
  });
  expect(sections.map(({ label, pages }) => [label, ...pages.map(({ path }) => path)])).toEqual([
    ["Build", "/build", "/build/last"],
    ["Ant", "/old", "/x", "/y"],
    ["Zebra", "/a"],
  ]);
});

test("an area with the label of a sidebar is a part of its section", () => {
  const sections = arrangePages({
    pages: [page("/build", "build"), page("/build/more", null), page("/a", null)],
    sidebars: [{ name: "build", label: "Build", paths: ["/build"] }],
    areaOf: (path: string) => (path === "/a" ? "Ant" : "Build"),
  });
  expect(sections.map(({ label, pages }) => [label, ...pages.map(({ path }) => path)])).toEqual([
    ["Build", "/build", "/build/more"],
    ["Ant", "/a"],
  ]);
});
