import type { Nodes, Root } from "mdast";
import { type Fault, type FaultText, faultAt } from "../../../faults/fault";
import { createPointOf } from "../../../faults/point";
import type { Finding } from "./finding";

/** Finds unclosed admonitions, `:::` lines that don't belong to an admonition, and footnotes without text. */
export function checkUnfinished(root: Root, source: string, file: string): Fault[] {
  const found: Finding[] = [];
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

/** True if the last line has at least as many colons as the first one. */
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
    ? "Move the ::: at the end of the text to its own line."
    : "Write ::: on its own line where the admonition ends. An admonition that contains another one needs more colons: ::::note … ::::.",
});

function looseColons(text: string): FaultText {
  const isEnd = /^:{3,}[ \t]*(\n|$)/.test(text);
  return {
    rule: "admonition/loose-colons",
    problem: isEnd ? "This ::: doesn't close anything." : "This line doesn't start an admonition.",
    fix: isEnd
      ? "Remove it, or write :::note above the text that belongs to the admonition."
      : "Write the kind directly after the colons, then a space and the title: :::note Title.",
  };
}

function undefinedFootnotes(text: string, start: number): Finding[] {
  return [...text.matchAll(/(?<!\\)\[\^([^\]\s]+)\]/g)].map((match) => ({
    offset: start + match.index,
    rule: "markdown/footnote",
    problem: `The footnote ${match[0]} has no text.`,
    fix: `Add a line with ${match[0]}: and the footnote's text. If this isn't a footnote, write \\[^ instead of [^.`,
  }));
}
