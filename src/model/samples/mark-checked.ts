import { escapeText, unescapeText } from "../markdown/html/escape";
import type { Segment } from "../markdown/segments";
import { keyOfCode } from "./name-types";

/** A block that was checked, and what its mark says. */
export interface CheckedBlock {
  readonly language: string;
  /** The code as readers see it. */
  readonly code: string;
  /** In the block's head. */
  readonly label: string;
  /** What the label opens. */
  readonly sentence: string;
}

/**
 * The head and the code of a block, as codeBlockToHtml writes them. The marks come from a check that is no part of what
 * compiled the doc, so they are set in its html; a parser would take more than 3 % of a build (see findAnchors).
 */
const BLOCK =
  /(<figure class="code-block" data-language="([^"]*)"><figcaption class="code-(?:header|side)">(?:<span class="code-title">[^<]*<\/span>)?<span class="code-language">[^<]*)(<\/span><\/figcaption><pre[^>]*><code>)([^]*?)(?=<\/code>)/g;
const TAG = /<[^<>]*>/g;

const keyOf = (language: string, code: string): string => `${language} ${keyOfCode(code)}`;

/**
 * Segments with a mark in the head of each checked block, and at their end the sentences the marks open: one for all
 * blocks that were checked alike, outside of any tab, so that it shows for each of them.
 */
export function markChecked(
  segments: readonly Segment[],
  blocks: readonly CheckedBlock[],
): readonly Segment[] {
  const byKey = new Map(blocks.map((block) => [keyOf(block.language, block.code), block]));
  const sentences: string[] = [];
  const markHtml = (html: string): string =>
    html.replace(BLOCK, (all, head: string, language: string, middle: string, code: string) => {
      const block = byKey.get(keyOf(language, unescapeText(code.replace(TAG, ""))));
      if (!block) return all;
      if (!sentences.includes(block.sentence)) sentences.push(block.sentence);
      const id = idOf(sentences.indexOf(block.sentence));
      return `${head} ${markToHtml(block, id)}${middle}${code}`;
    });
  const markAll = (list: readonly Segment[]): Segment[] =>
    list.map((segment) =>
      segment.kind === "html"
        ? { kind: "html", html: markHtml(segment.html) }
        : { ...segment, children: markAll(segment.children) },
    );
  const marked = markAll(segments);
  if (sentences.length === 0) return segments;
  const notes = sentences.map((sentence, at) => sentenceToHtml({ sentence }, idOf(at)));
  const last = marked.at(-1);
  const body = last?.kind === "html" ? marked.slice(0, -1) : marked;
  const above = last?.kind === "html" ? last.html : "";
  return [...body, { kind: "html", html: above + notes.join("") }];
}

const markToHtml = ({ label }: Pick<CheckedBlock, "label">, id: string): string =>
  `<button class="code-checked" popovertarget="${id}">${escapeText(label)}</button>`;

const sentenceToHtml = ({ sentence }: Pick<CheckedBlock, "sentence">, id: string): string =>
  `<div class="code-note-text" id="${id}" popover>${escapeText(sentence)}</div>`;

/** What these blocks' marks are made of: the same list, the same html. */
export const listMarkParts = (blocks: readonly CheckedBlock[]): string[] =>
  blocks.flatMap((block) => [markToHtml(block, ""), sentenceToHtml(block, "")]);

const idOf = (at: number): string => `checked-${at + 1}`;
