import { createRandom } from "./random.mjs";
import { createSample } from "./samples.mjs";
import { capitalize, createPhrase, createSentence, pickNoun } from "./words.mjs";

/** @typedef {import("./random.mjs").Random} Random */

/**
 * A piece of text in a paragraph. The `link` of a link is the index of its target page in the corpus.
 *
 * @typedef {string | { code: string } | { strong: string } | { link: number, text: string }} Span
 */

/**
 * @typedef {{ type: "heading", depth: 2 | 3, text: string }
 *   | { type: "paragraph", spans: Span[] }
 *   | { type: "code", language: string, text: string }
 *   | { type: "list", items: string[] }
 *   | { type: "table", head: string[], rows: string[][] }
 *   | { type: "admonition", kind: AdmonitionKind, title: string, text: string }} Block
 */

/** @typedef {"note" | "tip" | "warning" | "danger"} AdmonitionKind */

/**
 * One page, independent of any generator's Markdown dialect.
 *
 * @typedef {object} Page
 * @property {number} index Index of the page in the corpus.
 * @property {string} path Folders and file name without its extension: "section-01/topic-02/stale-receipt-0031".
 * @property {string} title
 * @property {string} description Between 50 and 160 characters.
 * @property {Block[]} blocks
 */

const PAGES_PER_TOPIC = 20;
const TOPICS_PER_SECTION = 10;
const SECTIONS_ON_A_PAGE = 5;
const SEED = 20261121;

/** Word in the first paragraph of each page. To edit a page, the benchmark replaces this word. */
export const MARK = "mark0000";

/** @type {AdmonitionKind[]} */
const KINDS = ["note", "tip", "warning", "danger"];

/**
 * @param {number} pages Number of pages.
 * @returns {Page[]} Pages of about 900 words each. Their text is always the same for the same number of pages.
 */
export function createCorpus(pages) {
  return Array.from({ length: pages }, (_, index) => createPage(index, pages));
}

/**
 * @param {number} index
 * @param {number} pages
 * @returns {Page}
 */
function createPage(index, pages) {
  const random = createRandom(SEED + index * 7919);
  const phrase = createPhrase(random);
  const number = String(index + 1).padStart(4, "0");
  const topic = Math.floor(index / PAGES_PER_TOPIC);
  const section = Math.floor(topic / TOPICS_PER_SECTION);
  const folder = `section-${twoDigits(section + 1)}/topic-${twoDigits((topic % TOPICS_PER_SECTION) + 1)}`;
  return {
    index,
    path: `${folder}/${phrase.replaceAll(" ", "-")}-${number}`,
    title: `${capitalize(phrase)} ${number}`,
    description: `How the ${phrase} works with a ${createPhrase(random)}, and what to check before use.`,
    blocks: createBlocks(random, pages),
  };
}

/** @param {number} value */
const twoDigits = (value) => String(value).padStart(2, "0");

/**
 * @param {Random} random
 * @param {number} pages
 * @returns {Block[]}
 */
function createBlocks(random, pages) {
  const samples = Array.from({ length: random.integer(2, 5) }, () => createSample(random));
  const extras = [createList(random), createTable(random), createAdmonition(random)];
  /** @type {Block[]} */
  const blocks = [
    {
      type: "paragraph",
      spans: [`The mark of this page is ${MARK}. `, ...createSpans(random, pages)],
    },
  ];
  for (let section = 0; section < SECTIONS_ON_A_PAGE; section += 1) {
    const word = pickNoun(random);
    blocks.push({
      type: "heading",
      depth: 2,
      text: `${capitalize(createPhrase(random))} ${word} ${section + 1}`,
    });
    blocks.push(createParagraph(random, pages), ...extras.slice(section, section + 1));
    blocks.push({
      type: "heading",
      depth: 3,
      text: `${capitalize(createPhrase(random))} in ${word} ${section + 1}`,
    });
    blocks.push(createParagraph(random, pages), createParagraph(random, pages));
    const sample = samples[section];
    if (sample) blocks.push({ type: "code", ...sample });
  }
  return blocks;
}

/** @param {Random} random @param {number} pages @returns {Block} */
const createParagraph = (random, pages) => ({
  type: "paragraph",
  spans: createSpans(random, pages),
});

/**
 * Creates two to four sentences. Some are followed by a short sentence with a link, inline code or bold text.
 *
 * @param {Random} random
 * @param {number} pages
 * @returns {Span[]}
 */
function createSpans(random, pages) {
  return Array.from({ length: random.integer(2, 4) }, () => createSentence(random)).flatMap(
    /** @returns {Span[]} */
    (sentence) => {
      const chance = random.next();
      if (chance < 0.08)
        return [
          `${sentence} See `,
          { link: random.integer(0, pages - 1), text: `the ${createPhrase(random)}` },
          " for more. ",
        ];
      if (chance < 0.2)
        return [
          `${sentence} Its name is `,
          { code: `${pickNoun(random)}.${pickNoun(random)}()` },
          ". ",
        ];
      if (chance < 0.27) return [`${sentence} It is `, { strong: createPhrase(random) }, ". "];
      return [`${sentence} `];
    },
  );
}

/** @param {Random} random @returns {Block} */
const createList = (random) => ({
  type: "list",
  items: Array.from({ length: random.integer(4, 7) }, () => createSentence(random)),
});

/** @param {Random} random @returns {Block} */
const createTable = (random) => ({
  type: "table",
  head: ["Name", "Value", "Meaning"],
  rows: Array.from({ length: random.integer(4, 8) }, () => [
    pickNoun(random),
    String(random.integer(1, 9999)),
    createPhrase(random),
  ]),
});

/** @param {Random} random @returns {Block} */
const createAdmonition = (random) => ({
  type: "admonition",
  kind: random.pick(KINDS),
  title: capitalize(createPhrase(random)),
  text: `${createSentence(random)} ${createSentence(random)}`,
});
