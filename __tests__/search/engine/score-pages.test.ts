import type { Postings } from "../../../src/search/engine/postings";
import type { Reading } from "../../../src/search/engine/query-terms";
import { scorePages } from "../../../src/search/engine/score-pages";
import type { AnswerKind } from "../../../src/search/engine/vocabulary";
import { rarityOf } from "../../../src/search/words/rarity";
import {
  FIELDS,
  type SearchField,
  fieldBit,
  packCount,
} from "../../../src/search/words/search-format";

interface TestPage {
  /** The ids of the words in each line of the page. */
  readonly lines?: readonly (readonly number[])[];
  readonly length?: number;
  readonly factor?: number;
  /** The fields that contain a word, keyed by the word's id. `times` is how often each word occurs in the text. */
  readonly words: Readonly<Record<number, readonly SearchField[]>>;
  readonly times?: number;
}

/**
 * Creates an interpretation of a query whose terms have these ids. Each term is found as it was typed, unless stated
 * otherwise.
 */
const reading = (weight: number, ids: readonly number[], kind: AnswerKind = "exact"): Reading => ({
  weight,
  terms: ids.map((termId) => {
    const word = `w${termId}`;
    return { word, typed: word, answers: [{ term: word, termId, kind }] };
  }),
});

const byteOf = (fields: readonly SearchField[], times: number): number =>
  fields.reduce((sum, field) => sum | fieldBit(field), packCount(times) << FIELDS.length);

/** Returns the pages' scores, keyed by page number. `countOfTerm` determines how rare a word is. */
function scores(
  pages: readonly TestPage[],
  readings: readonly Reading[],
  { countOfTerm = () => 1 }: { countOfTerm?: (id: number) => number } = {},
): Record<number, number> {
  const lines = pages.flatMap((page) => page.lines ?? []);
  const postingsOf = (termId: number): Postings => {
    const found = pages.flatMap(({ words, times = 1 }, page) => {
      const fields = words[termId];
      return fields ? [{ page, what: byteOf(fields, times) }] : [];
    });
    const inLines = lines.flatMap((ids, at) =>
      ids.includes(termId) ? [{ page: pages.length + at, what: 0 }] : [],
    );
    const all = [...found, ...inLines];
    return {
      pages: Int32Array.from(all, ({ page }) => page),
      what: Uint8Array.from(all, ({ what }) => what),
    };
  };
  let end = 0;
  const starts = pages.map((page) => (end += page.lines?.length ?? 0) - (page.lines?.length ?? 0));
  const found = scorePages(readings, postingsOf, countOfTerm, {
    count: pages.length,
    lines: {
      starts: [...starts, end],
      weights: Float32Array.from(lines, (ids) =>
        ids.reduce((sum, id) => sum + rarityOf(countOfTerm(id), pages.length), 0),
      ),
    },
    lengthOf: (page) => pages[page]?.length ?? 600,
    factorOf: (page) => pages[page]?.factor ?? 1,
  });
  return Object.fromEntries(found.map(({ page, score }) => [page, score]));
}

const inText = (more: Partial<TestPage> = {}): TestPage => ({ words: { 0: ["text"] }, ...more });
/** Returns the score of a word whose fields have this total weight. A weight of 1.6 gives half of the maximum. */
const worth = (weight: number): number => weight / (weight + 1.6);

