import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatFaults } from "../../../src/faults/format-faults";
import { migrateOnDisk } from "../../../src/migrate/command/migrate-pages";
import { siteFolders } from "../../commands/site-folder";
import { doc } from "../../support/doc";

const folder = siteFolders();

const migrate = async (files: Record<string, string>) => {
  const root = folder({
    "content/sidebars.yaml": "docs:\n  - doc: build\n",
    "content/docs/build.md": doc({ title: "Build" }, "Words."),
    "old/one.md": doc({ title: "One" }, "See [two](/guides/two).\n"),
    "old/guides/two.md": doc({ title: "Two" }, "Words.\n"),
    ...files,
  });
  const outcome = await migrateOnDisk(root, { from: "old", to: "/bridge" });
  if (!("done" in outcome)) throw new Error(outcome.refused);
  const read = (file: string): string => readFileSync(join(root, file), "utf8");
  return { root, read, sidebars: read("content/sidebars.yaml"), open: formatFaults(outcome.open) };
};

test.each([
  [
    "docs.json",
    '{ "navigation": { "groups": [{ "group": "Guides", "pages": ["one", "guides/two"] }] } }',
  ],
  ["SUMMARY.md", "# Table of contents\n\n## Guides\n\n- [One](one.md)\n- [Two](guides/two.md)\n"],
  ["sidebars.js", 'module.exports = { docs: { Guides: ["one", "guides/two"] } };'],
])("the entries of %s are migrated too", async (name, text) => {
  const { sidebars, open } = await migrate({ [`old/${name}`]: text });
  expect(sidebars).toContain("docs:\n  - doc: build\n");
  expect(sidebars).toContain("Guides");
  expect(sidebars).toContain("bridge/one");
  expect(sidebars).toContain("bridge/guides/two");
  expect(open).not.toContain("sidebar/not-listed");
});

test("a sidebar's code never runs; the entries it would create are listed", async () => {
  const { root, sidebars, open } = await migrate({
    "old/sidebars.js":
      'require("fs").writeFileSync(__dirname + "/ran.txt", "");\nmodule.exports = { docs: ["one", ...makeMore()] };',
  });
  expect(existsSync(join(root, "old/ran.txt"))).toBe(false);
  expect(sidebars).toContain("bridge/one");
  expect(open).toContain("makeMore()");
});

test("a link from the root changes to the page's new path", async () => {
  const { read } = await migrate({});
  expect(read("content/docs/bridge/one.md")).toContain("[two](/bridge/guides/two)");
});

test.each([
  ["snippets", 'import Ports from "/snippets/ports.mdx";\n\n<Ports />\n'],
  ["_snippets", '<Snippet file="ports.mdx" />\n'],
])("a file of %s becomes a fragment, and the page includes it", async (name, text) => {
  const { read } = await migrate({
    [`old/${name}/ports.mdx`]: "Two ports.\n",
    "old/three.mdx": doc({ title: "Three" }, text),
  });
  const [, src = ""] =
    /<Include src="([^"]+)" \/>/.exec(read("content/docs/bridge/three.md")) ?? [];
  expect(src).toMatch(/^fragments\/.*ports\.md$/);
  expect(read(`content/${src}`)).toBe("Two ports.\n");
});
