import { loadSearchContent } from "../../src/pipeline/search/search-content.ts";
import { createCorpus } from "../corpus/corpus.mjs";

/** @typedef {import("../../src/search/index/search-records").SearchedPage} SearchedPage */

/** @typedef {import("../../src/search/index/search-index").SearchContent} SearchContent */

/** The site's own pages, entries and synonyms. @returns {Promise<SearchContent>} */
export const realContent = () => loadSearchContent(process.cwd());

/**
 * Creates content from the benchmark's corpus. Splits pages into sections as the docs compiler would.
 *
 * @param {number} count
 * @returns {SearchContent}
 */
export function corpusContent(count) {
  const pages = createCorpus(count).map(({ path, title, description, blocks }) => {
    /** @type {{ id?: string, depth: number, title: string, text: string, code?: string }[]} */
    const sections = [{ depth: 1, title, text: "" }];
    for (const block of blocks) {
      if (block.type === "heading") {
        const id = block.text.toLowerCase().replaceAll(" ", "-");
        sections.push({ id, depth: block.depth, title: block.text, text: "" });
        continue;
      }
      const section = sections[sections.length - 1];
      if (block.type === "code") section.code = `${section.code ?? ""}\n${block.text}`;
      else section.text += ` ${textOf(block)}`;
    }
    return {
      path: `/${path}`,
      title,
      description,
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
      sections,
    };
  });
  return { pages, entries: [], networks: {}, synonyms: [] };
}

/** @param {Exclude<import("../corpus/corpus.mjs").Block, { type: "heading" | "code" }>} block */
function textOf(block) {
  switch (block.type) {
    case "paragraph":
      return block.spans.map(spanText).join("");
    case "list":
      return block.items.join(" ");
    case "table":
      return [block.head, ...block.rows].flat().join(" ");
    case "admonition":
      return `${block.title} ${block.text}`;
  }
}

/** @param {import("../corpus/corpus.mjs").Span} span */
function spanText(span) {
  if (typeof span === "string") return span;
  if ("code" in span) return span.code;
  return "strong" in span ? span.strong : span.text;
}