describe("a word is weighted by its field", () => {
  test.each([
    ["heading", 1.1],
    ["summary", 1],
    ["text", 0.45],
    ["code", 0.2],
  ] as const)("%s: %d", (field, weight) => {
    expect(scores([{ words: { 0: [field] } }], [reading(1, [0])])[0]).toBeCloseTo(worth(weight), 4);
  });

  test("in several fields it scores for each of them, but at most one in total", () => {
    const [score] = Object.values(
      scores([{ words: { 0: ["heading", "summary", "code"] } }], [reading(1, [0])]),
    );
    expect(score).toBeCloseTo(worth(1.1 + 1 + 0.2), 4);
  });

  test("a frequent word scores more each time its count doubles", () => {
    const [once, twice, eight] = [1, 2, 8].map(
      (times) => scores([inText({ times })], [reading(1, [0])])[0],
    );
    expect(once).toBeCloseTo(worth(0.45), 4);
    expect(twice).toBeCloseTo(worth(0.45 + 0.35), 4);
    expect(eight).toBeCloseTo(worth(0.45 + 3 * 0.35), 4);
  });

  test.each([
    { length: 600, factor: 1 },
    { length: 9600, factor: 0.5 },
    { length: 119, factor: (600 / 119) ** 0.25 },
    { length: 1, factor: 1.5 },
  ])("in a text of $length words its weight is multiplied by $factor", ({ length, factor }) => {
    expect(scores([inText({ length })], [reading(1, [0])])[0]).toBeCloseTo(
      worth(0.45 * Math.min(1.5, factor)),
      4,
    );
  });
});

describe("lines", () => {
  const LINE = 0.9;

  test.each([
    { line: [0], likeness: 1, why: "the query has all of it" },
    { line: [0, 1], likeness: 1 / 2, why: "the query has half of it" },
    { line: [0, 1, 2, 3], likeness: 1 / 4, why: "the query has a quarter of it" },
  ])("a line with the words $line scores $likeness: $why", ({ line, likeness }) => {
    const found = scores([{ lines: [line], words: {} }], [reading(1, [0])]);
    expect(found[0]).toBeCloseTo(LINE * likeness, 4);
  });

  test("a line with only part of the query scores less", () => {
    const found = scores([{ lines: [[0]], words: {} }], [reading(1, [0, 1])]);
    expect(found[0]).toBeCloseTo(LINE / 2, 4);
  });

  test("only the best line of a page is scored, not all of them", () => {
    const found = scores([{ lines: [[0], [0, 1], [0]], words: {} }], [reading(1, [0])]);
    expect(found[0]).toBeCloseTo(LINE, 4);
  });

  test("it is added to the score of the page's words", () => {
    const found = scores([{ lines: [[0]], words: { 0: ["title"] } }], [reading(1, [0])]);
    expect(found[0]).toBeCloseTo(worth(2.2) + LINE, 4);
  });

  test("a word that only begins with the typed text makes a line match by half", () => {
    const found = scores([{ lines: [[0]], words: {} }], [reading(1, [0], "prefix")]);
    expect(found[0]).toBeCloseTo(LINE * (0.5 / 1.5), 4);
  });

  test("a word that no page contains doesn't keep a line from matching the query", () => {
    const unknown = { word: "w9", typed: "w9", answers: [] };
    const asked: Reading = { weight: 1, terms: [...reading(1, [0]).terms, unknown] };
    expect(scores([{ lines: [[0]], words: {} }], [asked])[0]).toBeCloseTo(LINE, 4);
  });

  test("a page that ranks after another is still found by its lines", () => {
    const found = scores(
      [
        { lines: [[0]], words: {}, factor: 1 / 3 },
        { lines: [[0]], words: {} },
      ],
      [reading(1, [0])],
    );
    expect(found[0]).toBe(found[1]);
  });
});

test("a page with the whole identifier comes before pages full of its parts", () => {
  const asked: Reading = {
    weight: 1,
    terms: reading(1, [0]).terms.map((term) => ({ ...term, isName: true })),
  };
  const found = scores(
    [
      { words: { 0: ["code"] } },
      { lines: [[1, 2]], words: { 1: ["title", "heading"], 2: ["title", "heading"] } },
    ],
    [asked, reading(0.7, [1, 2])],
  );
  expect(found[0]).toBeGreaterThan(2);
  expect(found[1]).toBeLessThan(2);
});

