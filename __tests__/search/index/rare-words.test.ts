import { packSearchIndex } from "../../../src/pipeline/search/search-index";
import { openSearch } from "../../../src/search/engine/search-engine";
import { rareAddress, restAddress } from "../../../src/search/words/search-format";
import { searchContent, searchedPage } from "../../support/search/searched-page";

/** Creates a word that doesn't resemble any other. There are enough such words to fill several files of rare words. */
const wordAt = (at: number): string =>
  `q${String(at)
    .padStart(4, "0")
    .replace(/\d/g, (digit) => "bcdfghjklm".charAt(Number(digit)))}zz`;
const COUNT = 3200;
const PAGES = Array.from({ length: 4 }, (_, page) => {
  const words = Array.from({ length: COUNT / 4 }, (_, at) => wordAt(page * (COUNT / 4) + at));
  const text = `${words.join(" ")} common`;
  return searchedPage({
    path: `/p${page}`,
    title: `Title ${page}`,
    sections: [{ depth: 1, title: `Title ${page}`, text }],
  });
});
const { files, key } = packSearchIndex(searchContent(PAGES), false);

/** Returns the pages that are found for each word if only the files accepted by `isServed` can be loaded. */
async function findPages(words: readonly string[], isServed: (address: string) => boolean) {
  const fetched: string[] = [];
  const engine = await openSearch((address) => {
    fetched.push(address);
    const content = isServed(address) ? files.get(address) : undefined;
    if (!content) return Promise.reject(new Error(`${address}: 404`));
    return Promise.resolve(Uint8Array.from(content).buffer);
  });
  const found: string[][] = [];
  for (const query of words) {
    const { hits } = await engine.search({ query: `${query} ` });
    found.push(hits.map(({ path }) => path));
  }
  return { found, fetched };
}

// In reverse order, so that the files of rare words aren't loaded in the order in which they were written.
const ASKED = [COUNT - 1, 0, COUNT / 2, 1].map(wordAt);
const ANSWERS = [["/p3"], ["/p0"], ["/p2"], ["/p0"]];

test("a rare word finds its page, in whatever order the files of rare words are loaded", async () => {
  const { found, fetched } = await findPages(ASKED, () => true);
  expect(found).toEqual(ANSWERS);
  const rare = [...files.keys()].filter((address) => address.includes("/rare-"));
  expect(fetched).toEqual(
    expect.arrayContaining([rareAddress(key, 0), rareAddress(key, rare.length - 1)]),
  );
  expect(rare.length).toBeGreaterThan(2);
  expect(fetched).not.toContain(restAddress(key));
});

test("without its own file a rare word is found in the file that has all of them", async () => {
  const isServed = (address: string) => /\/(?:start|rest)\.bin$/.test(address);
  expect((await findPages(ASKED, isServed)).found).toEqual(ANSWERS);
});
