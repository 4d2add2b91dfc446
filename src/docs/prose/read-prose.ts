import type { Nodes, PhrasingContent } from "mdast";
import { splitFrontmatter } from "../../base/split-frontmatter";
import type { Position } from "../../faults/fault";
import { parseYaml } from "../../faults/yaml";
import { plainText } from "../../markdown/base/plain-text";
import { bracketAdmonitionTitles } from "../../markdown/read/parse/admonition-titles";
import { parseMarkdown } from "../../markdown/read/parse/parse-markdown";
import { CODE_SIGN, type Piece, type ProseBlock, type ProseKind, offsetOf } from "./prose-block";

/** Component attributes whose text readers see. */
const READ_ATTRIBUTES = new Set(["title", "alt", "caption", "label"]);

/** Types of nodes without prose. */
const SILENT = new Set([
  "code",
  "math",
  "definition",
  "mdxFlowExpression",
  "mdxTextExpression",
  "mdxjsEsm",
]);

/** Returns the prose of a doc or a fragment in reading order, starting with the title and the description. */
export function readProse(file: string, text: string): ProseBlock[] {
  const split = splitFrontmatter(text);
  const source = bracketAdmonitionTitles(split.body);
  const { root } = parseMarkdown(split.body, file);
  const toPosition = positionsIn(file, source);
  const blocks: ProseBlock[] = [];

  const add = (kind: ProseKind, children: readonly PhrasingContent[]): void => {
    const pieces: Piece[] = [];
    const words = gatherWords(children, source, pieces, "");
    if (words.trim() === "") return;
    blocks.push({
      kind,
      text: words.replace(/\s/g, " "),
      positionOf: (index, found) => toPosition(offsetOf(pieces, index, found)),
    });
  };

  const visit = (node: Nodes): void => {
    if (SILENT.has(node.type)) return;
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      for (const attribute of node.attributes) {
        if (attribute.type !== "mdxJsxAttribute" || !READ_ATTRIBUTES.has(attribute.name)) continue;
        if (typeof attribute.value !== "string") continue;
        const { line = 1, column = 1 } = (attribute.position ?? node.position)?.start ?? {};
        blocks.push(blockAt("label", attribute.value, { file, line, column }));
      }
    }
    if (node.type === "heading") add("heading", node.children);
    else if (node.type === "paragraph") add("paragraph", node.children);
    else if (node.type === "tableCell") add("cell", node.children);
    if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return [...readFrontmatter(split.yaml, split.yamlLine, file), ...blocks];
}

/** Creates a block whose whole text has the same position, such as a YAML value or an attribute. */
export const blockAt = (kind: ProseKind, text: string, position: Position): ProseBlock => ({
  kind,
  text: text.replace(/\s/g, " "),
  positionOf: () => position,
});

function readFrontmatter(yaml: string | undefined, firstLine: number, file: string): ProseBlock[] {
  const read = parseYaml(yaml ?? "", { file, firstLine });
  if (Array.isArray(read) || typeof read.data !== "object" || read.data === null) return [];
  const data = read.data as Readonly<Record<string, unknown>>;
  return (["title", "description"] as const).flatMap((key) => {
    const value = data[key];
    if (typeof value !== "string") return [];
    return [blockAt(key === "title" ? "heading" : "label", value, read.positionOf([key]))];
  });
}

/** Adds the text of nodes to `pieces`, and returns the text `before` with the nodes' text appended. */
function gatherWords(
  nodes: readonly Nodes[],
  source: string,
  pieces: Piece[],
  before: string,
): string {
  let text = before;
  const put = (value: string, node: Nodes): void => {
    const { start, end } = node.position ?? {};
    const offset = start?.offset ?? 0;
    pieces.push({ at: text.length, value, offset, source: source.slice(offset, end?.offset) });
    text += value;
  };
  for (const node of nodes) {
    if (node.type === "text") put(node.value, node);
    else if (node.type === "break") text += " ";
    else if (node.type === "inlineCode" || node.type === "inlineMath") put(CODE_SIGN, node);
    else if (node.type === "mdxJsxTextElement" && node.name === "Fact") put(CODE_SIGN, node);
    else if (node.type === "image") put(plainText(node), node);
    else if (node.type === "link" && isBareAddress(node.children, node.url)) put(CODE_SIGN, node);
    else if ("children" in node) text = gatherWords(node.children, source, pieces, text);
  }
  return text;
}

/** True for a link whose text is its URL or a part of it: `celo-org/celo-kona`. */
function isBareAddress(children: readonly Nodes[], url: string): boolean {
  const [only, ...further] = children;
  if (only?.type !== "text" || further.length > 0) return false;
  const bare = (address: string): string => address.replace(/^(?:https?:\/\/|mailto:)|\/$/g, "");
  const shown = bare(only.value);
  return (
    bare(url).startsWith(shown) || (/^https?:/.test(url) && `${bare(url)}/`.includes(`/${shown}/`))
  );
}

/** Creates a function that converts offsets of a text to positions. */
function positionsIn(file: string, source: string): (offset: number) => Position {
  const starts = [0];
  for (let at = source.indexOf("\n"); at !== -1; at = source.indexOf("\n", at + 1))
    starts.push(at + 1);
  return (offset) => {
    const after = starts.findIndex((start) => start > offset);
    const line = after === -1 ? starts.length : after;
    return { file, line, column: offset - (starts[line - 1] ?? 0) + 1 };
  };
}
