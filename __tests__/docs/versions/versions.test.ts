import { join } from "node:path";
import { listHtml } from "../../../src/base/segments";
import { listVersions } from "../../../src/docs/versions/versions";
import { finishSegments } from "../../../src/markdown/finish-segments";
import { readTree, site } from "../../support/site";

describe("without archived versions", () => {
  test("the unreleased version is the last one, and has the root path, no banner and no badge", () => {
    expect(listVersions([])).toEqual([
      { name: "current", label: "Next", isLast: true, path: "/", banner: "none", badge: false },
    ]);
  });
});

describe("with three archived versions", () => {
  test("the newest has the root path, and each one has a path, a banner and a badge", () => {
    expect(listVersions(["1.9", "1.10", "0.3", "1.9"])).toEqual([
      {
        name: "current",
        label: "Next",
        isLast: false,
        path: "/next",
        banner: "unreleased",
        badge: true,
      },
      { name: "1.10", label: "1.10", isLast: true, path: "/", banner: "none", badge: true },
      {
        name: "1.9",
        label: "1.9",
        isLast: false,
        path: "/1.9",
        banner: "unmaintained",
        badge: true,
      },
      {
        name: "0.3",
        label: "0.3",
        isLast: false,
        path: "/0.3",
        banner: "unmaintained",
        badge: true,
      },
    ]);
  });
});

describe("a site of four versions", () => {
  const files = readTree(join(import.meta.dirname, "../../fixtures/versions"));
  const built = site({ files, otherRoutes: ["/tags", "/tags/nodes"] });
  const version = (name: string) => built.versions.find((one) => one.name === name);
  const pathsOf = (name: string): string[] =>
    built.docs.filter((doc) => doc.version === name).map(({ path }) => path);

  test("has no fault", () => {
    expect(built.faultText).toBe("");
  });

  test("lists the unreleased version first, then the archived ones from new to old", () => {
    expect(built.versions.map(({ name }) => name)).toEqual(["current", "2.0", "1.10", "1.9"]);
  });

  test.each([
    { name: "current", paths: ["/next/guides/deploy", "/next", "/next/new-in-next"] },
    { name: "2.0", paths: ["/guides/deploy", "/"] },
    { name: "1.10", paths: ["/1.10/guides/deploy", "/1.10/welcome"] },
    { name: "1.9", paths: ["/1.9/start"] },
  ])("the docs of $name are served at $paths", ({ name, paths }) => {
    expect(pathsOf(name)).toEqual(paths);
  });

  test.each([
    { name: "current", mainDocId: "index" },
    { name: "2.0", mainDocId: "index" },
    { name: "1.10", mainDocId: "welcome" },
    { name: "1.9", mainDocId: "start" },
  ])(
    "$name starts with its doc $mainDocId: at its root, or else first in its sidebar, or else the first",
    ({ name, mainDocId }) => {
      expect(version(name)?.mainDocId).toBe(mainDocId);
    },
  );

  test("each version has the sidebars of its own file, or none without a file", () => {
    expect(built.versions.map(({ sidebars }) => sidebars)).toEqual([
      ["docs", "guides"],
      ["docs"],
      ["archive"],
      [],
    ]);
    expect(built.sidebars.map(({ name, version: of }) => `${of}/${name}`)).toEqual([
      "current/docs",
      "current/guides",
      "2.0/docs",
      "1.10/archive",
    ]);
  });

  test("a version lists its docs with their paths and sidebars", () => {
    expect(version("2.0")?.docs).toEqual([
      { id: "guides/deploy", path: "/guides/deploy", sidebar: "docs" },
      { id: "index", path: "/", sidebar: "docs" },
    ]);
  });

  test("drafts are listed by id in their own version, and have no route", () => {
    expect(built.versions.map(({ draftIds }) => draftIds)).toEqual([
      ["planned"],
      ["leftover"],
      [],
      [],
    ]);
    expect(built.routes.map(({ path }) => path)).not.toContain("/next/planned");
  });

  test.each([
    { file: "content/docs/index.md", href: "/next/guides/deploy#steps" },
    { file: "content/versions/2.0/docs/guides/deploy.md", href: "/" },
  ])("a link of $file to a file leads to the page of its own version, $href", ({ file, href }) => {
    const segments = finishSegments(built.bodyByFile.get(file)?.segments ?? [], {
      pathByFile: new Map(built.docs.map((doc) => [doc.file, doc.path])),
      pageByPath: new Map(),
      imageToHtml: () => undefined,
    });
    expect(listHtml(segments).join("")).toContain(`<a href="${href}">`);
  });

  test("neighbors come from the version's own sidebar", () => {
    expect(built.docs.find(({ path }) => path === "/1.10/guides/deploy")?.previous).toEqual({
      title: "Welcome",
      path: "/1.10/welcome",
    });
  });

  test("only the unreleased version can be edited", () => {
    expect(built.docs.filter(({ editUrl }) => editUrl !== null).map((doc) => doc.version)).toEqual([
      "current",
      "current",
      "current",
    ]);
  });

  test("tags list the docs of all versions", () => {
    expect(built.tags[0]?.docIds).toEqual([
      { version: "current", id: "guides/deploy" },
      { version: "1.10", id: "guides/deploy" },
    ]);
  });

  test("every doc has its own route", () => {
    const paths = built.routes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toHaveLength(built.docs.length + 2);
  });
});
