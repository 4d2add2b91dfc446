import type { FootnoteDefinition, Heading, Nodes, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { type Fault, faultAt } from "../../../faults/fault";
import { createPointOf } from "../../../faults/point";
import { isStyleExample } from "../../docs/doc-identity";
import {
  findUnderlinedHeading,
  lintList,
  lintParagraph,
  lintTable,
  listSoundRows,
} from "./block-rules";
import { findListBreak, lintCode } from "./code-rules";
import type { Finding, NodeSource } from "./finding";
import { lintLinks, lintText } from "./text-rules";

/** What is known when the whole page has been walked. */
interface Gathered {
  readonly findings: Finding[];
  readonly usedFootnotes: Set<string>;
  readonly footnotes: FootnoteDefinition[];
  lastDepth: number;
}

/**
 * Mistakes that Markdown allows: what a writer sees in the page only if they look. Each was met in pages of ours, in
 * issues of other documentation systems, or in pages that were brought here from one.
 */
export function lintMarkdown(root: Root, source: string, file: string): Fault[] {
  // An example of the style guide stands below a heading of the guide.
  const lastDepth = isStyleExample(file) ? 2 : 1;
  const gathered: Gathered = { findings: [], usedFootnotes: new Set(), footnotes: [], lastDepth };
  walk(root, undefined, source, gathered);
  const unseen = [...source.matchAll(UNSEEN)].slice(0, 1).map(unseenSign);
  const unused = gathered.footnotes.filter(
    ({ identifier }) => !gathered.usedFootnotes.has(identifier),
  );
  const conflicts = [...source.matchAll(CONFLICT)].slice(0, 1).map(conflict);
  const findings = [...gathered.findings, ...unseen, ...conflicts, ...unused.map(unusedFootnote)];
  const pointOf = createPointOf(source);
  return findings.map(({ offset, ...words }) => faultAt({ file, ...pointOf(offset) }, words));
}

function walk(node: Nodes, next: Nodes | undefined, source: string, gathered: Gathered): void {
  // What Markdown makes of an address within brackets has no position.
  const { start, end } = node.position ?? {};
  if (start?.offset !== undefined) {
    const text = source.slice(start.offset, end?.offset);
    gathered.findings.push(...lintNode({ node, next, text, start: start.offset }, gathered));
  }
  if (!("children" in node)) return;
  // What follows from a pipe too many is not a slip of its own.
  const children: readonly Nodes[] = node.type === "table" ? listSoundRows(node) : node.children;
  children.forEach((child, at) => {
    gathered.findings.push(...findListBreak(children, at));
    walk(child, children[at + 1], source, gathered);
  });
}

function lintNode({ node, ...source }: NodeSource, gathered: Gathered): Finding[] {
  switch (node.type) {
    case "text":
      return lintText({ ...source, node });
    case "paragraph":
      return [...lintParagraph({ ...source, node }), ...lintLinks(source)];
    case "list":
      return lintList({ ...source, node });
    case "table":
      return lintTable({ ...source, node });
    case "code":
    case "inlineCode":
      return lintCode({ ...source, node });
    case "heading":
      return [
        ...findSkippedLevel(node, source.start, gathered),
        ...findUnderlinedHeading({ ...source, node }),
      ];
    case "mdxJsxFlowElement":
      return findMissingSummary(node, source.start);
    case "footnoteReference":
      gathered.usedFootnotes.add(node.identifier);
      return [];
    case "footnoteDefinition":
      gathered.footnotes.push(node);
      return [];
    default:
      return [];
  }
}

function findSkippedLevel({ depth }: Heading, offset: number, gathered: Gathered): Finding[] {
  const { lastDepth } = gathered;
  gathered.lastDepth = depth;
  if (depth <= lastDepth + 1) return [];
  return [
    {
      offset,
      rule: "heading/skipped-level",
      problem: `A heading of level ${depth} cannot follow one of level ${lastDepth}: screen readers announce a section that is not there.`,
      fix: `Write ${"#".repeat(lastDepth + 1)}.`,
    },
  ];
}

const isSummary = (node: Nodes): boolean =>
  (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") &&
  node.name === "summary";

function findMissingSummary({ name, children }: MdxJsxFlowElement, offset: number): Finding[] {
  if (name !== "details") return [];
  const inside = children.flatMap((child): readonly Nodes[] =>
    child.type === "paragraph" ? child.children : [child],
  );
  if (inside.some(isSummary)) return [];
  return [
    {
      offset,
      rule: "html/no-summary",
      problem:
        "This <details> has no <summary>, so readers see “Details” and not what it is about.",
      fix: "Write <summary>What is inside</summary> as its first line.",
    },
  ];
}

/** Signs without width that editors and chats leave behind; emoji and some scripts need U+200C and U+200D. */
const UNSEEN = /[\u200B\u2060]|(?<!^)\uFEFF/g;

const unseenSign = ({ 0: found, index }: RegExpExecArray): Finding => ({
  offset: index,
  rule: "markdown/unseen-sign",
  problem: `Here is a sign that nobody sees (U+${found.charCodeAt(0).toString(16).toUpperCase()}): it breaks links, searches and copied commands.`,
  fix: "Delete it: put the cursor behind the letter before it and press Delete, or type the word again.",
});

/** What Git writes into a file with two versions of the same lines. In code it breaks nothing, so nobody notices. */
const CONFLICT = /^(?:<{7}|>{7}) \S.*$/gm;

const conflict = ({ 0: found, index }: RegExpExecArray): Finding => ({
  offset: index,
  rule: "doc/conflict",
  problem: `Git has left a mark of a merge here: ${found}.`,
  fix: "Keep one of the two versions between the marks, and remove the three lines with <<<<<<<, ======= and >>>>>>>.",
});

const unusedFootnote = ({ identifier, position }: FootnoteDefinition): Finding => ({
  offset: position?.start.offset ?? 0,
  rule: "markdown/unused-footnote",
  problem: `Nothing refers to the footnote [^${identifier}], so it is not shown.`,
  fix: `Write [^${identifier}] where it belongs, or remove it.`,
});
