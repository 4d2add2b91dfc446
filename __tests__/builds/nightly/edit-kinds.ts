import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { digestOf } from "../../../src/pipeline/store/cache-files";
import { doc } from "../reader-site";
import type { SiteCopy } from "../site-copy";

const GUIDES = "content/docs/guides";

function replace(site: SiteCopy, file: string, pattern: RegExp, to: string): void {
  const before = readFileSync(join(site.root, file), "utf8");
  expect(before).toMatch(pattern);
  site.write(file, before.replace(pattern, to));
}

/** A kind of edit that a writer makes, and its effect on the open page. */
interface Edit {
  /** The page that is open during the edit. */
  readonly path: string;
  readonly make: (site: SiteCopy, word: string) => void;
  /** Returns the text, or texts, that the page's HTML should contain afterwards. */
  readonly shows: (word: string) => string | readonly string[];
  readonly undo?: (site: SiteCopy) => void;
  /** True if the edit adds or removes the page. The reader then has to reload it, as in every Gatsby site. */
  readonly needsReload?: boolean;
}

const glossary = (word: string): string =>
  `term: Epoch\ndefinition: A span of time about one day long, which is called ${word} here.\n`;
const fact = (word: string): string =>
  `value: ${word}\nabout: A word\nkind: event\narea: Tests\nchecked: 2026-11-21\ntyped: []\nsources: ["https://celo.org"]\n`;

/** Pictures, keyed by the word of the edit that uses them. They are created before the first edit. */
const pictures = new Map<string, Buffer>();
const pictureOf = (word: string): Buffer => {
  const bytes = pictures.get(word);
  if (!bytes) throw new Error(`There is no picture for "${word}".`);
  return bytes;
};

const gitIn =
  ({ root }: SiteCopy) =>
  (...args: readonly string[]): void => {
    const author = ["-c", "user.name=Test", "-c", "user.email=test@example.org"];
    execFileSync("git", [...author, ...args], { cwd: root, stdio: "pipe" });
  };

/** Commits the current files, creates a branch on which some of them differ, and switches to it. */
function switchBranch(site: SiteCopy, word: string): void {
  const git = gitIn(site);
  const other = `${site.root}-${word}`;
  git("add", "--all");
  git("commit", "--quiet", "--allow-empty", "--message", "As it was");
  git("worktree", "add", "--quiet", "-b", word, other);
  const edited = join(other, GUIDES, "edited.md");
  const text = readFileSync(edited, "utf8");
  writeFileSync(edited, text.replace(/The word is \w+\./, `The word is ${word}.`));
  writeFileSync(join(other, GUIDES, `on-${word}.md`), doc(`On ${word}`, "Words."));
  rmSync(join(other, GUIDES, `left-${word}.md`));
  execFileSync("git", ["add", "--all"], { cwd: other });
  git("-C", other, "commit", "--quiet", "--message", "As it is");
  git("worktree", "remove", "--force", other);
  git("switch", "--quiet", word);
}

