import { runGates } from "../../../src/commands/doctor/run-gates";
import type { Fault } from "../../../src/faults/fault";
import { doc } from "../../support/doc";
import { git, writeFiles } from "../../support/folder";
import { siteFolders } from "../site-folder";

const folder = siteFolders();

const WORDS = Array.from({ length: 60 }, () => "These are words of a page.").join(" ");
const FILES = {
  "content/words/names.txt": "Celo\n",
  "content/words/spelling.txt": "mainnet\n",
  "content/docs/start.md": doc({ title: "Start", questions: ["begin"] }, `${WORDS} Celo mainnet.`),
  "content/docs/old.md": doc(
    { title: "Old Page", questions: ["former"] },
    `${WORDS} Simply run it.`,
  ),
};

/** A repository whose main branch already has faults. */
function open(): string {
  const root = folder(FILES);
  git(root, ["init", "-q", "-b", "main"]);
  git(root, ["add", "content"]);
  git(root, ["commit", "-qm", "start"]);
  git(root, ["checkout", "-qb", "work"]);
  return root;
}

/**
 * Lists faults in content only. The navbar is left out, because it links to pages of the real site, which this site
 * doesn't have.
 */
const listRules = (faults: readonly Fault[]): string[] =>
  faults
    .filter(({ file }) => file.startsWith("content/"))
    .map(({ file, rule }) => `${file} ${rule}`);

const rulesOf = async (root: string, options = {}): Promise<string[]> =>
  listRules((await runGates(root, options)).faults);

test("faults in unchanged files are only reported with --all; each gate is listed", async () => {
  const root = open();
  const { report, faults } = await runGates(root);
  expect(listRules(faults)).toEqual([]);
  // Each gate is listed with its scope and the time it took.
  expect(report).toMatch(
    /^style \(fillers, exclamation marks, notes on how a page was made, odd phrases\): passed, \d+\.\d s$/m,
  );
  expect(report).toMatch(/^0 files changed since main, \d+\.\d s in all$/m);
  expect(await rulesOf(root, { all: true })).toEqual([
    "content/docs/old.md prose/filler",
    "content/docs/old.md prose/heading-case",
  ]);
}, 120_000);

test("a file that was changed on the branch or isn't yet tracked by Git goes through every gate", async () => {
  const root = open();
  const changed = FILES["content/docs/start.md"].replace("Celo mainnet", "Celo mainet!");
  writeFiles(root, { "content/docs/start.md": changed });
  git(root, ["add", "content"]);
  git(root, ["commit", "-qm", "change"]);
  writeFiles(root, { "content/docs/new.md": doc({ title: "New" }, "[a](/nowhere)") });
  expect((await rulesOf(root)).sort()).toEqual([
    "content/docs/new.md link/unknown-page",
    "content/docs/new.md prose/length",
    "content/docs/new.md questions/missing",
    "content/docs/start.md prose/exclamation",
    "content/docs/start.md prose/spelling",
  ]);
}, 120_000);

test("a link elsewhere that a change breaks is reported", async () => {
  const root = open();
  writeFiles(root, {
    "content/docs/start.md": FILES["content/docs/start.md"].replace("Celo", "[c](/old#x)"),
  });
  git(root, ["add", "content"]);
  git(root, ["commit", "-qm", "link"]);
  git(root, ["branch", "-f", "main", "work"]);
  writeFiles(root, {
    "content/docs/old.md": doc({ title: "Old", questions: ["former"] }, `${WORDS} Other.`),
  });
  expect(await rulesOf(root)).toEqual(["content/docs/start.md link/unknown-anchor"]);
}, 120_000);

test("without Git, everything is checked", async () => {
  const { report, faults } = await runGates(folder(FILES));
  expect(report).toContain("all 2 files");
  expect(listRules(faults)).toHaveLength(2);
}, 120_000);

test("a given file is checked, whether it has changed or not, and no others are", async () => {
  const root = open();
  writeFiles(root, {
    "content/docs/start.md": doc({ title: "Start", questions: ["begin"] }, `${WORDS} Celo mainet!`),
  });
  const { report, faults } = await runGates(root, { files: ["content/docs/old.md"] });
  expect(listRules(faults)).toEqual([
    "content/docs/old.md prose/filler",
    "content/docs/old.md prose/heading-case",
  ]);
  expect(report).toMatch(/^content\/docs\/old\.md, \d+\.\d s in all$/m);
}, 120_000);
