import type { PageTexts } from "../../words/search-format";
import {
  type FindTerm,
  type Match,
  countTerms,
  findBestWindow,
  findMatches,
  markMatches,
  toExcerpt,
} from "./excerpt";
import type { Hierarchy, Highlight, SearchHit } from "./hit";

/** A matching page, with its text if it is loaded. */
export interface HitParts {
  readonly path: string;
  readonly title: string;
  /** Heading of the group that contains the result. */
  readonly group: string;
  readonly version: string;
  readonly hasEnded: boolean;
  /** Undefined if the text isn't loaded. The hit then links to the page as a whole, and has no excerpt. */
  readonly texts: PageTexts | undefined;
  readonly words: readonly string[];
  readonly findTerm: FindTerm;
}

const TITLE_TYPES = ["lvl1", "lvl2", "lvl3"] as const;
/**
 * Weights for choosing between sections that match equally many terms: a match in the heading counts most, then the
 * section at the top of the page, then words that are close together.
 */
const HEADING_WORTH = 0.5;
const TOGETHER_WORTH = 0.3;
const FIRST_WORTH = 0.4;

/** The matches of a section's heading, text and code. */
interface SectionMatches {
  readonly section: PageTexts[number];
  readonly prose: readonly Match[];
  readonly code: readonly Match[];
  readonly worth: number;
}

function matchSection(section: PageTexts[number], at: number, findTerm: FindTerm): SectionMatches {
  const [anchor, titles, text, codeText] = section;
  const heading = anchor === null ? [] : findMatches(titles.at(-1) ?? "", findTerm);
  const [prose, code] = [findMatches(text, findTerm), findMatches(codeText, findTerm)];
  const together = Math.max(findBestWindow(prose).terms, findBestWindow(code).terms);
  const worth =
    countTerms([...heading, ...prose, ...code]) +
    HEADING_WORTH * countTerms(heading) +
    TOGETHER_WORTH * together +
    (at === 0 ? FIRST_WORTH : 0);
  return { section, prose, code, worth };
}

/** Finds the section of a page that best matches the query. The text above the first heading is a section too. */
function findSection(texts: PageTexts, findTerm: FindTerm): SectionMatches | undefined {
  let best: SectionMatches | undefined;
  texts.forEach((section, at) => {
    const match = matchSection(section, at, findTerm);
    if (match.worth > (best?.worth ?? -1)) best = match;
  });
  return best;
}

/** Makes a hit in the format that the interface reads. */
export function toHit(parts: HitParts): SearchHit {
  const { path, title, group, version, hasEnded, texts, words, findTerm } = parts;
  const inPageTitle = markMatches(title, findTerm);
  // If the title matches the whole query, the hit links to the page itself, not to a section.
  const [page] = texts ?? [];
  const found =
    inPageTitle.terms === words.length
      ? page && matchSection(page, 0, findTerm)
      : texts && findSection(texts, findTerm);
  const [anchor = null, headings = [], prose = "", code = ""] = found?.section ?? [];
  const titles = [title, ...headings];
  const inTitle = markMatches(headings.at(-1) ?? title, findTerm);
  const inText = toExcerpt(prose, found?.prose ?? []);
  const inCode = inText.terms === 0 ? toExcerpt(code, found?.code ?? []) : { marked: "", terms: 0 };
  const excerpt = inCode.terms > 0 ? inCode : inText;
  const toHighlight = ({ marked, terms }: typeof inTitle): Highlight => ({
    value: marked,
    matchLevel: terms === 0 ? "none" : terms === words.length ? "full" : "partial",
    matchedWords: words,
  });
  const hierarchy: Hierarchy<string | null> = {
    lvl0: group,
    lvl1: title,
    lvl2: headings[0] ?? null,
    lvl3: headings[1] ?? null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const marked: Partial<Hierarchy<Highlight>> = {
    lvl0: toHighlight({ marked: group, terms: 0 }),
    lvl1: toHighlight(inPageTitle),
    ...(headings[0] !== undefined && { lvl2: toHighlight(markMatches(headings[0], findTerm)) }),
    ...(headings[1] !== undefined && { lvl3: toHighlight(markMatches(headings[1], findTerm)) }),
  };
  const url = encodeURI(path) + (anchor === null ? "" : `#${encodeURIComponent(anchor)}`);
  const isInTitle = inTitle.terms > 0 || excerpt.terms === 0;
  return {
    objectID: url,
    type: isInTitle ? (TITLE_TYPES[titles.length - 1] ?? "lvl3") : "content",
    url,
    url_without_anchor: encodeURI(path),
    anchor,
    content: prose,
    hierarchy,
    version,
    ...(hasEnded && { hasEnded }),
    _highlightResult: { hierarchy: marked },
    _snippetResult: { hierarchy: marked, content: toHighlight(excerpt) },
  };
}
