import { routeKey } from "../../src/docs/assemble/build-site";
import { doc } from "../support/doc";
import { docOf, site } from "../support/site";

const BUILD = "content/docs/build.md";
const SIDEBARS = "docs:\n  - doc: build\n  - doc: build/quickstart\n  - doc: support\n";
const files = {
  [BUILD]: doc({ title: "Build" }),
  "content/docs/build/quickstart.md": doc({
    title: "Quickstart",
    sidebar_label: "Start",
  }),
  "content/docs/support.md": doc({ title: "Support" }),
  "content/sidebars.yaml": SIDEBARS,
};

test("a doc has its position on the site", () => {
  const built = site({
    files,
    lastUpdateOf: () => ({ at: "2026-11-20T10:00:00Z", by: "Ada" }),
  });
  expect(built.faultText).toBe("");
  expect(docOf(built, "build/quickstart")).toMatchObject({
    version: "current",
    file: "content/docs/build/quickstart.md",
    path: "/build/quickstart",
    title: "Quickstart",
    sidebarLabel: "Start",
    sidebar: "docs",
    editUrl: "https://edit.example/content/docs/build/quickstart.md",
    lastUpdate: { at: "2026-11-20T10:00:00Z", by: null },
    previous: { title: "Build", path: "/build" },
    next: { title: "Support", path: "/support" },
    breadcrumbs: [{ label: "Start", path: "/build/quickstart" }],
  });
});

test("breadcrumbs begin with the area, and a page outside all sidebars has a way up and a next step", () => {
  const areaOf = (_path: string, sidebar: string | null) =>
    sidebar === null ? { label: "Wallets", path: "/wallet" } : { label: "Build", path: "/build" };
  const built = site({
    files: {
      ...files,
      "content/docs/wallet/index.md": doc({ title: "Wallets" }),
      "content/docs/wallet/valora.md": doc({ title: "Valora" }),
    },
    areaOf,
  });
  const labels = (id: string) => docOf(built, id).breadcrumbs.map(({ label }) => label);
  expect(labels("build")).toEqual(["Build"]);
  expect(labels("build/quickstart")).toEqual(["Build", "Start"]);
  expect(labels("wallet/valora")).toEqual(["Wallets", "Valora"]);
  expect(docOf(built, "wallet/valora").next).toEqual({ title: "Wallets", path: "/wallet" });
});

test("the last update names only people in the authors' file", () => {
  const authors = "- name: Ada Lovelace\n  commits: [Ada]\n";
  const of = (by: string) =>
    docOf(
      site({
        files: { ...files, "content/authors.yaml": authors },
        lastUpdateOf: () => ({ at: "2026-11-20T10:00:00Z", by }),
      }),
      "build/quickstart",
    ).lastUpdate?.by;
  expect([of("Ada"), of("Seed maintainers")]).toEqual(["Ada Lovelace", null]);
});

test("reading time is in whole minutes of 200 words, and at least one", () => {
  const words = (count: number): number =>
    docOf(site({ files: { [BUILD]: doc({}, "word ".repeat(count)) } }), "build").readingMinutes;
  expect([words(10), words(390), words(1000)]).toEqual([1, 2, 5]);
});

describe("routes", () => {
  test("are those of the docs plus those without a doc, each exact and with a key", () => {
    const { routes } = site({ files, otherRoutes: ["/", "/search"] });
    expect(routes).toEqual([
      { path: "/", exact: true, sidebar: null, key: "/-123" },
      { path: "/search", exact: true, sidebar: null, key: "/search-123" },
      { path: "/build", exact: true, sidebar: "docs", key: "/build-abc" },
      {
        path: "/build/quickstart",
        exact: true,
        sidebar: "docs",
        key: "/build/quickstart-abc",
      },
      { path: "/support", exact: true, sidebar: "docs", key: "/support-abc" },
    ]);
  });

  test("a key has three digits, whatever the digest", () => {
    expect([routeKey("/a", "abcdef"), routeKey("/a", "7"), routeKey("/a", "")]).toEqual([
      "/a-abc",
      "/a-700",
      "/a-000",
    ]);
  });

  test("two docs with the same route are a fault at the second, which names the first", () => {
    const { faultText } = site({
      files: { ...files, "content/docs/z.md": doc({ slug: "/build", sidebar: null }) },
    });
    expect(faultText).toMatchInlineSnapshot(`
     "content/docs/z.md:5:1 The route /build is already taken.
         /build belongs to content/docs/build.md. Give one of the two another slug or file name. [path/duplicate]
     1 fault in 1 file"
    `);
  });

  test("two docs with the same route are a fault at the newer one", () => {
    const z = "content/docs/z.md";
    const { faults } = site({
      files: { ...files, [z]: doc({ slug: "/build", sidebar: null }) },
      addedAt: (file) => (file === z ? 1 : 2),
    });
    expect(faults.map(({ file, fix }) => [file, fix])).toEqual([
      [BUILD, `/build belongs to ${z}. Give one of the two another slug or file name.`],
    ]);
  });

  test("a doc at the path of another page is a fault too", () => {
    expect(site({ files, otherRoutes: ["/support"] }).faultText).toContain(
      "/support belongs to a page in src/pages",
    );
  });

  test("links to a route that two docs claim are fine if one of them has the anchor", () => {
    const { faults } = site({
      files: {
        ...files,
        [BUILD]: doc({}, "[a](#here) [b](/build#there)\n\n## Here"),
        "content/docs/z.md": doc({ slug: "/build", sidebar: null }, "## There"),
      },
    });
    expect(faults.map(({ rule }) => rule)).toEqual(["path/duplicate"]);
  });

  test("a wrong key doesn't move a page, or publish a draft, so only the key is a fault", () => {
    const rulesOf = (z: string): string[] =>
      site({
        files: { ...files, [BUILD]: doc({}, "[there](/there)"), "content/docs/z.md": z },
      }).faults.map(({ rule }) => rule);
    expect(rulesOf(doc({ slug: "/there", sidebar: null, title: "" }))).toEqual([
      "frontmatter/wrong-value",
    ]);
    expect(rulesOf(doc({ slug: "/there", draft: true, title: "" }))).toEqual(["link/unknown-page"]);
  });
});

