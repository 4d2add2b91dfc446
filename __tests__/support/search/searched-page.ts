import type { SearchContent } from "../../../src/search/index/search-index";
import type { SearchedPage } from "../../../src/search/index/search-records";

/** Creates a page for the search, with usual values for everything that a test doesn't set. */
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

/** Creates the content of a search index with these pages, and with entries and synonyms if a test gives them. */
export const searchContent = (
  pages: readonly SearchedPage[],
  parts: Partial<SearchContent> = {},
): SearchContent => ({ pages, entries: [], synonyms: [], ...parts });
