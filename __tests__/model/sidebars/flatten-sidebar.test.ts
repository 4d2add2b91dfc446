import {
  findBreadcrumbs,
  findNeighbours,
  flattenSidebar,
} from "../../../src/model/sidebars/flatten-sidebar";
import { category, link } from "../../support/sidebars";

const external = link("https://celo.org", { docId: undefined });
const sidebar = [
  link("/build"),
  category("Deploy", [link("/deploy/remix"), category("More", [link("/deploy/more/a")])], {
    href: "/deploy",
  }),
  external,
  link("/support"),
];

test("pages come in reading order, a category's own page before its items", () => {
  expect(flattenSidebar(sidebar).map(({ href }) => href)).toEqual([
    "/build",
    "/deploy",
    "/deploy/remix",
    "/deploy/more/a",
    "https://celo.org",
    "/support",
  ]);
});

test("unlisted pages are passed over", () => {
  const hidden = [
    link("/a", { unlisted: true }),
    category("B", [link("/b/c")], { href: "/b", linkUnlisted: true }),
  ];
  expect(flattenSidebar(hidden).map(({ href }) => href)).toEqual(["/b/c"]);
});

test.each([
  { id: "build", previous: undefined, next: "/deploy" },
  { id: "deploy", previous: "/build", next: "/deploy/remix" },
  { id: "deploy/more/a", previous: "/deploy/remix", next: "/support" },
  { id: "support", previous: "/deploy/more/a", next: undefined },
])(
  "$id has its neighbours in reading order, across categories and past links",
  ({ id, previous, next }) => {
    const found = findNeighbours(sidebar).get(id);
    expect([found?.previous?.path, found?.next?.path]).toEqual([previous, next]);
  },
);

test("a neighbour is called as the sidebar calls it", () => {
  expect(findNeighbours(sidebar).get("build")?.next).toEqual({ title: "Deploy", path: "/deploy" });
});

test.each([
  { id: "build", trail: ["/build"] },
  { id: "deploy", trail: ["Deploy → /deploy"] },
  { id: "deploy/more/a", trail: ["Deploy → /deploy", "More", "/deploy/more/a"] },
])("the breadcrumbs of $id are $trail", ({ id, trail }) => {
  const words = findBreadcrumbs(sidebar)
    .get(id)
    ?.map(({ label, path }) =>
      path === undefined || path === label ? label : `${label} → ${path}`,
    );
  expect(words).toEqual(trail);
});

test("a doc that is listed twice has the breadcrumbs of its first place", () => {
  const twice = [category("A", [link("/x")]), category("B", [link("/x")])];
  expect(findBreadcrumbs(twice).get("x")?.[0]?.label).toBe("A");
});

test("an unlisted page of a category is no step to click", () => {
  const hidden = [category("A", [link("/a/b")], { href: "/a", linkUnlisted: true })];
  expect(findBreadcrumbs(hidden).get("a/b")?.[0]).toEqual({ label: "A" });
});
