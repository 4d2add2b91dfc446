import type { Nodes, Root } from "mdast";
import { listOddCharacters } from "../../../faults/odd-text";
import type { Finding } from "./finding";

/**
 * Finds the first character of each kind that no text may contain, or else the first one that a character reference
 * such as `&shy;` stands for. References in code are plain text.
 */
export function findOddCharacters(root: Root, source: string): Finding[] {
  const odd = listOddCharacters(source).map(({ offset, words }) => ({ offset, ...words }));
  if (odd.length > 0) return odd;
  const decoded = source.includes("&") ? findDecoded(root) : undefined;
  return decoded ? [decoded] : [];
}

function findDecoded(node: Nodes): Finding | undefined {
  for (const text of textsOf(node)) {
    const [odd] = typeof text === "string" ? listOddCharacters(text) : [];
    if (odd) return { offset: node.position?.start.offset ?? 0, ...odd.words };
  }
  const children: readonly Nodes[] = "children" in node ? node.children : [];
  for (const child of children) {
    const found = findDecoded(child);
    if (found) return found;
  }
  return undefined;
}

/** Lists the values of a node's fields, or of its attributes. Some of them aren't strings. */
const textsOf = (node: Nodes): readonly unknown[] =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement"
    ? node.attributes.map(({ value }) => value)
    : Object.values(node);
