import type { SearchContent } from "../../../src/search/index/search-index";
import type { SearchedPage } from "../../../src/search/index/search-records";

/** Creates a page for the search. Everything that a test doesn't set has a usual value. */
export function searchedPage(
  parts: Partial<SearchedPage> & Pick<SearchedPage, "path">,
): SearchedPage {
  return {
    title: "A page",
    description: "",
    keywords: [],
    questions: [],
    tags: [],
    area: "docs",
    kind: "",
    version: "current",
    language: "en",
    isSecond: false,
    hasEnded: false,
    isTutorial: false,
    sections: [{ depth: 1, title: parts.title ?? "A page", text: "" }],
    ...parts,
  };
}

/** Creates the content of a search index with these pages, and with the entries and synonyms that a test gives. */
export const searchContent = (
  pages: readonly SearchedPage[],
  parts: Partial<SearchContent> = {},
): SearchContent => ({ pages, entries: [], networks: {}, synonyms: [], ...parts });