/** All kinds of edits, keyed by name. */
export const KINDS: Readonly<Record<string, Edit>> = {
  text: {
    path: "/next/guides/edited",
    make: (site, word) => {
      replace(site, `${GUIDES}/edited.md`, /The word is \w+\./, `The word is ${word}.`);
    },
    shows: (word) => `The word is ${word}.`,
  },
  title: {
    path: "/next/guides/edited",
    make: (site, word) => {
      replace(site, `${GUIDES}/edited.md`, /title: .*/, `title: Title ${word}`);
    },
    shows: (word) => `Title ${word}</h1>`,
  },
  description: {
    path: "/next/guides/edited",
    make: (site, word) => {
      replace(
        site,
        `${GUIDES}/edited.md`,
        /description: .*/,
        `description: A page of the fixture site whose description has the word ${word}.`,
      );
    },
    shows: (word) => `has the word ${word}.`,
  },
  heading: {
    path: "/next/guides/edited",
    make: (site, word) => {
      replace(site, `${GUIDES}/edited.md`, /## Part \w+/, `## Part ${word}`);
    },
    shows: (word) => `href="#part-${word}"`,
  },
  "sidebar label": {
    path: "/next/guides/edited",
    make: (site, word) => {
      replace(site, "content/sidebars.yaml", /label: \w+/, `label: ${word}`);
    },
    shows: (word) => `href="/next">${word}</a>`,
  },
  "label in the sidebar of another page": {
    path: "/next/guides/other",
    make: (site, word) => {
      replace(site, `${GUIDES}/edited.md`, /sidebar_label: .*/, `sidebar_label: ${word}`);
    },
    shows: (word) => `href="/next/guides/edited">${word}</a>`,
  },
  tag: {
    path: "/tags",
    make: (site, word) => {
      replace(site, "content/tags.yaml", /label: .*/, `label: ${word}`);
    },
    shows: (word) => word,
  },
  term: {
    path: "/next/guides/terms",
    make: (site, word) => {
      site.write("content/data/glossary/epoch.yaml", glossary(word));
    },
    shows: (word) => `which is called ${word} here`,
  },
  fact: {
    path: "/next/guides/other",
    make: (site, word) => {
      site.write("content/data/facts/word.yaml", fact(word));
    },
    shows: (word) => `The fact is ${word}.`,
  },
  fragment: {
    path: "/next/guides/other",
    make: (site, word) => {
      site.write("content/fragments/word.md", `The fragment says ${word}.\n`);
    },
    shows: (word) => `The fragment says ${word}.`,
  },
  showcase: {
    path: "/showcase",
    make: (site, word) => {
      replace(
        site,
        "content/showcase/sites/valora.yaml",
        /description: .*/,
        `description: A wallet that is called ${word}.`,
      );
    },
    shows: (word) => `A wallet that is called ${word}.`,
  },
  picture: {
    path: "/next/guides/pictures",
    make: (site, word) => {
      site.write(`${GUIDES}/field.png`, pictureOf(word));
    },
    shows: (word) => `/static/originals/${digestOf(pictureOf(word).toString("base64"))}.png`,
  },
  "the home page": {
    path: "/",
    make: (site, word) => {
      replace(site, "content/home.yaml", /^lead: .*/m, `lead: It is ${word}.`);
    },
    shows: (word) => `It is ${word}.`,
  },
  "a label of the site": {
    path: "/next/guides/edited",
    make: (site, word) => {
      replace(site, "src/site/doc-labels.ts", /editPage = ".*?"/, `editPage = "Edit ${word}"`);
    },
    shows: (word) => `Edit ${word}</a>`,
  },
  "another branch": {
    path: "/next/guides/edited",
    make: switchBranch,
    shows: (word) => [`The word is ${word}.`, `href="/next/guides/on-${word}"`],
  },
  "a fault": {
    path: "/next/guides/other",
    make: (site, word) => {
      replace(site, `${GUIDES}/other.md`, /\[Next\]\(.*?\)/, `[Next](/no-page-${word})`);
    },
    shows: (word) => `This link leads to /no-page-${word}`,
    undo: (site) => {
      replace(site, `${GUIDES}/other.md`, /\[Next\]\(.*?\)/, "[Next](./edited.md)");
    },
  },
  "two files at once": {
    path: "/next/guides/other",
    make: (site, word) => {
      site.write("content/fragments/word.md", `The fragment says both ${word}.\n`);
      replace(site, `${GUIDES}/other.md`, /title: .*/, `title: Both ${word}`);
    },
    shows: (word) => `says both ${word}.`,
  },
  "a new page, while its missing address is open": {
    path: "/next/guides/new-WORD",
    make: (site, word) => {
      site.write(`${GUIDES}/new-${word}.md`, doc(`New ${word}`, "Words."));
    },
    shows: (word) => `New ${word}</h1>`,
    needsReload: true,
  },
  "the open page is renamed": {
    path: "/next/guides/named-WORD",
    make: (site, word) => {
      renameSync(
        join(site.root, GUIDES, `named-${word}.md`),
        join(site.root, GUIDES, `renamed-${word}.md`),
      );
    },
    shows: (word) => `href="/next/guides/renamed-${word}"`,
    needsReload: true,
  },
  "the open page is deleted": {
    path: "/next/guides/deleted-WORD",
    make: (site, word) => {
      site.remove(`${GUIDES}/deleted-${word}.md`);
    },
    shows: () => "Page Not Found",
    needsReload: true,
  },
};

/** Files that an edit renames, deletes or leaves out, keyed by the kind of edit. */
const TAKEN: Readonly<Record<string, string>> = {
  "the open page is renamed": "named",
  "the open page is deleted": "deleted",
  "another branch": "left",
};

function paint(random: () => number): Promise<Buffer> {
  const channel = (): number => Math.floor(random() * 256);
  return sharp({
    create: {
      width: 8,
      height: 8,
      channels: 3,
      background: { r: channel(), g: channel(), b: channel() },
    },
  })
    .png()
    .toBuffer();
}

/** A planned edit: its kind, and a word that occurs nowhere else. */
export interface PlannedEdit {
  readonly name: string;
  readonly word: string;
}

/** Writes all files that the edits change, and commits them to Git. */
export async function prepareSite(
  site: SiteCopy,
  edits: readonly PlannedEdit[],
  random: () => number,
): Promise<void> {
  site.write(
    "content/sidebars.yaml",
    "next:\n  - doc: index\n    label: Start\n  - autogenerated: guides\n",
  );
  site.write("content/data/glossary/epoch.yaml", glossary("first"));
  site.write("content/data/facts/word.yaml", fact("first"));
  site.write("content/fragments/word.md", "The fragment says first.\n");
  site.write(
    `${GUIDES}/edited.md`,
    doc("Edited", "The word is first.\n\n## Part first\n\nWords.", "sidebar_label: First\n"),
  );
  site.write(
    `${GUIDES}/other.md`,
    doc(
      "Other",
      'The fact is <Fact id="word" />.\n\n[Next](./edited.md)\n\n<Include src="fragments/word.md" />',
    ),
  );
  site.write(`${GUIDES}/terms.md`, doc("Terms", "<Glossary />"));
  // Removes the draft, since the development server's pages are compared with a build's, which leaves drafts out.
  site.remove(`${GUIDES}/half.md`);
  for (const { name, word } of edits) {
    const file = TAKEN[name];
    if (file !== undefined)
      site.write(`${GUIDES}/${file}-${word}.md`, doc(`Page ${word}`, "Words."));
    if (name === "picture") pictures.set(word, await paint(random));
  }
  const git = gitIn(site);
  git("init", "--quiet", "--initial-branch", "main");
  git("add", "--all");
  git("commit", "--quiet", "--message", "The site");
}