describe("queries", () => {
  test.each([
    ["form", 0.92],
    ["typo", 0.85],
    ["prefix", 0.5],
  ] as const)("a %s scores %d of the word itself", (kind, share) => {
    expect(scores([inText()], [reading(1, [0], kind)])[0]).toBeCloseTo(share * worth(0.45), 4);
  });

  test("a page that lacks part of the query loses more than the score of that part", () => {
    const pages = [{ words: { 0: ["text"], 1: ["text"] } }, inText()] as const;
    const found = scores(pages, [reading(1, [0, 1])]);
    expect(found[0]).toBeCloseTo(worth(0.45), 4);
    expect(found[1]).toBeCloseTo((worth(0.45) / 2) * 0.5, 4);
  });

  test("a rare word scores more than a common one", () => {
    const pages: TestPage[] = [inText(), { words: { 1: ["text"] } }, { words: {} }, { words: {} }];
    const found = scores(pages, [reading(1, [0, 1])], { countOfTerm: (id) => (id === 0 ? 1 : 3) });
    // BM25's inverse document frequencies of both words, from which their shares are computed.
    const [rare, common] = [rarityOf(1, 4), rarityOf(3, 4)];
    const share = rare / (rare + common);
    expect(found[0]).toBeCloseTo(worth(0.45) * share ** 2, 4);
    expect(found[1]).toBeCloseTo(worth(0.45) * (1 - share) ** 2, 4);
  });

  test("the rarity of a word doesn't depend on words that only begin with it", () => {
    const both: Reading = {
      weight: 1,
      terms: [
        {
          word: "w0",
          typed: "w0",
          answers: [
            { term: "w0", termId: 0, kind: "exact" },
            { term: "w0s", termId: 1, kind: "prefix" },
          ],
        },
        ...reading(1, [2]).terms,
      ],
    };
    const pages: TestPage[] = [inText(), { words: { 2: ["text"] } }, { words: {} }, { words: {} }];
    const found = scores(pages, [both], { countOfTerm: (id) => (id === 1 ? 4 : 1) });
    expect(found[0]).toBeCloseTo(found[1]!, 5);
  });

  test("a page is scored by the interpretation that suits it best, times its weight", () => {
    const pages = [inText(), { words: { 1: ["heading"] } }] as const;
    const found = scores(pages, [reading(1, [0]), reading(0.9, [1]), reading(0.6, [0])]);
    expect(found[0]).toBeCloseTo(worth(0.45), 4);
    expect(found[1]).toBeCloseTo(0.9 * worth(1.1), 4);
  });

  test("a page is left out below a fifth of the best score, but not at exactly a fifth", () => {
    const pages = [inText(), { words: { 1: ["text"] } }, { words: { 2: ["text"] } }] as const;
    const found = scores(pages, [reading(1, [0]), reading(0.2, [1]), reading(0.19, [2])]);
    expect(Object.keys(found)).toEqual(["0", "1"]);
  });

  test("a query without any known word finds nothing", () => {
    expect(scores([inText()], [{ weight: 1, terms: [] }])).toEqual({});
  });
});

test("a page's own factor is applied, and zero leaves it out", () => {
  const found = scores(
    [inText({ factor: 0.5 }), inText({ factor: 0 }), inText()],
    [reading(1, [0])],
  );
  expect(found[0]).toBeCloseTo(found[2]! / 2, 5);
  expect(found[1]).toBeUndefined();
});

test("best first; among equal scores, the first page", () => {
  const list = [
    { words: { 0: ["text"] } },
    { words: { 0: ["heading"] } },
    { words: { 0: ["text"] } },
  ] as const;
  const order: number[] = [];
  const postings: Postings = {
    pages: Int32Array.of(2, 1, 0),
    what: Uint8Array.from([2, 1, 0], (page) => byteOf(list[page]!.words[0], 1)),
  };
  for (const { page } of scorePages(
    [reading(1, [0])],
    () => postings,
    () => 3,
    {
      count: 3,
      lines: { starts: [0, 0, 0, 0], weights: new Float32Array() },
      lengthOf: () => 600,
      factorOf: () => 1,
    },
  ))
    order.push(page);
  expect(order).toEqual([1, 0, 2]);
});
