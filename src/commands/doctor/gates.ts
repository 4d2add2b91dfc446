import type { CompiledDoc } from "../../base/compiled-doc";
import { identifyDoc } from "../../base/doc-identity";
import type { Showcase } from "../../data/showcase/showcase";
import { checkSources, listOwnSourced } from "../../docs/check-sources";
import { checkHeadings } from "../../docs/prose/check-headings";
import { checkLength } from "../../docs/prose/check-length";
import { checkPhrases } from "../../docs/prose/check-phrases";
import { type Speller, checkSpelling } from "../../docs/prose/check-spelling";
import { checkStyle } from "../../docs/prose/check-style";
import type { ProseBlock } from "../../docs/prose/prose-block";
import { type Repeats, checkRepeats } from "../../docs/prose/repeats";
import type { WordLists } from "../../docs/prose/word-lists";
import { checkMissingQuestions } from "../../docs/questions";
import { checkMap } from "../../docs/sidebars/check-map";
import type { Site } from "../../docs/site";
import type { Fault } from "../../faults/fault";

/** The site's whole content, and the files to check in this run. */
export interface Content {
  readonly docs: readonly CompiledDoc[];
  readonly site: Site;
  /** Text of the file with the sidebars of the current version. */
  readonly sidebars: string;
  readonly showcase: Showcase;
  /** The prose of the files to check. */
  readonly blocks: readonly ProseBlock[];
  /** The long sentences of the whole site, and the sentences that occur on two pages. */
  readonly repeats: Repeats;
  readonly words: WordLists;
  readonly speller: Speller;
  readonly isChosen: (file: string) => boolean;
}

/** True for a doc, false for an example in the style guide. */
const isDoc = (file: string): boolean => identifyDoc(file) !== undefined;

/** A check that content has to pass. */
export interface Gate {
  readonly name: string;
  /** Describes what the gate covers, for the report. */
  readonly scope: (content: Content) => string;
  readonly check: (content: Content) => readonly Fault[];
}

/**
 * All gates, in the order of the report. Schemas, links and sidebars are always checked for the whole site, because
 * moving one page can break links on any other.
 */
export const GATES: readonly Gate[] = [
  {
    name: "schemas, links, anchors",
    scope: () => "the whole site",
    check: ({ site, showcase }) => [...site.faults, ...showcase.faults],
  },
  {
    name: "sidebars",
    scope: () => "labels, levels and length; reasons of pages outside",
    check: ({ sidebars, docs }) => checkMap(sidebars, docs),
  },
  {
    name: "sources",
    scope: ({ docs }) => {
      const files = listOwnSourced(docs);
      return `${files.length} pages have only sources of our own: ${files.join(", ")}`;
    },
    check: ({ docs }) => checkSources(docs),
  },
  {
    name: "style",
    scope: () => "fillers, exclamation marks, notes on how a page was made, odd phrases",
    check: ({ blocks }) => [...checkStyle(blocks), ...checkPhrases(blocks)],
  },
  {
    name: "headings",
    scope: () => "sentence case",
    check: ({ blocks, words }) => checkHeadings(blocks, words),
  },
  {
    name: "spelling",
    scope: () => "cspell's dictionaries and content/words",
    check: ({ blocks, words, speller }) => checkSpelling(blocks, words, speller),
  },
  {
    name: "length",
    scope: () => "words on a page",
    check: ({ docs, isChosen }) => checkLength(docs.filter(({ file }) => isChosen(file))),
  },
  {
    name: "questions",
    scope: () => "4 to 10 for every page",
    check: ({ docs, isChosen }) =>
      checkMissingQuestions(docs.filter(({ file }) => isDoc(file) && isChosen(file))),
  },
  {
    name: "repeats",
    scope: ({ repeats: { repeats, sentences } }) =>
      `${repeats.length} of ${sentences} long sentences are on two pages`,
    check: ({ repeats, isChosen }) => checkRepeats(repeats).filter(({ file }) => isChosen(file)),
  },
];
