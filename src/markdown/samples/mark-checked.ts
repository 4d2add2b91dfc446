import { escapeAttribute, escapeText } from "../../base/escape";
import { type CompiledSegment, mapCode } from "../../base/segments";
import { keyOfCode } from "./name-types";

/** A block that passed its check, with the texts of the mark that says so. */
export interface CheckedBlock {
  readonly language: string;
  /** The shown code. */
  readonly code: string;
  /** Words of the tick in the block's header. */
  readonly label: string;
  /** Sentence shown when a reader clicks the tick. */
  readonly sentence: string;
  /** Link to an issue form for reporting code that doesn't work, and the link's text. */
  readonly report?: { readonly href: string; readonly words: string };
}

const keyOf = (language: string, code: string): string => `${language} ${keyOfCode(code)}`;

/**
 * Adds a mark to each checked block. A click on a mark opens a sentence about the check. These sentences are added
 * at the end of the page, outside of tabs, so that several marks can open the same sentence.
 */
export function markChecked(
  segments: readonly CompiledSegment[],
  blocks: readonly CheckedBlock[],
): CompiledSegment[] {
  const byKey = new Map(blocks.map((block) => [keyOf(block.language, block.code), block]));
  const ids = new Map<string, string>();
  const marked = mapCode(segments, (code) => {
    const block = byKey.get(keyOf(code.language, code.lines.join("\n")));
    if (!block) return code;
    const id = ids.get(block.sentence) ?? `checked-${ids.size + 1}`;
    ids.set(block.sentence, id);
    return { ...code, mark: { id, label: block.label } };
  });
  const reports = new Map(blocks.map(({ sentence, report }) => [sentence, report]));
  const sentences = [...ids].map(
    ([sentence, id]) =>
      `<div class="code-note-text" id="${id}" popover>${escapeText(sentence)}${reportToHtml(reports.get(sentence))}</div>`,
  );
  return [...marked, { kind: "html", html: sentences.join("") }];
}

const reportToHtml = (report: CheckedBlock["report"]): string =>
  report
    ? ` <a class="external" href="${escapeAttribute(report.href)}" data-feedback>${escapeText(report.words)}</a>`
    : "";

/**
 * Lists the texts in these blocks' marks. If the texts don't change, neither does the HTML that `markChecked` returns.
 */
export const listMarkParts = (blocks: readonly CheckedBlock[]): string[] =>
  blocks.flatMap(({ label, sentence, report }) => [
    label,
    sentence,
    report?.href ?? "",
    report?.words ?? "",
  ]);
