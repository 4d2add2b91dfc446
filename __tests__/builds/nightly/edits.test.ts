import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { digestOf } from "../../../src/build/store/cache-files";
import { connectBrowser } from "../../e2e/support/chromium/connect-browser";
import { type DevServer, startDevServer } from "../dev-server";
import { createReaderSite, doc } from "../reader-site";
import type { SiteCopy } from "../site-copy";

/*
 * Every edit reaches the open page of a development server. `TEST_SEED=7` makes other edits; the seed is printed by the
 * name of each test.
 */

const START_MS = 600_000;
const ARRIVES_MS = 60_000;
const EDITS = 60;
const SEED = process.env.TEST_SEED ?? "23";

let site: SiteCopy;
let browser: Browser;
let page: Page;
let server: DevServer;

const GUIDES = "content/docs/guides";
const read = (file: string): string => readFileSync(join(site.root, file), "utf8");
const replace = (file: string, pattern: RegExp, to: string): void => {
  const before = read(file);
  expect(before).toMatch(pattern);
  site.write(file, before.replace(pattern, to));
};

interface Edit {
  /** The page that is open meanwhile. */
  readonly path: string;
  readonly make: (word: string) => void;
  /** What it shows afterwards, in its HTML. */
  readonly shows: (word: string) => string | readonly string[];
  readonly undo?: () => void;
}

const glossary = (word: string): string =>
  `term: Epoch\ndefinition: A span of time about one day long, which is called ${word} here.\n`;
const fact = (word: string): string =>
  `value: ${word}\nabout: A word\nkind: event\narea: Tests\nchecked: 2026-11-21\ntyped: []\nsources: ["https://celo.org"]\n`;

/** Pictures by the word of their edit, made before the first one. */
const pictures = new Map<string, Buffer>();
const pictureOf = (word: string): Buffer => {
  const bytes = pictures.get(word);
  if (!bytes) throw new Error(`There is no picture for "${word}".`);
  return bytes;
};

const git = (...args: readonly string[]): void => {
  const author = ["-c", "user.name=Test", "-c", "user.email=test@example.org"];
  execFileSync("git", [...author, ...args], { cwd: site.root, stdio: "pipe" });
};

