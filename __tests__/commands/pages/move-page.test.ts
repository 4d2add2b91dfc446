import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { moveOnDisk } from "../../../src/commands/pages/move-page";
import { GLOSSARY_PATH } from "../../../src/data/glossary";
import type { Fault } from "../../../src/faults/fault";
import { createCompiler } from "../../../src/pipeline/compile/compiler";
import { listDocs, loadSite } from "../../../src/pipeline/site/load-site";
import { writeOutput } from "../../../src/pipeline/store/output-files";
import { doc } from "../../support/doc";
import { git } from "../../support/folder";
import { siteFolders } from "../site-folder";

const folder = siteFolders();
const SIDEBARS = "docs:\n  - doc: build\n  - doc: build/setup\n";
const KIT = '{ "pages": ["content/docs/build/setup.md"], "dependencies": {} }\n';

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
    "content/docs/end.md": doc({ replaced_by: "/build/setup", sidebar: null }),
    "content/packages/kit/package.json": KIT,
    "content/style-guide/01-links.md": doc({ title: "Links" }, "[setup](/build/setup#ports)"),
  });

async function faultsOf(root: string): Promise<readonly Fault[]> {
  const files = listDocs(root);
  const { docs } = await (await createCompiler(root)).compile(files);
  const { faults } = loadSite(root, files, docs, { includesDrafts: false, lastUpdates: new Map() });
  return faults.filter(({ file }) => file.startsWith("content/"));
}

