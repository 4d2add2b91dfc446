import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { moveOnDisk } from "../../../src/commands/pages/move-page";
import { GLOSSARY_PATH } from "../../../src/model/data/glossary";
import { createCompiler } from "../../../src/pipeline/compile/compiler";
import { listDocs, loadSite } from "../../../src/pipeline/content/load-site";
import { doc } from "../../support/doc";
import { git } from "../../support/folder";
import { siteFolders } from "../site-folder";

const folder = siteFolders();
const SIDEBARS = "docs:\n  - doc: build\n  - doc: build/setup\n";

const open = (): string =>
  folder({
    "content/sidebars.yaml": SIDEBARS,
    "content/docs/build/index.md": doc(
      { title: "Build" },
      "[a](./setup.md#ports) [b](/build/setup)",
    ),
    "content/docs/build/setup.md": doc(
      { title: "Setup" },
      '## Ports\n\n[up](./index.md) <PageRef path="/build" />'.replace(" <", "\n\n<"),
    ),
    "content/docs/end.md": doc({ replaced_by: "/build/setup" }),
    "content/style-guide/01-links.md": doc({ title: "Links" }, "[setup](/build/setup#ports)"),
  });

async function faultsOf(root: string): Promise<readonly unknown[]> {
  const files = listDocs(root);
  const { docs } = await (await createCompiler(root)).compile(files);
  const { faults } = loadSite(root, files, docs, { includesDrafts: false, lastUpdates: new Map() });
  return faults.filter(({ file }) => file.startsWith("content/"));
}

test("a page moves with its links, its entry and its old address; git sees a rename", async () => {
  const root = open();
  git(root, ["init", "-q", "-b", "main"]);
  git(root, ["add", "content"]);
  git(root, ["commit", "-qm", "start"]);
  expect(await faultsOf(root)).toEqual([]);

  const outcome = await moveOnDisk(root, { from: "/build/setup", to: "/guides/start" });
  expect(outcome).toMatchObject({
    done: [
      "content/docs/build/setup.md is content/docs/guides/start.md now; content/redirects.yaml sends /build/setup to /guides/start.",
      "Updated: content/docs/build/index.md, content/docs/end.md, content/sidebars.yaml, content/style-guide/01-links.md.",
    ],
  });
  expect(existsSync(join(root, "content/docs/build/setup.md"))).toBe(false);
  expect(readFileSync(join(root, "content/docs/build/index.md"), "utf8")).toContain(
    "[a](../guides/start.md#ports) [b](/guides/start)",
  );
  expect(readFileSync(join(root, "content/style-guide/01-links.md"), "utf8")).toContain(
    "[setup](/guides/start#ports)",
  );
  expect(await faultsOf(root)).toEqual([]);
  git(root, ["add", "content"]);
  expect(git(root, ["status", "--short"])).toContain(
    "R  content/docs/build/setup.md -> content/docs/guides/start.md",
  );
}, 60_000);

test("places in our code that name the old path are listed", async () => {
  const glossary = GLOSSARY_PATH.slice(1);
  const root = folder({ [`content/docs/${glossary}.md`]: doc({ title: "Glossary" }) });
  const outcome = await moveOnDisk(root, { from: GLOSSARY_PATH, to: "/terms" });
  expect("done" in outcome && outcome.done.slice(1)).toEqual([
    "No other file contained its path.",
    expect.stringMatching(
      /^src\/model\/data\/glossary\.ts:\d+ contains the old path: fix it by hand\.$/,
    ),
  ]);
}, 60_000);

test.each([
  {
    from: "/build/setap",
    to: "/x",
    says: "There is no page /build/setap. Did you mean /build/setup?",
  },
  { from: "/build/setup", to: "/build", says: "/build already has a page." },
])(
  "$from to $to is refused",
  async ({ from, to, says }) => {
    const root = open();
    expect(await moveOnDisk(root, { from, to })).toEqual({ refused: says });
    expect(existsSync(join(root, "content/docs/build/setup.md"))).toBe(true);
    expect(readFileSync(join(root, "content/sidebars.yaml"), "utf8")).toBe(SIDEBARS);
  },
  60_000,
);
