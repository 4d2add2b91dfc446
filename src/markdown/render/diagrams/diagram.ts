import { XmlError } from "@rgrove/parse-xml";
import type { Code } from "mdast";
import type { FaultText } from "../../../faults/fault";
import type { Markup } from "../../base/markup";
import { type RenderContext, positionOf } from "../../base/render-context";
import { type Drawing, readDrawing } from "../drawings/drawing";
import { frameFigure } from "../html/figure";
import { addText } from "../html/search-text";
import { WORD, readSvg, toDrawingSource } from "./diagram-svg";

/** Language of code blocks that are shown as drawings. */
export const DIAGRAM_LANGUAGE = "mermaid";

/** Matches a line of the diagram's accessible name, and lines that nothing is drawn for. */
const LABEL = /^[ \t]*(accTitle|accDescr) *: *(\S.*)$/gm;
const COMMENT = /^[ \t]*%%(?!\{).*$/gm;
/** Matches an arrow with a cross at its end. Its x isn't a word. */
const CROSS = /--?x/g;

/** Words of the language, which aren't drawn (https://mermaid.js.org/intro/syntax-reference.html). */
const KEYWORDS = new Set(
  "flowchart graph sequencediagram statediagram v2 td tb lr rl bt direction subgraph end participant actor as note left right over of loop alt else opt par and critical option break state br".split(
    " ",
  ),
);

/** Renders a Mermaid code block as an inline drawing. */
export function renderDiagram(node: Code, context: RenderContext): Markup {
  const { file, line, column } = positionOf(node, context);
  const report = (text: FaultText): Markup => {
    context.reportFault({ ...text, file, line, column });
    return [];
  };
  const label = [...node.value.matchAll(LABEL)].map(([, , text]) => text).join(": ");
  if (label === "") return report(NO_LABEL);
  addText(context, label);
  const drawn = draw(node.value.replace(LABEL, "").replace(COMMENT, ""), label, context);
  return "drawing" in drawn
    ? frameFigure(drawn, { src: "this diagram", alt: label, node }, context)
    : report(drawn);
}

const NO_LABEL: FaultText = {
  rule: "diagram/label",
  problem: "This diagram has no name for readers who can't see it.",
  fix: "Describe it in a few words, on a line such as accTitle: How an election works.",
};

const tooLarge = (problem: string): FaultText => ({
  rule: "diagram/too-large",
  problem: `This diagram's drawing ${problem}.`,
  fix: "Split it into two, or leave out details.",
});

const cannotDraw = (reason: string): FaultText => ({
  rule: "diagram/syntax",
  problem: `This diagram can't be drawn: ${reason}`,
  fix: "Write a flowchart, a sequenceDiagram or a stateDiagram-v2, with one statement on each line and without colors of its own.",
});

/** Draws a diagram. The library ignores what it can't read, so words are missing from its drawing. */
function draw(
  source: string,
  label: string,
  { environment }: RenderContext,
): { readonly drawing: Drawing } | FaultText {
  const drawn = environment.diagram(source);
  if ("problem" in drawn) return cannotDraw(drawn.problem);
  try {
    const svg = readSvg(drawn.svg);
    const shown = source.includes("sequenceDiagram") ? source.replace(CROSS, " ") : source;
    const missing = shown
      .match(WORD)
      ?.find((word) => !svg.words.has(word) && !KEYWORDS.has(word.toLowerCase()));
    if (missing !== undefined) return cannotDraw(`"${missing}" is missing from the drawing.`);
    const drawing = readDrawing(toDrawingSource(svg), label);
    return "problem" in drawing ? tooLarge(drawing.problem) : { drawing };
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return cannotDraw("a label has a character that can't be displayed.");
  }
}
