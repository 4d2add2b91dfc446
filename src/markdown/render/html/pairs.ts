import type { CodeSegment } from "../../../base/segments";
import type { FaultText } from "../../../faults/fault";
import { type Markup, element, staticHtml } from "../../base/markup";
import type { RenderContext } from "../../base/render-context";

/** A block in a doc, with its role in the reference layout. */
export interface Part {
  readonly content: Markup;
  /** `own` is a component that has its own headings and lays out the content below them. */
  readonly role: "heading" | "words" | "code" | "own";
}

/**
 * Lays out blocks one below the other or, in a reference, text beside the code that follows it. The order in the HTML
 * is the same in both layouts: styles/reference.css adds the columns if there is room.
 */
export function layOutParts(parts: readonly Part[], context: RenderContext): Markup {
  if (context.isReference !== true) return parts.map(({ content }) => content);
  return listSections(parts).map((section) => pairSection(section, context));
}

/** Splits blocks into sections, each starting at a heading of any level. */
function listSections(parts: readonly Part[]): Part[][] {
  const sections: Part[][] = [[]];
  for (const part of parts) {
    if (part.role === "heading" || part.role === "own") sections.push([]);
    sections.at(-1)?.push(part);
    if (part.role === "own") sections.push([]);
  }
  return sections;
}

/** Blocks of text and the code that follows them. The last text in a section may have no code after it. */
interface Run {
  readonly words: Markup[];
  readonly code: Markup[];
}

/**
 * Maximum estimated gap below text that is beside its code, in CSS pixels, in a window of 1440 px. Estimates are up to
 * 20 px too low, and a gap of more than 120 px looks like the end of a section.
 */
const MOST_GAP_PX = 85;

/**
 * Pairs each code block with the sentence that introduces it, so that both begin at the same height. Text that follows
 * the code fills the space below that sentence. The heading and all other text take the full width, and so does code
 * that would leave too large a gap below its text.
 */
function pairSection(parts: readonly Part[], context: RenderContext): Markup {
  const [first] = parts;
  const heading = first?.role === "heading" ? first.content : [];
  const runs = listRuns(first?.role === "heading" ? parts.slice(1) : parts);
  const laidOut = runs.map(({ words, code }, at): Markup => {
    const intro = words.pop();
    if (code.length === 0 || intro === undefined) return [words, intro ?? [], code];
    context.numbering.count("pair");
    const next = runs[at + 1];
    const room = sum(code.map(estimateHeight));
    const rest = takeWords(next, room - estimateHeight(intro));
    const height = sum([intro, ...rest].map(estimateHeight));
    if (room - height > MOST_GAP_PX) return [words, intro, code, rest];
    const columns = [[intro], code, rest].filter((blocks) => blocks.length > 0);
    return [words, element("div", { class: "pair flow" }, columns.map(toColumn))];
  });
  return [heading, laidOut];
}

function listRuns(parts: readonly Part[]): Run[] {
  const runs: Run[] = [];
  for (const { role, content } of parts) {
    const last = runs.at(-1);
    if (last && role === "code") last.code.push(content);
    else if (last?.code.length === 0) last.words.push(content);
    else
      runs.push(role === "code" ? { words: [], code: [content] } : { words: [content], code: [] });
  }
  return runs;
}

/**
 * Removes text blocks from the start of the next run, as long as they fit into the available height, and returns
 * them. The block that introduces the run's code isn't removed.
 */
function takeWords(next: Run | undefined, room: number): Markup[] {
  const taken: Markup[] = [];
  let left = room;
  while (next && next.words.length > (next.code.length > 0 ? 1 : 0)) {
    const [block = []] = next.words;
    left -= estimateHeight(block);
    if (left < 0 || isWide(block)) break;
    taken.push(block);
    next.words.shift();
  }
  return taken;
}

const isWide = (block: Markup): boolean => /<(?:table|figure|details)\b/.test(staticHtml(block));

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const LINE_PX = { words: 26, code: 20 } as const;
const BETWEEN_PX = 16;
/** Number of characters per line in the text column. */
const LINE_LENGTH = 60;
const CODE_LINE_LENGTH = 50;
/** Height of a code block's header, padding and checked mark. A single line without a title has no header. */
const AROUND_CODE_PX = { bare: 47, framed: 99 } as const;

/** Height of a group's tab labels, and of the button below code that readers can run. */
const TAB_LIST_PX = 53;
const RUN_PX = 40;

/**
 * Estimates the height of a block in its column, in CSS pixels, in a window of 1440 px. For a tab group, this is the
 * height with the first tab open.
 */
function estimateHeight(block: Markup): number {
  const code = listCode(block);
  if (code.length > 0) {
    const heights = code.map(({ lines, title, run }) => {
      const rows = lines.map(({ length }) => Math.max(1, Math.ceil(length / CODE_LINE_LENGTH)));
      const isBare = lines.length === 1 && title === undefined;
      const around = isBare ? AROUND_CODE_PX.bare : AROUND_CODE_PX.framed;
      return sum(rows) * LINE_PX.code + around + (run === undefined ? 0 : RUN_PX);
    });
    const isTabs = staticHtml(block).includes('class="tabs"');
    return isTabs ? TAB_LIST_PX + (heights[0] ?? 0) : sum(heights);
  }
  const blocks = staticHtml(block).split(/<(?=(?:p|li|dt|dd|tr)\b)/);
  const texts = blocks.map((html) => html.replace(/^[^>]*>|<[^<>]*>/g, "")).filter(Boolean);
  return sum(
    texts.map(({ length }) => Math.ceil(length / LINE_LENGTH) * LINE_PX.words + BETWEEN_PX),
  );
}

function listCode(block: Markup): CodeSegment[] {
  if (typeof block === "string") return [];
  if (!("kind" in block)) return block.flatMap(listCode);
  return block.kind === "code" ? [block] : [];
}

const toColumn = (blocks: Markup): Markup => element("div", { class: "flow" }, blocks);

/** Explains why a doc with `layout: reference` wouldn't look like a reference; undefined if it would. */
export function findLayoutProblem({
  isReference,
  module,
  numbering,
}: RenderContext): FaultText | undefined {
  if (isReference !== true) return undefined;
  if (module)
    return {
      rule: "mdx/layout",
      problem: "An .mdx page has its own template, which doesn't support this layout.",
      fix: "Remove layout: reference.",
    };
  if (numbering.countOf("pair") > 0) return undefined;
  return {
    rule: "doc/layout-without-code",
    problem: "This page has no code after text, so there is nothing to show beside the text.",
    fix: "Remove layout: reference.",
  };
}
