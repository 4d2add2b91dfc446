import type { FaultText } from "../../../faults/fault";
import { type Markup, element } from "../markup";
import type { RenderContext } from "./render-context";

/** A block of a doc, with its role in the layout of a reference. */
export interface Part {
  readonly content: Markup;
  /** `own` is a component that has its own headings and lays out the content below them. */
  readonly role: "heading" | "words" | "code" | "own";
}

/**
 * Lays out blocks below each other, or in a reference, text beside the code that follows it. The order in the HTML is
 * the same: styles/reference.css makes columns where there is room.
 */
export function layOutParts(parts: readonly Part[], context: RenderContext): Markup {
  if (context.isReference !== true) return parts.map(({ content }) => content);
  return listSections(parts).map((section) => pairSection(section, context));
}

/** Splits blocks into sections; one begins at a heading of any level. */
function listSections(parts: readonly Part[]): Part[][] {
  const sections: Part[][] = [[]];
  for (const part of parts) {
    if (part.role === "heading" || part.role === "own") sections.push([]);
    sections.at(-1)?.push(part);
    if (part.role === "own") sections.push([]);
  }
  return sections;
}

/** Pairs text with the code that follows it. Text at the end of a section goes beside the last code. */
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

/** Fault of a doc that was rendered as a reference but wouldn't look like one. */
export function findLayoutProblem({
  isReference,
  module,
  numbering,
}: RenderContext): FaultText | undefined {
  if (isReference !== true) return undefined;
  if (module)
    return {
      rule: "mdx/layout",
      problem: "An .mdx page has its own template, which has no layout for references.",
      fix: "Remove layout: reference.",
    };
  if (numbering.countOf("pair") > 0) return undefined;
  return {
    rule: "doc/layout-without-code",
    problem: "This page has no code after text, so there is nothing to show beside the text.",
    fix: "Remove layout: reference.",
  };
}