/** Makes a branch from the files as they are, with a commit that changes some, and switches to it. */
function switchBranch(word: string): void {
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

const KINDS: Readonly<Record<string, Edit>> = {
  text: {
    path: "/next/guides/edited",
    make: (word) => {
      replace(`${GUIDES}/edited.md`, /The word is \w+\./, `The word is ${word}.`);
    },
    shows: (word) => `The word is ${word}.`,
  },
  title: {
    path: "/next/guides/edited",
    make: (word) => {
      replace(`${GUIDES}/edited.md`, /title: .*/, `title: Title ${word}`);
    },
    shows: (word) => `Title ${word}</h1>`,
  },
  description: {
    path: "/next/guides/edited",
    make: (word) => {
      replace(
        `${GUIDES}/edited.md`,
        /description: .*/,
        `description: A page of the fixture site whose description has the word ${word}.`,
      );
    },
    shows: (word) => `has the word ${word}.`,
  },
  heading: {
    path: "/next/guides/edited",
    make: (word) => {
      replace(`${GUIDES}/edited.md`, /## Part \w+/, `## Part ${word}`);
    },
    shows: (word) => `href="#part-${word}"`,
  },
  "sidebar label": {
    path: "/next/guides/edited",
    make: (word) => {
      replace("content/sidebars.yaml", /label: \w+/, `label: ${word}`);
    },
    shows: (word) => `href="/next">${word}</a>`,
  },
  "label in the sidebar of another page": {
    path: "/next/guides/other",
    make: (word) => {
      replace(`${GUIDES}/edited.md`, /sidebar_label: .*/, `sidebar_label: ${word}`);
    },
    shows: (word) => `href="/next/guides/edited">${word}</a>`,
  },
  tag: {
    path: "/tags",
    make: (word) => {
      replace("content/tags.yaml", /label: .*/, `label: ${word}`);
    },
    shows: (word) => word,
  },
  term: {
    path: "/next/guides/terms",
    make: (word) => {
      site.write("content/data/glossary/epoch.yaml", glossary(word));
    },
    shows: (word) => `which is called ${word} here`,
  },
  fact: {
    path: "/next/guides/other",
    make: (word) => {
      site.write("content/data/facts/word.yaml", fact(word));
    },
    shows: (word) => `The fact is ${word}.`,
  },
  fragment: {
    path: "/next/guides/other",
    make: (word) => {
      site.write("content/fragments/word.md", `The fragment says ${word}.\n`);
    },
    shows: (word) => `The fragment says ${word}.`,
  },
  showcase: {
    path: "/showcase",
    make: (word) => {
      replace(
        "content/showcase/sites/valora.yaml",
        /description: .*/,
        `description: A wallet that is called ${word}.`,
      );
    },
    shows: (word) => `A wallet that is called ${word}.`,
  },
  picture: {
    path: "/next/guides/pictures",
    make: (word) => {
      site.write(`${GUIDES}/field.png`, pictureOf(word));
    },
    shows: (word) => `/static/originals/${digestOf(pictureOf(word).toString("base64"))}.png`,
  },
  "the home page": {
    path: "/",
    make: (word) => {
      replace("src/site/home/home.ts", /lead: ".*?"/, `lead: "It is ${word}."`);
    },
    shows: (word) => `It is ${word}.`,
  },
  "a label of the site": {
    path: "/next/guides/edited",
    make: (word) => {
      replace("src/site/labels.ts", /editPage = ".*?"/, `editPage = "Edit ${word}"`);
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
    make: (word) => {
      replace(`${GUIDES}/other.md`, /\[Next\]\(.*?\)/, `[Next](/no-page-${word})`);
    },
    shows: (word) => `This link leads to /no-page-${word}`,
    undo: () => {
      replace(`${GUIDES}/other.md`, /\[Next\]\(.*?\)/, "[Next](./edited.md)");
    },
  },
  "two files at once": {
    path: "/next/guides/other",
    make: (word) => {
      site.write("content/fragments/word.md", `The fragment says both ${word}.\n`);
      replace(`${GUIDES}/other.md`, /title: .*/, `title: Both ${word}`);
    },
    shows: (word) => `says both ${word}.`,
  },
  "a new page, while its missing address is open": {
    path: "/next/guides/new-WORD",
    make: (word) => {
      site.write(`${GUIDES}/new-${word}.md`, doc(`New ${word}`, "Words."));
    },
    shows: (word) => `New ${word}</h1>`,
  },
  "the open page is renamed": {
    path: "/next/guides/named-WORD",
    make: (word) => {
      renameSync(
        join(site.root, GUIDES, `named-${word}.md`),
        join(site.root, GUIDES, `renamed-${word}.md`),
      );
    },
    shows: (word) => `href="/next/guides/renamed-${word}"`,
  },
  "the open page is deleted": {
    path: "/next/guides/deleted-WORD",
    make: (word) => {
      site.remove(`${GUIDES}/deleted-${word}.md`);
    },
    shows: () => "Page Not Found",
  },
};

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function seeded(seed: string): () => number {
  let state = parseInt(digestOf(seed).slice(0, 8), 16);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = seeded(SEED);
const channel = (): number => Math.floor(random() * 256);
const paint = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 8,
      height: 8,
      channels: 3,
      background: { r: channel(), g: channel(), b: channel() },
    },
  })
    .png()
    .toBuffer();

/** Each kind as often as the others, in an order of the seed. */
const names = Object.keys(KINDS);
const edits = Array.from({ length: EDITS }, (_, at) => ({
  name: names[at % names.length] ?? "text",
  word: `w${Math.floor(random() * 1e9).toString(36)}`,
  order: random(),
})).sort((a, b) => a.order - b.order);

/** Files that an edit takes away, by its kind. */
const TAKEN: Readonly<Record<string, string>> = {
  "the open page is renamed": "named",
  "the open page is deleted": "deleted",
  "another branch": "left",
};

beforeAll(async () => {
  ({ copy: site } = await createReaderSite());
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
  for (const { name, word } of edits) {
    const file = TAKEN[name];
    if (file !== undefined)
      site.write(`${GUIDES}/${file}-${word}.md`, doc(`Page ${word}`, "Words."));
    if (name === "picture") pictures.set(word, await paint());
  }
  git("init", "--quiet", "--initial-branch", "main");
  git("add", "--all");
  git("commit", "--quiet", "--message", "The site");
  server = await startDevServer(site.root, "/next/guides/edited");
  browser = await connectBrowser();
  page = await (await browser.newContext()).newPage();
}, START_MS);

afterAll(async () => {
  await page.context().close();
  await browser.close();
  await server.stop();
  site.remove(".");
});

test("the site has no faults before the first edit", () => {
  expect(server.printed()).not.toMatch(/\d faults? in \d/);
});

test.each(edits)(
  `seed ${SEED}: $name, $word`,
  async ({ name, word }) => {
    const edit = KINDS[name];
    if (!edit) throw new Error(`There is no edit "${name}".`);
    await page.goto(server.origin + edit.path.replace("WORD", word));
    await page.locator("h1").first().waitFor();
    edit.make(word);
    const began = Date.now();
    const texts = [edit.shows(word)].flat();
    // The page may be loaded anew meanwhile.
    const isShown = (): Promise<boolean> =>
      page.content().then(
        (html) => texts.every((text) => html.includes(text)),
        () => false,
      );
    while (!(await isShown()) && Date.now() - began < ARRIVES_MS)
      await new Promise((done) => setTimeout(done, 50));
    console.info(`${name}: ${Date.now() - began} ms`);
    const html = await page.content();
    expect(texts.filter((text) => !html.includes(text))).toEqual([]);
    edit.undo?.();
  },
  ARRIVES_MS * 2,
);
