import { type CompiledSegment, listStatic, mapCode } from "../../../base/segments";
import { hasGrammar } from "./code-languages";
import type { Highlight } from "./highlighter";

/** Lists the languages in these segments that have a grammar. */
export function listCodeLanguages(segments: readonly CompiledSegment[]): string[] {
  const languages = listStatic(segments).flatMap((segment) =>
    segment.kind === "code" && hasGrammar(segment.language) ? [segment.language] : [],
  );
  return [...new Set(languages)];
}

/**
 * Highlights code. This isn't part of compiling, because it is slow and nothing else in a compiled doc depends on it.
 */
export const highlightCode = (
  segments: readonly CompiledSegment[],
  highlight: Highlight,
): CompiledSegment[] =>
  mapCode(segments, (block) =>
    hasGrammar(block.language)
      ? { ...block, tokens: highlight(block.lines.join("\n"), block.language) }
      : block,
  );
