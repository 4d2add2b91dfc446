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
import type { Hit } from "./hit";

/** A matching page, with its text if it is loaded. */
export interface MatchingPage {
  readonly path: string;
  readonly title: string;
  readonly area: string;
  readonly hasEnded: boolean;
  /** Undefined if the text isn't loaded. The hit then links to the page as a whole, and has no excerpt. */
  readonly texts: PageTexts | undefined;
  /** Number of terms in the query. */
  readonly terms: number;
  readonly findTerm: FindTerm;
}

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

/** Makes a hit from a page. */
export function toHit(page: MatchingPage): Hit {
  const { path, title, area, hasEnded, texts, terms, findTerm } = page;
  // If the title matches the whole query, the hit links to the page itself, not to a section.
  const isInTitle = countTerms(findMatches(title, findTerm)) === terms;
  const [top] = texts ?? [];
  const found = isInTitle
    ? top && matchSection(top, 0, findTerm)
    : texts && findSection(texts, findTerm);
  const [anchor = null, headings = [], prose = "", code = ""] = found?.section ?? [];
  const inText = toExcerpt(prose, found?.prose ?? []);
  const inCode = inText.terms === 0 ? toExcerpt(code, found?.code ?? []) : inText;
  return {
    path: encodeURI(path) + (anchor === null ? "" : `#${encodeURIComponent(anchor)}`),
    titles: [title, ...headings].map((one) => markMatches(one, findTerm)),
    excerpt: (inCode.terms > 0 ? inCode : inText).pieces,
    area,
    hasEnded,
  };
}
