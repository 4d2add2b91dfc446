import type { Nodes, Root } from "mdast";
import { type Fault, type FaultText, faultAt } from "../../../faults/fault";
import { createPointOf } from "../../../faults/point";

/** A slip that is legal Markdown: the parser takes it for text, or ends it where the page ends. */
interface LooseEnd extends FaultText {
  /** Where it starts in the source. */
  readonly offset: number;
}

/** What a writer began and did not finish: admonitions without an end, ends without a beginning, footnotes without a text. */
export function checkLooseEnds(root: Root, source: string, file: string): Fault[] {
  const found: LooseEnd[] = [];
  const walk = (node: Nodes): void => {
    const start = node.position?.start.offset ?? 0;
    const text = source.slice(start, node.position?.end.offset);
    if (node.type === "containerDirective" && !isClosed(text))
      found.push({ offset: start, ...unclosed(node.name, text) });
    if (node.type === "paragraph" && text.startsWith(":::"))
      found.push({ offset: start, ...looseColons(text) });
    if (node.type === "text" && node.value.includes("[^"))
      found.push(...undefinedFootnotes(text, start));
    if ("children" in node) node.children.forEach(walk);
  };
  walk(root);
  const pointOf = createPointOf(source);
  return found.map(({ offset, ...words }) => faultAt({ file, ...pointOf(offset) }, words));
}

/** Whether the last line is colons, as many as the first one has, or more. */
function isClosed(container: string): boolean {
  const opening = /^:+/.exec(container)?.[0] ?? "";
  const text = container.trimEnd();
  const lastLine = text.slice(text.lastIndexOf("\n") + 1);
  const closing = lastLine === text ? "" : (/^[>\s]*(:{3,})$/.exec(lastLine)?.[1] ?? "");
  return closing.length >= opening.length;
}

const unclosed = (name: string, text: string): FaultText => ({
  rule: "admonition/unclosed",
  problem: `This ":::${name}" is never closed.`,
  fix: /\S[ \t]*:::[ \t]*$/m.test(text)
    ? "Move the ::: that stands behind a text to a line of its own."
    : "Write ::: on a line of its own where it ends. One that holds another one needs more colons: ::::note … ::::.",
});

function looseColons(text: string): FaultText {
  const isEnd = /^:{3,}[ \t]*(\n|$)/.test(text);
  return {
    rule: "admonition/loose-colons",
    problem: isEnd ? "This ::: closes nothing." : "This line opens no admonition.",
    fix: isEnd
      ? "Remove it, or write :::note above the text it should close."
      : "Write the kind right behind the colons, and a title behind a space: :::note Title.",
  };
}

function undefinedFootnotes(text: string, start: number): LooseEnd[] {
  return [...text.matchAll(/(?<!\\)\[\^([^\]\s]+)\]/g)].map((match) => ({
    offset: start + match.index,
    rule: "markdown/footnote",
    problem: `The footnote ${match[0]} has no text.`,
    fix: `Write a line ${match[0]}: with its text, or \\[^ when no footnote is meant.`,
  }));
}
