import type { FaultText } from "../../../faults/fault";
import { type Markup, element, staticHtml } from "../../base/markup";
import type { RenderContext } from "../../base/render-context";

/** A block in a doc, with its role in the reference layout. */
export interface Block {
  readonly content: Markup;
  /** `own` is a component that has its own headings and lays out the content below them. */
  readonly role: "heading" | "words" | "code" | "own";
}

/**
 * Lays out blocks one below the other or, in a reference, text beside the code that follows it. The order in the HTML
 * is the same in both layouts: styles/reference.css adds the columns if there is room.
 */
export function layOutBlocks(blocks: readonly Block[], context: RenderContext): Markup {
  if (context.isReference !== true) return blocks.map(({ content }) => content);
  return listSections(blocks).map((section) => pairSection(section, context));
}

/** Splits blocks into sections, each starting at a heading of any level. */
function listSections(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = [[]];
  for (const block of blocks) {
    if (block.role === "heading" || block.role === "own") sections.push([]);
    sections.at(-1)?.push(block);
    if (block.role === "own") sections.push([]);
  }
  return sections;
}

/** Blocks of text and the code that follows them. The last text in a section may have no code after it. */
interface Run {
  readonly words: Markup[];
  readonly code: Markup[];
}

/**
 * Pairs each code block with the sentence that introduces it, so that both begin at the same height. Text that follows
 * the code is below that sentence, up to the next sentence that introduces code or the next block that needs the full
 * width. The heading and all other text take the full width.
 */
function pairSection(blocks: readonly Block[], context: RenderContext): Markup {
  const [first] = blocks;
  const heading = first?.role === "heading" ? first.content : [];
  const runs = listRuns(first?.role === "heading" ? blocks.slice(1) : blocks);
  const laidOut = runs.map(({ words, code }, at): Markup => {
    const intro = words.pop();
    if (code.length === 0 || intro === undefined) return [words, intro ?? [], code];
    context.numbering.count("pair");
    const columns = [[intro], code, takeWords(runs[at + 1])].filter(({ length }) => length > 0);
    return [words, element("div", { class: "pair flow" }, columns.map(toColumn))];
  });
  return [heading, laidOut];
}

function listRuns(blocks: readonly Block[]): Run[] {
  const runs: Run[] = [];
  for (const { role, content } of blocks) {
    const last = runs.at(-1);
    if (last && role === "code") last.code.push(content);
    else if (last?.code.length === 0) last.words.push(content);
    else
      runs.push(role === "code" ? { words: [], code: [content] } : { words: [content], code: [] });
  }
  return runs;
}

/**
 * Removes text blocks from the start of the next run, up to one that needs the full width, and returns them. The block
 * that introduces the run's code isn't removed.
 */
function takeWords(next: Run | undefined): Markup[] {
  if (!next) return [];
  const most = next.words.length - (next.code.length > 0 ? 1 : 0);
  const wide = next.words.findIndex(isWide);
  return next.words.splice(0, wide === -1 ? most : Math.min(most, wide));
}

const isWide = (block: Markup): boolean => /<(?:table|figure|details)\b/.test(staticHtml(block));

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
