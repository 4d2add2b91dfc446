import { XmlError } from "@rgrove/parse-xml";
import type { Code } from "mdast";
import type { Markup } from "../../base/markup";
import { type RenderContext, positionOf } from "../../base/render-context";
import { readDrawing } from "../drawings/drawing";
import { frameFigure } from "../html/figure";
import { addText } from "../html/search-text";
import { toDrawingSource } from "./diagram-svg";
import { readDiagram } from "./diagram-syntax";

/** Language of code blocks that are shown as drawings. */
export const DIAGRAM_LANGUAGE = "mermaid";

/** Maximum length of a diagram's source, since the time needed to lay it out grows faster than the length. */
const MAX_CHARACTERS = 4000;
/** Maximum number of a flowchart's edges: each node before an `&` has an edge to each node after the arrow. */
const MAX_EDGES = 200;
/** Maximum total length of all diagrams on a page. */
const MAX_OF_PAGE = 8000;

/** Renders a Mermaid code block as an inline drawing. */
export function renderDiagram(node: Code, context: RenderContext): Markup {
  const start = positionOf(node, context);
  const report = (
    { line, column = 0 }: { readonly line: number; readonly column?: number },
    text: { readonly rule: string; readonly problem: string; readonly fix: string },
  ): void => {
    // The code starts one line below the fence, in the same column.
    const place = { line: start.line + 1 + line, column: start.column + column };
    context.reportFault({ ...text, file: start.file, ...place });
  };
  const { source, edges, label, problems } = readDiagram(node.value);
  if (node.value.length > MAX_CHARACTERS) {
    report({ line: -1 }, tooLong(node.value.length));
    return [];
  }
  if (edges > MAX_EDGES) {
    report({ line: -1 }, tooManyEdges(edges));
    return [];
  }
  const before = context.numbering.countOf("diagram character");
  const length = context.numbering.count("diagram character", node.value.length);
  if (length > MAX_OF_PAGE) {
    if (before <= MAX_OF_PAGE) report({ line: -1 }, TOO_MANY);
    return [];
  }
  for (const { line, column, problem, fix } of problems)
    report({ line, column }, { rule: "diagram/syntax", problem, fix });
  if (label === undefined) report({ line: -1 }, NO_LABEL);
  if (problems.length > 0 || label === undefined) return [];
  addText(context, label);
  const drawing = draw(source, label, context);
  if (drawing === undefined) {
    report({ line: -1 }, ODD_CHARACTER);
    return [];
  }
  if ("problem" in drawing) {
    report({ line: -1 }, tooLarge(drawing.problem));
    return [];
  }
  return frameFigure({ drawing }, { src: "this diagram", alt: label, node }, context);
}

/** Draws a diagram; undefined if one of its labels has a character that XML doesn't allow. */
function draw(
  source: string,
  label: string,
  { environment }: RenderContext,
): ReturnType<typeof readDrawing> | undefined {
  try {
    return readDrawing(toDrawingSource(environment.diagram(source)), label);
  } catch (error) {
    if (error instanceof XmlError) return undefined;
    throw error;
  }
}

const ODD_CHARACTER = {
  rule: "diagram/syntax",
  problem: "A label in this diagram has a character that can't be displayed.",
  fix: "Remove this character, or write the intended one.",
};

const NO_LABEL = {
  rule: "diagram/label",
  problem: "This diagram has no name for readers who can't see it.",
  fix: "Describe it in a few words, on a line such as accTitle: How an election works.",
};

const TOO_MANY = {
  rule: "diagram/too-large",
  problem: `With this diagram, the page's diagrams have more than ${MAX_OF_PAGE} characters in total.`,
  fix: "Leave some out, or split the page.",
};

const tooLong = (characters: number) => ({
  rule: "diagram/too-large",
  problem: `This diagram has ${characters} characters; at most ${MAX_CHARACTERS} are allowed.`,
  fix: "Split it into two, or leave out details.",
});

const tooManyEdges = (edges: number) => ({
  rule: "diagram/too-large",
  problem: `This diagram has ${edges} arrows and lines; at most ${MAX_EDGES} are allowed.`,
  fix: "Split it into two, or join fewer nodes with &.",
});

const tooLarge = (problem: string) => ({
  rule: "diagram/too-large",
  problem: `This diagram's drawing ${problem}.`,
  fix: "Split it into two, or leave out details.",
});
