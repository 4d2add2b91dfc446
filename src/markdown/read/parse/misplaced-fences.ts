import { type Fault, faultAt } from "../../../faults/fault";

const FENCE = /^((?:[\s>]|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))*)(`{3,}(?!`)|~{3,}(?!~))([^`]*)$/;
const ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;
/** Matches text with an opening fence after it on the same line. */
const GLUED = /^([^`]+)(`{3,})([\w+-]{1,20}[ \t]*)$/;
/** Maximum number of lines in a block whose opening fence is on the same line as text. */
const MAX_GLUED_LINES = 100;
const OPENING_TAG = /^[ \t]*<([A-Za-z]\w*)(?!\w)[^<>]*(?<!\/)>/;
const CLOSING_TAG = /^[ \t]*<\/([A-Za-z]\w*)>/;

/** Matches the languages of code that may contain tags, and "" for a block without a language. */
const MARKUP =
  /^(?:$|html|xml|svg|[jt]sx?|javascript|typescript|vue|svelte|mdx?|markdown|te?xt)\b/i;

interface OpenBlock {
  readonly fence: string;
  readonly info: string;
  readonly at: number;
  readonly indent: number;
  readonly isInItem: boolean;
  /** Names of the elements around the block. */
  readonly elements: readonly string[];
}

/**
 * Corrects three mistakes with fences: a closing fence that isn't indented like its list item, an opening fence after
 * text on the same line, and a missing closing fence at the end of an element. Otherwise, the parser would report two
 * faults for each mistake, the second one far below the first. Line numbers don't change.
 */
export function moveFences(text: string, file: string): { text: string; faults: Fault[] } {
  const lines = text.split("\n");
  const faults: Fault[] = [];
  const elements: string[] = [];
  let open: OpenBlock | undefined;
  let isInItem = false;
  const add = (at: number, column: number, words: Parameters<typeof faultAt>[1]): void => {
    faults.push(faultAt({ file, line: at + 1, column }, words));
  };
  for (const [at, line] of lines.entries()) {
    const [, margin = "", fence, info = ""] = FENCE.exec(line) ?? [];
    const isOutside = line.trim() !== "" && !/^(?: {2}|\t)/.test(line);
    if (open) {
      const isEnd = fence?.startsWith(open.fence) === true && info.trim() === "";
      if (isEnd && open.isInItem && isOutside && margin.trim() === "") {
        lines[at] = " ".repeat(open.indent) + line.trim();
        add(at, 1, outsideItem(open));
      }
      const endsElement = !isEnd && isEndOfElement(open, line, lines[at - 1]);
      if (endsElement) {
        lines[at - 1] = open.fence;
        add(open.at, open.indent + 1, unclosedInElement(open, at));
      }
      const hasEnded = endsElement || (open.isInItem && isOutside);
      if (isEnd || hasEnded) open = undefined;
      if (isEnd || !hasEnded) continue;
    }
    if (isOutside) isInItem = ITEM.test(line);
    const glued = fence === undefined ? GLUED.exec(line) : null;
    if (glued && hasClosingFence(lines, at)) {
      const [, words = "", behind = "", language = ""] = glued;
      lines[at] = behind + language;
      add(at, words.length + 1, GLUED_FENCE);
    }
    const opened = fence ?? glued?.[2];
    if (opened !== undefined && (fence !== undefined || lines[at] !== line)) {
      const indent = margin.length;
      open = {
        fence: opened,
        info: info.trim(),
        at,
        indent,
        isInItem: isInItem && indent > 1 && !margin.includes(">"),
        elements: [...elements],
      };
      continue;
    }
    const [, started] = OPENING_TAG.exec(line) ?? [];
    const [, ended] = CLOSING_TAG.exec(line) ?? [];
    if (started !== undefined && !line.includes(`</${started}>`)) elements.push(started);
    if (ended !== undefined && elements.at(-1) === ended) elements.pop();
  }
  return { text: faults.length === 0 ? text : lines.join("\n"), faults };
}

/** True if the next fence is a closing one. */
function hasClosingFence(lines: readonly string[], at: number): boolean {
  const next = lines.slice(at + 1, at + MAX_GLUED_LINES).find((line) => /^\s*`{3}/.test(line));
  return next?.trim().replaceAll("`", "") === "";
}

/** True if a line closes the element around a block, and isn't code in a language that may contain such tags. */
const isEndOfElement = (
  { info, elements }: OpenBlock,
  line: string,
  before: string | undefined,
): boolean =>
  before?.trim() === "" &&
  elements.length > 0 &&
  CLOSING_TAG.exec(line)?.[1] === elements.at(-1) &&
  !MARKUP.test(info);

const outsideItem = ({ at, indent }: OpenBlock) => ({
  rule: "code/fence-indent",
  problem: `This fence belongs to the code block on line ${at + 1}, but isn't indented as far, so it's outside the list item.`,
  fix: `Indent this fence and the lines of code by ${indent} spaces.`,
});

const GLUED_FENCE = {
  rule: "code/fence-behind-words",
  problem: "A fence after text on the same line doesn't start a code block.",
  fix: "Write the fence on its own line, with a blank line above.",
};

const unclosedInElement = ({ fence, elements }: OpenBlock, end: number) => ({
  rule: "code/unclosed",
  problem: `This code block isn't closed before </${elements.at(-1)}>, so the rest of the text is code.`,
  fix: `Write ${fence} on its own line where the code ends, probably on line ${end}.`,
});
