import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { createNewPage } from "../../../src/commands/pages/new-page";
import { TEMPLATE_KINDS, templateFile } from "../../../src/docs/edits/scaffold-page";
import { siteWith } from "../../support/broken";
import { compile } from "../../support/compile";
import { temporaryFolders } from "../../support/folder";

const folder = temporaryFolders();
const TEMPLATES = Object.fromEntries(
  TEMPLATE_KINDS.map((kind) => [templateFile(kind), readFileSync(templateFile(kind), "utf8")]),
);
const SIDEBARS = "docs:\n  - doc: learn/one\n";

const open = (files = {}): string =>
  folder({ ...TEMPLATES, "content/sidebars.yaml": SIDEBARS, ...files });
const read = (root: string, file: string): string => readFileSync(join(root, file), "utf8");
const page = (path: string, more = {}) => ({
  path,
  kind: "guide",
  title: undefined,
  today: "2026-11-21",
  ...more,
});

test.each(TEMPLATE_KINDS)("the template of a %s is a page without a fault", (kind) => {
  const root = open();
  createNewPage(root, page("/learn/two", { kind, title: 'A "quoted" title' }));
  const text = read(root, "content/docs/learn/two.md");
  const { doc, faults } = compile(text, { file: "content/docs/learn/two.md" });
  expect(faults).toBe("");
  expect(doc.frontmatter).toMatchObject({
    kind,
    title: 'A "quoted" title',
    facts_checked: "2026-11-21",
    draft: true,
  });
  expect(siteWith({ "content/docs/learn/two.md": text }).faultText).toBe("");
});

test("a new page is added to its sidebar as a draft", () => {
  const root = open();
  expect(createNewPage(root, page("/learn/two"))).toEqual({
    done: [
      'content/docs/learn/two.md is a guide. It stays a draft until you remove its line "draft: true".',
      "content/sidebars.yaml lists it at the end of docs. Move the line to where it belongs.",
    ],
  });
  expect(parse(read(root, "content/sidebars.yaml"))).toEqual({
    docs: [{ doc: "learn/one" }, { doc: "learn/two" }],
  });
  expect(read(root, "content/docs/learn/two.md")).toContain('title: "Two"');
});

test("a redirect from the path of a new page has to go when the page is published", () => {
  const root = open({ "content/redirects.yaml": "- from: /learn/two\n  to: /learn/one\n" });
  expect(createNewPage(root, page("/learn/two"))).toMatchObject({
    done: [
      expect.any(String),
      expect.any(String),
      "content/redirects.yaml redirects /learn/two: remove that entry in the change that publishes the page.",
    ],
  });
});

test("a new page is added after its neighbors; if its folder has no listed page, there is a hint", () => {
  const root = open();
  createNewPage(root, page("learn/three"));
  expect(read(root, "content/sidebars.yaml")).toBe(`${SIDEBARS}  - doc: learn/three\n`);
  expect(createNewPage(root, page("/else/where"))).toMatchObject({
    done: [
      'content/docs/else/where.md is a guide. It stays a draft until you remove its line "draft: true".',
      'content/sidebars.yaml lists no other page from its folder. Add "- doc: else/where" where the page belongs.',
    ],
  });
});

test("a page whose path is that of a folder becomes the folder's index", () => {
  const root = open({ "content/docs/learn/one/deep.md": "" });
  createNewPage(root, page("/learn/one"));
  expect(read(root, "content/docs/learn/one/index.md")).toContain('title: "One"');
});

test.each([
  {
    asked: page("/learn/two", { kind: "guid" }),
    says: 'There is no kind "guid". Did you mean guide?',
  },
  { asked: page("/learn/_two"), says: "can't be a page's path" },
  { asked: page("/"), says: "can't be a page's path" },
  { asked: page("../../etc/x"), says: "can't be a page's path" },
  {
    asked: page("/learn/one"),
    says: "The page already exists: content/docs/learn/one/index.md.",
  },
])("$asked.path, $asked.kind is refused: $says", ({ asked, says }) => {
  const root = open({ "content/docs/learn/one/index.md": "" });
  const outcome = createNewPage(root, asked);
  expect("refused" in outcome && outcome.refused).toContain(says);
  expect(read(root, "content/sidebars.yaml")).toBe(SIDEBARS);
});
