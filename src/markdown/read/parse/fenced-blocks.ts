/** A fenced block that isn't in a list, a quote or an indented element. Lines are counted from 0. */
export interface FencedBlock {
  readonly fence: string;
  /** True if a language follows the first fence. Only an opening fence can have a language. */
  readonly hasInfo: boolean;
  readonly open: number;
  /** Line of the closing fence; undefined if there is none. */
  readonly close: number | undefined;
}

const FENCE = /^ ?(`{3,}|~{3,})/;
/**
 * Matches the start of a line in a list or a quote. A fenced block inside ends no later than the list or quote
 * itself, so it doesn't affect the text that follows.
 */
const IS_INNER = /^(?: {2}|\t|[ \t]*(?:>|[-*+] |\d{1,9}[.)] ))/;
const INNER_MARKS = /^(?:[\s>]|[-*+] |\d{1,9}[.)] )+/;
const ADMONITION_START = /^:{3,}\w/;
const ADMONITION_END = /^:{3,}\s*$/;

/** Returns the fence at the start of a line. Text between backticks is inline code, not a fence. */
function fenceAt(line: string): string | undefined {
  const fence = FENCE.exec(line)?.[1];
  return fence?.startsWith("`") && line.trimStart().slice(fence.length).includes("`")
    ? undefined
    : fence;
}

/** Lists the fenced blocks of a text by looking only at its lines, without parsing it. */
export function listFencedBlocks(lines: readonly string[]): FencedBlock[] {
  const blocks: FencedBlock[] = [];
  let open: Omit<FencedBlock, "close"> | undefined;
  let inner: { readonly fence: string; readonly isQuote: boolean } | undefined;
  let depth = 0;
  for (const [at, line] of lines.entries()) {
    const fence = fenceAt(line);
    const info = fence === undefined ? "" : line.trimStart().slice(fence.length);
    if (inner && (line.trim() === "" || (inner.isQuote ? /^\s*>/ : /^(?: {2}|\t)/).test(line))) {
      if (line.replace(/^[>\s]+/, "").trimEnd() === inner.fence) inner = undefined;
      continue;
    }
    inner = undefined;
    if (open) {
      const isEnd = fence?.startsWith(open.fence) === true && info.trim() === "";
      const isOutside = depth > 0 && ADMONITION_END.test(line);
      if (isEnd) blocks.push({ ...open, close: at });
      if (isEnd || isOutside) open = undefined;
      if (isOutside) depth -= 1;
      continue;
    }
    if (ADMONITION_START.test(line)) depth += 1;
    if (ADMONITION_END.test(line)) depth = Math.max(0, depth - 1);
    const found = IS_INNER.test(line) ? fenceAt(line.replace(INNER_MARKS, "")) : undefined;
    if (found !== undefined) inner = { fence: found, isQuote: /^[ \t]*>/.test(line) };
    else if (fence !== undefined) open = { fence, hasInfo: info.trim() !== "", open: at };
  }
  return open ? [...blocks, { ...open, close: undefined }] : blocks;
}
