import type { DocSection, HeadingUse } from "../../../base/compiled-doc";
import type { RenderContext } from "../../base/render-context";

/** Starts a section at a heading, and adds the heading to the table of contents. */
export function startSection(context: RenderContext, heading: HeadingUse): void {
  const { id, depth, title } = heading;
  context.gathered.headings.push(heading);
  context.gathered.sections.push({ id, depth, title, text: "" });
}

/** Adds text to the current section of the search index. */
export function addText(context: RenderContext, text: string): void {
  const section = context.gathered.sections.at(-1);
  if (section && text.trim() !== "") section.text += (section.text === "" ? "" : " ") + text.trim();
}

/** Adds a code block to the current section of the search index. */
export function addCode(context: RenderContext, code: string): void {
  const section = context.gathered.sections.at(-1);
  if (section && code.trim() !== "")
    section.code = [section.code ?? [], code.trim()].flat().join("\n");
}

const MESSAGE_WORD = /^[A-Za-z][A-Za-z'’-]*[.,:]?$/;
const LEAST_MESSAGE_WORDS = 3;
const PROGRAM =
  /^(?:anvil|az|brew|cargo|cast|cd|celocli|curl|docker|forge|gh|git|graph|mkdir|n(?:ode|pm|px)|pnpm|ssh|subql|sudo|yarn) /;

/** Adds inline code to the current section of the search index if it's a sentence, such as an error message. */
export function addMessage(context: RenderContext, code: string): void {
  const words = code.split(" ");
  const plain = words.filter((word) => MESSAGE_WORD.test(word)).length;
  if (words.length < LEAST_MESSAGE_WORDS || plain < words.length - 1 || PROGRAM.test(code)) return;
  const section = context.gathered.sections.at(-1);
  if (section) (section.messages ??= []).push(code);
}

/** Returns the sections for the search index. */
export function sectionsOf(context: RenderContext): DocSection[] {
  return context.gathered.sections.map(({ text, ...section }) => ({
    ...section,
    text: text.replace(/\s+/g, " "),
  }));
}
