import {
  findBreadcrumbs,
  findNeighbors,
  flattenSidebar,
} from "../../../src/docs/sidebars/flatten-sidebar";
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

test("pages are in reading order, with a category's own page before its items", () => {
  expect(flattenSidebar(sidebar).map(({ href }) => href)).toEqual([
    "/build",
    "/deploy",
    "/deploy/remix",
    "/deploy/more/a",
    "https://celo.org",
    "/support",
  ]);
});

test("unlisted pages are skipped", () => {
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
  "$id has its neighbors in reading order, across categories and past links",
  ({ id, previous, next }) => {
    const found = findNeighbors(sidebar).get(id);
    expect([found?.previous?.path, found?.next?.path]).toEqual([previous, next]);
  },
);

test("a neighbor has its label from the sidebar", () => {
  expect(findNeighbors(sidebar).get("build")?.next).toEqual({ title: "Deploy", path: "/deploy" });
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

test("a doc that is listed twice has the breadcrumbs of its first position", () => {
  const twice = [category("A", [link("/x")]), category("B", [link("/x")])];
  expect(findBreadcrumbs(twice).get("x")?.[0]?.label).toBe("A");
});

test("an unlisted page of a category isn't a link in breadcrumbs", () => {
  const hidden = [category("A", [link("/a/b")], { href: "/a", linkUnlisted: true })];
  expect(findBreadcrumbs(hidden).get("a/b")?.[0]).toEqual({ label: "A" });
});

describe("a category without its own page", () => {
  const cli = category("CLI", [link("/cli"), link("/cli/account")]);
  const use = category("Use cases", [link("/id/phone"), link("/id/key")]);
  const items = [
    cli,
    category("Identity", [use], { href: "/id" }),
    category("Run", [link("/run/a"), link("/walk/b")]),
  ];
  const paths = new Map(["cli", "id", "run"].map((id) => [id, `/${id}`]));
  const trailOf = (id: string) => findBreadcrumbs(items, paths).get(id);

  test("leads to the index of the folder that contains all its docs", () => {
    expect(trailOf("cli/account")?.[0]).toEqual({ label: "CLI", path: "/cli" });
  });

  test("leads nowhere on that index page, or if there is none", () => {
    expect(trailOf("cli")).toEqual([{ label: "CLI" }, { label: "/cli", path: "/cli" }]);
    expect(findBreadcrumbs(items).get("cli/account")?.[0]).toEqual({ label: "CLI" });
  });

  test("has no link if its docs are in several folders, or if the index is another category's page", () => {
    expect(trailOf("run/a")?.[0]).toEqual({ label: "Run" });
    expect(trailOf("id/phone")?.map(({ path }) => path)).toEqual(["/id", undefined, "/id/phone"]);
  });
});
