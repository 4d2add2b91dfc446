import type { Nodes } from "mdast";

/** Returns the text of a node, but not its code blocks, display formulas and expressions. */
export function plainText(node: Nodes): string {
  switch (node.type) {
    case "text":
    case "inlineCode":
    case "inlineMath":
      return node.value;
    case "image":
      return node.alt ?? "";
    case "break":
      return " ";
    default:
      return "children" in node ? node.children.map(plainText).join("") : "";
  }
}
