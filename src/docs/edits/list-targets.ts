import type { Nodes } from "mdast";
import { splitFrontmatter } from "../../base/split-frontmatter";
import { parseMarkdown } from "../../markdown/read/parse/parse-markdown";
import { parseCodeMeta } from "../../markdown/render/code/code-meta";

/**
 * The kind of a target. A `page` target refers to a page or a file; a `file` target can only refer to a file next to
 * the doc.
 */
type TargetKind = "page" | "file";

/** A path in a doc, and its start and end in the doc's text. */
export interface Target {
  readonly kind: TargetKind;
  readonly target: string;
  readonly start: number;
  readonly end: number;
}

const ATTRIBUTES: Readonly<Record<string, TargetKind>> = {
  href: "page",
  path: "page",
  src: "file",
};

/** Lists every path in the Markdown of a doc or a fragment. Lines must end with \n. */
export function listTargets(file: string, text: string): Target[] {
  const { root } = parseMarkdown(splitFrontmatter(text).body, file);
  // The parser puts admonition titles in brackets, which changes the lengths of lines, but not their number.
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offsetOf = ({ line, column }: { line: number; column: number }): number =>
    (starts[line - 1] ?? 0) + column - 1;
  const found: Target[] = [];

  /** Finds a target in a node's source, after `prefix`, and adds it to the list. */
  const add = (
    kind: TargetKind,
    target: string,
    node: Pick<Nodes, "position">,
    prefix: string,
  ): void => {
    if (!node.position || target === "") return;
    const from = offsetOf(node.position.start);
    const source = text.slice(from, offsetOf(node.position.end));
    // A link may contain a picture, whose target comes first, so the last `](` belongs to the link.
    const prefixAt = prefix === "](" ? source.lastIndexOf(prefix) : source.indexOf(prefix);
    const at = source.indexOf(target, prefixAt === -1 ? 0 : prefixAt + prefix.length);
    if (at !== -1) found.push({ kind, target, start: from + at, end: from + at + target.length });
  };

  const visit = (node: Nodes): void => {
    if (node.type === "link") add("page", node.url, node, "](");
    else if (node.type === "image") add("file", node.url, node, "](");
    else if (node.type === "definition") add("page", node.url, node, "]:");
    else if (node.type === "code" && node.meta) addCodeFile(node);
    else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      for (const attribute of node.attributes) {
        if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") continue;
        const kind = ATTRIBUTES[attribute.name];
        if (kind) add(kind, attribute.value, attribute.position ? attribute : node, "=");
      }
    }
    if ("children" in node) node.children.forEach(visit);
  };
  const addCodeFile = (node: Extract<Nodes, { type: "code" }>): void => {
    const { file } = parseCodeMeta(node.meta);
    if (file && node.position) add("file", file, node, 'file="');
  };
  visit(root);
  return found;
}
