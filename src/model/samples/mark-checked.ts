import { escapeText } from "../markdown/html/escape";
import { type CompiledSegment, mapCode } from "../markdown/segments";
import { keyOfCode } from "./name-types";

/** A block that was checked, and what its mark says. */
export interface CheckedBlock {
  readonly language: string;
  /** The code as readers see it. */
  readonly code: string;
  /** Under the code. */
  readonly label: string;
  /** What the label opens. */
  readonly sentence: string;
}

const keyOf = (language: string, code: string): string => `${language} ${keyOfCode(code)}`;

/**
 * Segments with a mark under each checked block, and at their end the sentences the marks open: one for all
 * blocks that were checked alike, outside of any tab, so that it shows for each of them.
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
  const sentences = [...ids].map(
    ([sentence, id]) =>
      `<div class="code-note-text" id="${id}" popover>${escapeText(sentence)}</div>`,
  );
  return [...marked, { kind: "html", html: sentences.join("") }];
}

/** What these blocks' marks are made of: the same list, the same html. */
export const listMarkParts = (blocks: readonly CheckedBlock[]): string[] =>
  blocks.flatMap(({ label, sentence }) => [label, sentence]);
