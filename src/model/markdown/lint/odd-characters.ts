import type { Nodes, Root } from "mdast";
import { findOddCharacter } from "../../../faults/odd-text";
import type { Finding } from "./finding";

/**
 * Finds the first character that no text may contain: in the source, or else in text that has character references
 * such as `&shy;`. References in code are plain text.
 */
export function findOddCharacters(root: Root, source: string): Finding[] {
  const odd = findOddCharacter(source);
  if (odd) return [{ offset: odd.offset, ...odd.words }];
  const decoded = source.includes("&") ? findDecoded(root) : undefined;
  return decoded ? [decoded] : [];
}

function findDecoded(node: Nodes): Finding | undefined {
  for (const text of textsOf(node)) {
    const odd = typeof text === "string" ? findOddCharacter(text) : undefined;
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
