import { doc } from "../support/doc";
import { docOf, site } from "../support/site";

const SIDEBARS =
  "docs:\n  - doc: build\n  - doc: hidden\n  - doc: moved\nother:\n  - doc: support\n";
const build = (extra = "") =>
  site({
    files: {
      "content/docs/build.md": doc({ title: "Build" }),
      "content/docs/hidden.md": doc({ title: "Hidden", sidebar: null }),
      "content/docs/moved.md": doc({ title: "Moved", sidebar: "other" }),
      "content/docs/support.md": doc({ title: "Support" }),
      "content/sidebars.yaml": SIDEBARS + extra,
    },
  });

test("a doc shows the sidebar that lists it, unless its frontmatter names another or none", () => {
  const built = build();
  expect(built.faultText).toBe("");
  const sidebars = ["build", "hidden", "moved", "support"].map((id) => docOf(built, id).sidebar);
  expect(sidebars).toEqual(["docs", null, "other", "other"]);
});

test("an unknown sidebar is reported with the closest one", () => {
  const built = site({
    files: {
      "content/docs/build.md": doc({ title: "Build", sidebar: "dosc" }),
      "content/sidebars.yaml": "docs:\n  - doc: build\n",
    },
  });
  expect(built.faultText).toMatch(/build\.md:\d+:\d+ There is no sidebar "dosc"\./);
  expect(built.faultText).toContain("Did you mean docs? [sidebar/unknown]");
});
