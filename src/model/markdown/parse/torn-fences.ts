import { type Fault, faultAt } from "../../../faults/fault";
import { type FencedBlock, listFencedBlocks } from "./fenced-blocks";

/** Most slips that are found in one text. */
const MAX_SLIPS = 5;

/**
 * Closes code blocks whose closing fence was forgotten, where the code seems to end. Without it, the opening fence of
 * the next block closes this one, so that code and text change places to the end of the page, and the parser sees the
 * mistake only at the last fence. The closing fence takes the place of a blank line: all other lines keep theirs.
 */
export function closeTornFences(text: string, file: string): { text: string; faults: Fault[] } {
  const lines = text.split("\n");
  const faults: Fault[] = [];
  while (faults.length < MAX_SLIPS) {
    const torn = findTornBlock(listFencedBlocks(lines), lines);
    if (!torn) break;
    const { block, end } = torn;
    lines[end] = block.fence;
    faults.push(
      faultAt(
        { file, line: block.open + 1, column: 1 + (lines[block.open]?.search(/\S/) ?? 0) },
        {
          rule: "code/torn",
          problem: `This code block isn't closed before line ${block.close + 1}, where another block's opening fence is. From there on, code and text are swapped.`,
          fix: `Write ${block.fence} on its own line where the code ends, probably in line ${end + 1}.`,
        },
      ),
    );
  }
  return { text: faults.length === 0 ? text : lines.join("\n"), faults };
}

type ClosedBlock = FencedBlock & { readonly close: number };

/** Finds the first block that has taken in text and the next block's opening fence, and the line where it may end. */
function findTornBlock(
  blocks: readonly FencedBlock[],
  lines: readonly string[],
): { readonly block: ClosedBlock; readonly end: number } | undefined {
  const last = blocks.findIndex((block) => isSurelyWrong(block, lines));
  const at = last === -1 ? findPair(blocks, lines) : findOrigin(blocks.slice(0, last + 1), lines);
  const block = at === undefined ? undefined : blocks[at];
  if (block?.close === undefined) return undefined;
  const end = findEnd(block.open, block.close, lines);
  return end === undefined ? undefined : { block: { ...block, close: block.close }, end };
}

const isBlank = (line: string | undefined): boolean => line?.trim() === "";

/** Signs that a block ends at the opening fence of another one: a blank line before that fence, and none after it. */
const endSigns = ({ close }: FencedBlock, lines: readonly string[]): number =>
  close === undefined
    ? 0
    : Number(isBlank(lines[close - 1])) + Number(/^[^\s<:]/.test(lines[close + 1] ?? ""));

/** Signs that a block is text between two others: it also starts with a blank line. */
const textSigns = (block: FencedBlock, lines: readonly string[]): number =>
  Number(isBlank(lines[block.open + 1])) + endSigns(block, lines);

const isHeading = (at: number, lines: readonly string[]): boolean =>
  /^#{2,6} \S/.test(lines[at] ?? "") && isBlank(lines[at - 1]) && isBlank(lines[at + 1]);

/** True for an unclosed block, and for a block without a language that contains another block's opening fence. */
function isSurelyWrong(
  { open, close, hasInfo, fence }: FencedBlock,
  lines: readonly string[],
): boolean {
  if (close === undefined) return true;
  if (hasInfo) return false;
  return lines
    .slice(open + 1, close)
    .some((line) => line.startsWith(fence) && /^[`~]+\w[\w+-]*\s*$/.test(line));
}

/**
 * Finds the block from which on the signs fit code and text that have changed places; the last one is surely wrong.
 * Returns undefined if the last one itself may be the mistake.
 */
function findOrigin(blocks: readonly FencedBlock[], lines: readonly string[]): number | undefined {
  const signs = blocks.map((block) => textSigns(block, lines));
  // Signs of all blocks before each one; the last one has no end to look at.
  const before = [0];
  for (const count of signs.slice(0, -1)) before.push((before.at(-1) ?? 0) + count);
  const all = before.at(-1) ?? 0;
  let best: { at: number; cost: number } | undefined;
  for (let at = blocks.length - 2; at >= 0; at -= 1) {
    const block = blocks[at];
    if (!block || blocks[at + 1]?.hasInfo === true) break; // A closing fence has no language.
    const { open, close = 0 } = block;
    const hasHeading = lines.slice(open, close).some((_, line) => isHeading(open + line, lines));
    const own = 2 - endSigns(block, lines) - (hasHeading ? 1 : 0);
    const missing = 3 * (blocks.length - 2 - at) - (all - (before[at + 1] ?? 0));
    const cost = (before[at] ?? 0) + own + missing;
    if (best === undefined || cost < best.cost) best = { at, cost };
  }
  return best !== undefined && best.cost <= all ? best.at : undefined;
}

/** Finds a block that ends at another one's opening fence, with text after it that became code. */
function findPair(blocks: readonly FencedBlock[], lines: readonly string[]): number | undefined {
  const at = blocks.findIndex((block, index) => {
    const next = blocks[index + 1];
    return next?.hasInfo === false && endSigns(block, lines) === 2 && textSigns(next, lines) === 3;
  });
  return at === -1 ? undefined : at;
}

/** Finds the blank line where a block may end: above the first heading, or else above the last paragraph. */
function findEnd(open: number, close: number, lines: readonly string[]): number | undefined {
  const inside = Array.from({ length: close - open - 1 }, (_, index) => open + 1 + index);
  const heading = inside.find((at) => isHeading(at, lines));
  if (heading !== undefined) return heading - 1;
  return inside.findLast(
    (at) => isBlank(lines[at]) && at > open + 1 && !isBlank(lines[at + 1]) && at + 1 < close,
  );
}
