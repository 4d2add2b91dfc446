import { type Fault, faultAt } from "../../../faults/fault";
import { type FencedBlock, listFencedBlocks } from "./fenced-blocks";

/** Maximum number of missing fences that are added to one text. */
const MAX_SLIPS = 5;

/**
 * Closes code blocks without a closing fence where the code seems to end. Otherwise, the next block's opening fence
 * would close such a block, code and text would be swapped up to the end of the page, and the parser would notice the
 * mistake only at the last fence. The added fence replaces a blank line, so line numbers don't change.
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
          problem: `This code block isn't closed before line ${block.close + 1}, which is another block's opening fence. Below that line, code and text are swapped.`,
          fix: `Write ${block.fence} on its own line where the code ends, probably on line ${end + 1}.`,
        },
      ),
    );
  }
  return { text: faults.length === 0 ? text : lines.join("\n"), faults };
}

type ClosedBlock = FencedBlock & { readonly close: number };

/**
 * Finds the first block that swallowed text and the next block's opening fence. Returns it with the line on which it
 * should probably end.
 */
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

/**
 * Counts clues that the fence at a block's end is another block's opening fence: a blank line before it, and code or
 * text right after it.
 */
const endSigns = ({ close }: FencedBlock, lines: readonly string[]): number =>
  close === undefined
    ? 0
    : Number(isBlank(lines[close - 1])) + Number(/^[^\s<:]/.test(lines[close + 1] ?? ""));

/**
 * Counts clues that a block is really the text between two other blocks: the clues above, and a blank line at its
 * start.
 */
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
 * Finds the block after which code and text seem to be swapped, according to the clues. The last block is certainly
 * wrong, but the cause may be an earlier block. Returns undefined if the last block may itself be the cause.
 */
function findOrigin(blocks: readonly FencedBlock[], lines: readonly string[]): number | undefined {
  const signs = blocks.map((block) => textSigns(block, lines));
  // For each block, the number of clues in all blocks before it.
  const before = [0];
  for (const count of signs.slice(0, -1)) before.push((before.at(-1) ?? 0) + count);
  const all = before.at(-1) ?? 0;
  let best: { at: number; cost: number } | undefined;
  for (let at = blocks.length - 2; at >= 0; at -= 1) {
    const block = blocks[at];
    // If code and text were swapped here, the next block would begin at a closing fence, which has no language.
    if (!block || blocks[at + 1]?.hasInfo === true) break;
    const { open, close = 0 } = block;
    const hasHeading = lines.slice(open, close).some((_, line) => isHeading(open + line, lines));
    const own = 2 - endSigns(block, lines) - (hasHeading ? 1 : 0);
    const missing = 3 * (blocks.length - 2 - at) - (all - (before[at + 1] ?? 0));
    const cost = (before[at] ?? 0) + own + missing;
    if (best === undefined || cost < best.cost) best = { at, cost };
  }
  return best !== undefined && best.cost <= all ? best.at : undefined;
}

/** Finds a block that ends at another block's opening fence, and is followed by a block that is really text. */
function findPair(blocks: readonly FencedBlock[], lines: readonly string[]): number | undefined {
  const at = blocks.findIndex((block, index) => {
    const next = blocks[index + 1];
    return next?.hasInfo === false && endSigns(block, lines) === 2 && textSigns(next, lines) === 3;
  });
  return at === -1 ? undefined : at;
}

/**
 * Finds the blank line where a block probably ends: above the first heading or, if there is none, above the last
 * paragraph.
 */
function findEnd(open: number, close: number, lines: readonly string[]): number | undefined {
  const inside = Array.from({ length: close - open - 1 }, (_, index) => open + 1 + index);
  const heading = inside.find((at) => isHeading(at, lines));
  if (heading !== undefined) return heading - 1;
  return inside.findLast(
    (at) => isBlank(lines[at]) && at > open + 1 && !isBlank(lines[at + 1]) && at + 1 < close,
  );
}