describe("previous and next", () => {
  const previousAndNext = (frontmatter: Record<string, unknown>) => {
    const built = site({
      files: { ...files, "content/docs/build/quickstart.md": doc(frontmatter) },
    });
    const { previous, next } = docOf(built, "build/quickstart");
    return [previous?.title, next?.title, built.faultText];
  };

  test.each([
    { frontmatter: {}, found: ["Build", "Support", ""] },
    {
      frontmatter: { pagination_prev: null },
      found: [undefined, "Support", ""],
    },
    {
      frontmatter: { pagination_next: null },
      found: ["Build", undefined, ""],
    },
    {
      frontmatter: { sidebar: null, pagination_next: null },
      found: [undefined, undefined, ""],
    },
    {
      frontmatter: { pagination_next: "/build" },
      found: ["Build", "Build", ""],
    },
    { frontmatter: { sidebar: null }, found: [undefined, "Build", ""] },
  ])("with $frontmatter are $found", ({ frontmatter, found }) => {
    expect(previousAndNext(frontmatter)).toEqual(found);
  });

  test("one that doesn't exist is a fault at its key", () => {
    expect(previousAndNext({ pagination_next: "/biuld" })[2]).toContain(
      "content/docs/build/quickstart.md:5:1 This link leads to /biuld, but there is no page with that path.",
    );
  });
});

describe("the sidebar of a doc", () => {
  test("is the first that lists it, unless the doc chooses another one or none", () => {
    const sidebars = `${SIDEBARS}more:\n  - doc: support\n  - doc: build\n`;
    const sidebarOf = (frontmatter: Record<string, unknown>): string | null =>
      docOf(
        site({
          files: {
            ...files,
            [BUILD]: doc(frontmatter),
            "content/sidebars.yaml": sidebars,
          },
        }),
        "build",
      ).sidebar;
    expect([sidebarOf({}), sidebarOf({ sidebar: "more" }), sidebarOf({ sidebar: null })]).toEqual([
      "docs",
      "more",
      null,
    ]);
  });

  test("a doc that isn't in any sidebar has none, and only itself as breadcrumb", () => {
    const built = site({
      files: { ...files, "content/docs/alone.md": doc({ title: "Alone" }) },
    });
    expect(docOf(built, "alone")).toMatchObject({
      sidebar: null,
      previous: null,
      next: null,
      breadcrumbs: [{ label: "Alone", path: "/alone" }],
    });
  });

  test("an unreadable sidebars file is a single fault, not one for each doc that names a sidebar", () => {
    const built = site({
      files: {
        ...files,
        [BUILD]: doc({ sidebar: "docs" }),
        "content/sidebars.yaml": "a: b: c\n",
      },
    });
    expect(built.faults.map(({ rule }) => rule)).toEqual(["yaml/malformed"]);
  });

  test("a site works without a sidebars file", () => {
    expect(site({ files: { [BUILD]: doc() } }).faultText).toBe("");
  });
});

describe("faults", () => {
  test("links of the navbar and other places are checked with those of the docs", () => {
    const otherLinks = [
      { file: "src/site/announcement.ts", line: 3, column: 12, target: "/biuld" },
      { file: "src/site/announcement.ts", line: 4, column: 12, target: "/build" },
    ];
    expect(site({ files, otherLinks }).faultText).toMatch(
      /^src\/site\/announcement\.ts:3:12 This link leads to \/biuld/,
    );
  });

  test("links of a sidebar are checked at their position", () => {
    const sidebars = `${SIDEBARS}  - link: /biuld\n    label: Build\n`;
    expect(site({ files: { ...files, "content/sidebars.yaml": sidebars } }).faultText).toMatch(
      /^content\/sidebars\.yaml:5:5 This link leads to \/biuld/,
    );
  });

  test("a fault in a fragment is reported once, however many docs include the fragment", () => {
    const include = doc({}, '<Include src="./_a.md" />');
    const built = site({
      files: {
        "content/docs/_a.md": "A [link](/x) and <10s.\n",
        "content/docs/a.md": include,
        "content/docs/b.md": include,
      },
    });
    expect(built.faults.map(({ rule }) => rule).sort()).toEqual([
      "link/unknown-page",
      "markdown/less-than",
    ]);
  });

  test("all faults of a site are reported at once", () => {
    const { faultText } = site({
      files: {
        ...files,
        [BUILD]: doc({ tags: ["x"], color: "red" }, "A lone { here, [a](/x)."),
        "content/sidebars.yaml": `${SIDEBARS}  - doc: y\n`,
        "content/tags.yaml": "a:\n  label: A\n",
      },
    });
    expect(faultText.split("\n").at(-1)).toBe("5 faults in 3 files");
  });
});
