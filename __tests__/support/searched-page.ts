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
    version: "current",
    language: "en",
    isSecond: false,
    isTutorial: false,
    sections: [{ depth: 1, title: parts.title ?? "A page", text: "" }],
    ...parts,
  };
}
