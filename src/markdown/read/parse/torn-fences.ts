import { type Fault, faultAt } from "../../../faults/fault";
import { type FencedBlock, listFencedBlocks } from "./fenced-blocks";

/**
 * Finds a code block without a closing fence. The next block's opening fence closes it, and code and text are swapped
 * up to the end of the page or the next fence with a language. That shows the mistake, and the first block that
 * contains a heading shows where it began.
 */
export function findTornBlock(text: string, file: string): Fault | undefined {
  const lines = text.split("\n");
  const blocks = listFencedBlocks(lines);
  const wrong = blocks.findIndex((block) => isSurelyWrong(block, lines));
  for (const { open, close, fence } of blocks.slice(0, Math.max(0, wrong))) {
    const heading = lines.findIndex(
      (_, at) => at > open && at < (close ?? 0) && isHeading(at, lines),
    );
    if (heading === -1) continue;
    return faultAt(
      { file, line: open + 1, column: 1 + (lines[open]?.search(/\S/) ?? 0) },
      {
        rule: "code/torn",
        problem: `This code block isn't closed before line ${(close ?? 0) + 1}, which is another block's opening fence. Below that line, code and text are swapped.`,
        fix: `Write ${fence} on its own line where the code ends, probably on line ${heading}.`,
      },
    );
  }
  return undefined;
}

const isBlank = (line: string | undefined): boolean => line?.trim() === "";

const isHeading = (at: number, lines: readonly string[]): boolean =>
  /^#{2,6} \S/.test(lines[at] ?? "") && isBlank(lines[at - 1]) && isBlank(lines[at + 1]);

/** True for an unclosed block, and for a block without a language that contains another block's opening fence. */
const isSurelyWrong = ({ open, close, hasInfo, fence }: FencedBlock, lines: readonly string[]) =>
  close === undefined ||
  (!hasInfo &&
    lines
      .slice(open + 1, close)
      .some((line) => line.startsWith(fence) && /^[`~]+\w[\w+-]*\s*$/.test(line)));
