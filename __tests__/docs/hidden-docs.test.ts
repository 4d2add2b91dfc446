import { doc } from "../support/doc";
import { docOf, site } from "../support/site";

const BUILD = "content/docs/build.md";
const files = {
  [BUILD]: doc({ title: "Build" }),
  "content/docs/build/quickstart.md": doc({ title: "Quickstart" }),
  "content/docs/support.md": doc({ title: "Support" }),
  "content/sidebars.yaml": "docs:\n  - doc: build\n  - doc: build/quickstart\n  - doc: support\n",
};

describe("an unlisted doc", () => {
  const built = site({
    files: {
      ...files,
      "content/docs/build/quickstart.md": doc({
        title: "Quickstart",
        unlisted: true,
      }),
    },
  });

  test("has a route and may be linked to", () => {
    expect(built.routes.map(({ path }) => path)).toContain("/build/quickstart");
    expect(
      site({
        files: {
          ...files,
          ...{
            "content/docs/q.md": doc({ unlisted: true }),
            [BUILD]: doc({}, "[q](/q)"),
          },
        },
      }).faultText,
    ).toBe("");
  });

  test("isn't a neighbor of any page", () => {
    expect(docOf(built, "build").next?.path).toBe("/support");
    expect(docOf(built, "support").previous?.path).toBe("/build");
  });
});

describe("a draft", () => {
  const withDraft = {
    ...files,
    "content/docs/build/quickstart.md": doc({
      title: "Quickstart",
      draft: true,
    }),
  };

  test("isn't part of production: no doc, no route, no sidebar entry", () => {
    const built = site({ files: withDraft });
    expect(built.faultText).toBe("");
    expect(built.docs.map(({ id }) => id)).toEqual(["build", "support"]);
    expect(built.versions[0]?.draftIds).toEqual(["build/quickstart"]);
    expect(docOf(built, "build").next?.path).toBe("/support");
  });

  test("is part of the site during development, and is marked as a draft", () => {
    const built = site({ files: withDraft, includesDrafts: true });
    expect(docOf(built, "build/quickstart").draft).toBe(true);
    expect(docOf(built, "build").next?.path).toBe("/build/quickstart");
  });

  test("can't be linked to in production", () => {
    const linking = {
      ...withDraft,
      [BUILD]: doc({}, "[q](/build/quickstart)"),
    };
    expect(site({ files: linking }).faultText).toContain("[link/unknown-page]");
    expect(site({ files: linking, includesDrafts: true }).faultText).toBe("");
  });
});
