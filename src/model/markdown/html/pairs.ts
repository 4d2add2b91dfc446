import type { FaultText } from "../../../faults/fault";
import { type Markup, element } from "../markup";
import type { RenderContext } from "./render-context";

/** A block of a doc, and what it is in the layout of a reference. */
export interface Part {
  readonly content: Markup;
  /** `own`: a component that has headings of its own, and lays out what stands below them. */
  readonly role: "heading" | "words" | "code" | "own";
}

/**
 * Blocks one below the other; in a reference, words beside the code that follows them. The order in the HTML is the
 * same: styles/reference.css makes columns of it where there is room.
 */
export function layOutParts(parts: readonly Part[], context: RenderContext): Markup {
  if (context.isReference !== true) return parts.map(({ content }) => content);
  return listSections(parts).map((section) => pairSection(section, context));
}

/** A section begins at a heading of any level. */
function listSections(parts: readonly Part[]): Part[][] {
  const sections: Part[][] = [[]];
  for (const part of parts) {
    if (part.role === "heading" || part.role === "own") sections.push([]);
    sections.at(-1)?.push(part);
    if (part.role === "own") sections.push([]);
  }
  return sections;
}

/** Words and the code behind them, as often as they alternate; words at the end stand beside the last code, too. */
function pairSection(parts: readonly Part[], context: RenderContext): Markup {
  const pairs: { words: Markup[]; code: Markup[]; rest: Markup[] }[] = [];
  for (const { role, content } of parts) {
    const last = pairs.at(-1);
    if (last && role === "code") last.code.push(content);
    else if (last?.code.length === 0) last.words.push(content);
    else pairs.push({ words: [content], code: [], rest: [] });
  }
  const [before, last] = pairs.slice(-2);
  if (before && last?.code.length === 0) {
    before.rest = last.words;
    pairs.pop();
  }
  return pairs.map(({ words, code, rest }) => {
    if (code.length === 0) return words;
    context.numbering.count("pair");
    const columns = [words, code, rest].filter((blocks) => blocks.length > 0);
    return element("div", { class: "pair flow" }, columns.map(toColumn));
  });
}

const toColumn = (blocks: Markup): Markup => element("div", { class: "flow" }, blocks);

/** Why a doc that was rendered as a reference would not look like one. */
export function findLayoutProblem({
  isReference,
  module,
  numbering,
}: RenderContext): FaultText | undefined {
  if (isReference !== true) return undefined;
  if (module)
    return {
      rule: "mdx/layout",
      problem: "An .mdx page has a template of its own, which has no layout for references.",
      fix: "Remove layout: reference.",
    };
  if (numbering.countOf("pair") > 0) return undefined;
  return {
    rule: "doc/layout-without-code",
    problem: "This page has no code below words, so nothing would stand beside them.",
    fix: "Remove layout: reference.",
  };
}
