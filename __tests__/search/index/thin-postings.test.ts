import { unpackPostings } from "../../../src/search/engine/postings";
import { buildSearchIndex } from "../../../src/search/index/search-index";
import { unpackTerms } from "../../../src/search/words/search-format";
import { searchContent, searchedPage } from "../../support/search/searched-page";

const WORDS = Array.from(
  { length: 600 },
  (_, at) => `word${String.fromCharCode(97 + (at % 26))}${at}x`,
);

/**
 * Creates pages that all have the same words in their text. Each of the first words is also in the title of one page.
 */
const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const title = `Title ${WORDS[at] ?? "none"}`;
    return searchedPage({
      path: `/p${at}`,
      title,
      sections: [{ depth: 1, title, text: WORDS.join(" ") }],
    });
  });

/** Returns the pages on which a search finds each word. */
function readPostings(count: number) {
  const { start, shards } = buildSearchIndex(searchContent(pagesOf(count)));
  const lists = shards
    .flatMap((shard) => unpackPostings(shard))
    .map(({ pages }) =>
      // Larger numbers belong to lines, not to pages.
      [...pages].filter((page) => page < count),
    );
  return {
    shards,
    postings: new Map(unpackTerms(start.terms).map((term, at) => [term, lists[at]])),
  };
}

test("a small site has every page of every word, in one file", () => {
  const { shards, postings } = readPostings(50);
  expect(shards).toHaveLength(1);
  expect(postings.get(WORDS[7] ?? "")).toHaveLength(50);
});

test("if that is too much, a word that is everywhere finds only the pages about it", () => {
  const { shards, postings } = readPostings(100);
  expect(shards).toHaveLength(1);
  expect(postings.get(WORDS[7] ?? "")).toEqual([7]);
  // No page is about this word, so all of its pages are kept.
  expect(postings.get(WORDS[599] ?? "")).toHaveLength(100);
});
