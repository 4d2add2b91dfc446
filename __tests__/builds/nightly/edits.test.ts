import { readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { connectBrowser } from "../../e2e/support/chromium/connect-browser";
import { type DevServer, startDevServer } from "../dev-server";
import { createReaderSite, doc } from "../reader-site";
import type { SiteCopy } from "../site-copy";

/*
 * Every edit reaches the open page of a development server. `EDITS_SEED=7` makes other edits; the seed is printed by
 * the name of each test.
 */

const START_MS = 600_000;
const ARRIVES_MS = 60_000;
const EDITS = 60;
const SEED = Number(process.env.EDITS_SEED ?? 23);

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
  /** What it shows afterwards, in its HTML; `gone` is what it shows no longer. */
  readonly shows: (word: string) => string;
  readonly undo?: () => void;
}

const glossary = (word: string): string =>
  `term: Epoch\ndefinition: A span of time about one day long, which is called ${word} here.\n`;
const fact = (word: string): string =>
  `value: ${word}\nabout: A word\nkind: event\narea: Tests\nchecked: 2026-11-21\ntyped: []\nsources: [{ title: Celo, url: "https://celo.org" }]\n`;

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
    shows: (word) => word,
  },
  "label in the sidebar of another page": {
    path: "/next/guides/other",
    make: (word) => {
      replace(`${GUIDES}/edited.md`, /sidebar_label: .*/, `sidebar_label: ${word}`);
    },
    shows: (word) => word,
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
        `description: It is ${word}.`,
      );
    },
    shows: (word) => `It is ${word}.`,
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
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Seeded edits: each kind three times, the others at random. */
const random = seeded(SEED);
const names = Object.keys(KINDS);
const edits = Array.from({ length: EDITS }, (_, at) => ({
  name:
    at < names.length * 3
      ? (names[(at * 7) % names.length] ?? "text")
      : (names[Math.floor(random() * names.length)] ?? "text"),
  word: `w${Math.floor(random() * 1e9).toString(36)}`,
}));

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
    const file = KINDS[name]?.path.match(/(\w+)-WORD$/)?.[1];
    if (file !== undefined && file !== "new")
      site.write(`${GUIDES}/${file}-${word}.md`, doc(`Page ${word}`, "Words."));
  }
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

test.each(edits)(
  `seed ${SEED}: $name, $word`,
  async ({ name, word }) => {
    const edit = KINDS[name];
    if (!edit) throw new Error(`There is no edit "${name}".`);
    await page.goto(server.origin + edit.path.replace("WORD", word));
    await page.locator("h1").first().waitFor();
    edit.make(word);
    const began = Date.now();
    const text = edit.shows(word);
    // The page may be loaded anew meanwhile.
    const isShown = (): Promise<boolean> =>
      page.content().then(
        (html) => html.includes(text),
        () => false,
      );
    while (!(await isShown()) && Date.now() - began < ARRIVES_MS)
      await new Promise((done) => setTimeout(done, 50));
    console.info(`${name}: ${Date.now() - began} ms`);
    expect(await page.content()).toContain(text);
    edit.undo?.();
  },
  ARRIVES_MS * 2,
);