test("moving a page updates its links and its entry and adds a redirect; git sees a rename", async () => {
  const root = open();
  git(root, ["init", "-q", "-b", "main"]);
  git(root, ["add", "content"]);
  git(root, ["commit", "-qm", "start"]);
  expect(await faultsOf(root)).toEqual([]);

  const outcome = await moveOnDisk(root, { from: "/build/setup", to: "/guides/start" });
  expect(outcome).toMatchObject({
    done: [
      "content/docs/build/setup.md is content/docs/guides/start.md now; content/redirects.yaml sends /build/setup to /guides/start.",
      "Updated: content/docs/build/index.md, content/docs/end.md, content/packages/kit/package.json, content/sidebars.yaml, content/style-guide/01-links.md.",
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

test("an address that was never published gets no redirect, and moving a page back leaves no trace", async () => {
  const root = open();
  const redirects = (): string =>
    readFileSync(join(root, "content/redirects.yaml"), "utf8").replace(/^#.*\n/, "");
  writeOutput(root, "content/docs/draft.md", doc({ title: "Draft", draft: true }));
  writeOutput(root, "content/records/addresses.json", '{ "/build": [], "/build/setup": [] }');
  expect(await moveOnDisk(root, { from: "/draft", to: "/guides/draft" })).toMatchObject({
    done: [
      "content/docs/draft.md is content/docs/guides/draft.md now; /draft was never published, so it needs no redirect.",
      "No other file contained its path.",
    ],
  });
  await moveOnDisk(root, { from: "/build/setup", to: "/guides/start" });
  await moveOnDisk(root, { from: "/guides/start", to: "/guides/begin" });
  expect(redirects()).toBe("- from: /build/setup\n  to: /guides/begin\n");
  expect(await faultsOf(root)).toEqual([]);
  await moveOnDisk(root, { from: "/guides/begin", to: "/build/setup" });
  expect(redirects()).toBe("");
  expect(await faultsOf(root)).toEqual([]);
}, 60_000);

test("after a version is cut, a page moves below /next, and the version's own page stays", async () => {
  const pages = (at: string) => ({
    [`${at}/sidebars.yaml`]: SIDEBARS,
    [`${at}/docs/build/index.md`]: doc({ title: "Build" }, "[b](/build/setup)"),
    [`${at}/docs/build/setup.md`]: doc({ title: "Setup" }, "Words."),
  });
  const root = folder({
    ...pages("content"),
    ...pages("content/versions/1.0"),
    "content/redirects.yaml":
      "- from: /older\n  to: /build/setup\n- from: /next/build/setup#gone\n  to: /next/build\n",
    "content/records/addresses.json": '{ "/build/setup": [], "/next/build/setup": [] }',
  });
  expect(await moveOnDisk(root, { from: "/build/setup", to: "/start" })).toMatchObject({
    done: [
      "content/docs/build/setup.md is content/docs/start.md now; content/redirects.yaml sends /next/build/setup to /next/start.",
      "Updated: content/docs/build/index.md, content/sidebars.yaml.",
    ],
  });
  await moveOnDisk(root, { from: "/next/start", to: "/next/begin" });
  const read = (file: string): string => readFileSync(join(root, "content", file), "utf8");
  expect(read("docs/build/index.md")).toContain("[b](/begin)");
  expect(read("versions/1.0/docs/build/index.md")).toContain("[b](/build/setup)");
  expect(read("redirects.yaml")).toBe(
    "- from: /older\n  to: /build/setup\n- from: /next/begin#gone\n  to: /next/build\n- from: /next/build/setup\n  to: /next/begin\n",
  );
  expect(await faultsOf(root)).toEqual([]);
}, 60_000);

describe("a folder", () => {
  const openWallets = (files = {}): string =>
    folder({
      "content/sidebars.yaml":
        "docs:\n  - doc: start\n  - category: Wallets\n    doc: wallet\n    items:\n      - doc: wallet/keys\n  - autogenerated: wallet/more\n",
      "content/owners.yaml": '- area: Wallets\n  paths: [content/docs/wallet/]\n  owners: ["@a"]\n',
      "content/redirects.yaml": "- from: /older\n  to: /wallet/keys\n",
      "content/docs/start.md": doc(
        { title: "Start" },
        "[k](/wallet/keys#a) [w](./wallet/index.md)",
      ),
      "content/docs/wallet/index.md": doc(
        { title: "Wallet" },
        '[k](./keys.md) [s](../start.md) ![b](./images/box.svg)\n\n<Include src="./_words.md" />',
      ),
      "content/docs/wallet/_words.md": "See [keys](/wallet/keys).\n",
      "content/docs/wallet/images/box.svg": '<svg viewBox="0 0 100 100"><path d="M0 0h9"/></svg>',
      "content/docs/wallet/keys.md": doc({ title: "Keys" }, "## A\n\n[up](/wallet)"),
      "content/docs/wallet/more/hard.md": doc({ title: "Hard" }, "[k](../keys.md#a)"),
      ...files,
    });

  test("moves with all its pages, pictures and fragments, and their links, entries and redirects", async () => {
    const root = openWallets();
    const before = await faultsOf(root);
    const outcome = await moveOnDisk(root, { from: "/wallet", to: "/wallets" });
    expect(outcome).toEqual({
      done: [
        "3 pages moved from content/docs/wallet to content/docs/wallets; content/redirects.yaml has a redirect from each old path that was published.",
        "  /wallet is /wallets now.",
        "  /wallet/keys is /wallets/keys now.",
        "  /wallet/more/hard is /wallets/more/hard now.",
        "Updated: content/docs/start.md, content/sidebars.yaml.",
        "content/owners.yaml:2 contains the old folder: fix it by hand.",
      ],
    });
    const read = (file: string): string => readFileSync(join(root, file), "utf8");
    expect(read("content/docs/start.md")).toContain("[k](/wallets/keys#a) [w](./wallets/index.md)");
    expect(read("content/docs/wallets/index.md")).toContain(
      '[k](./keys.md) [s](../start.md) ![b](./images/box.svg)\n\n<Include src="./_words.md" />',
    );
    expect(read("content/docs/wallets/_words.md")).toBe("See [keys](/wallets/keys).\n");
    expect(existsSync(join(root, "content/docs/wallets/images/box.svg"))).toBe(true);
    expect(existsSync(join(root, "content/docs/wallet/images/box.svg"))).toBe(false);
    expect(read("content/sidebars.yaml")).toBe(
      "docs:\n  - doc: start\n  - category: Wallets\n    doc: wallets\n    items:\n      - doc: wallets/keys\n  - autogenerated: wallets/more\n",
    );
    expect(read("content/redirects.yaml")).toBe(
      "- from: /older\n  to: /wallets/keys\n- from: /wallet\n  to: /wallets\n- from: /wallet/keys\n  to: /wallets/keys\n- from: /wallet/more/hard\n  to: /wallets/more/hard\n",
    );
    // The list of owners may contain patterns, so it has to be changed by hand.
    const after = await faultsOf(root);
    expect(after.filter((fault) => fault.file !== "content/owners.yaml")).toEqual(before);
  }, 60_000);

  test("doesn't need an index page, and may move into itself", async () => {
    const root = openWallets();
    await moveOnDisk(root, { from: "/wallet/more", to: "/wallet/more/again" });
    expect(existsSync(join(root, "content/docs/wallet/more/again/hard.md"))).toBe(true);
    expect(existsSync(join(root, "content/docs/wallet/more/hard.md"))).toBe(false);
    expect(readFileSync(join(root, "content/docs/wallet/more/again/hard.md"), "utf8")).toContain(
      "[k](../../keys.md#a)",
    );
  }, 60_000);

  test("is refused completely if one of its files would replace another", async () => {
    const root = openWallets({ "content/docs/wallets/images/box.svg": "<svg/>" });
    expect(await moveOnDisk(root, { from: "/wallet", to: "/wallets" })).toEqual({
      refused: "content/docs/wallets/images/box.svg already exists.",
    });
    expect(existsSync(join(root, "content/docs/wallet/keys.md"))).toBe(true);
  }, 60_000);
});

test("places in our code that contain the old path are listed, but not comments", async () => {
  const glossary = GLOSSARY_PATH.slice(1);
  const root = folder({
    [`content/docs/${glossary}.md`]: doc({ title: "Glossary" }),
    "content/docs/next/build.md": doc({ title: "Build" }),
  });
  expect(readFileSync(join(root, "src/base/version-links.ts"), "utf8")).toContain("`/next/build`");
  expect(await moveOnDisk(root, { from: "/next/build", to: "/start" })).toEqual({
    done: [expect.any(String), "No other file contained its path."],
  });
  const outcome = await moveOnDisk(root, { from: GLOSSARY_PATH, to: "/terms" });
  expect("done" in outcome && outcome.done.slice(1)).toEqual([
    "No other file contained its path.",
    expect.stringMatching(/^src\/data\/glossary\.ts:\d+ contains the old path: fix it by hand\.$/),
  ]);
}, 60_000);

test.each([
  {
    from: "/build/setap",
    to: "/x",
    says: "There is no page /build/setap. Did you mean /build/setup?",
  },
  { from: "/build/setup", to: "/build", says: "/build already has a page." },
  { from: "/build/setup", to: "/build/setup", says: "/build/setup is where it is already." },
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
