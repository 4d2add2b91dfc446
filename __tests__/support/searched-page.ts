import type { SearchContent } from "../../src/search/index/search-index";
import type { SearchedPage } from "../../src/search/index/search-records";

/** A page to search, with what a test is about; the rest is usual. */
export function searchedPage(
  parts: Partial<SearchedPage> & Pick<SearchedPage, "path">,
): SearchedPage {
  return {
    title: "A page",
    description: "",
    keywords: [],
    tags: [],
    area: "docs",
    kind: "",
    version: "current",
    language: "en",
    isSecond: false,
    isTutorial: false,
    sections: [{ depth: 1, title: parts.title ?? "A page", text: "" }],
    ...parts,
  };
}

/** Pages as all that can be found; entries and synonyms when a test is about them. */
export const searchContent = (
  pages: readonly SearchedPage[],
  parts: Partial<SearchContent> = {},
): SearchContent => ({ pages, entries: [], synonyms: [], ...parts });
