import type { Nodes } from "mdast";
import { isComment } from "../html/render-inline";
import type { JsxNode } from "./props";

/** Whether a node is the component of this name. */
export const isElement = (node: Nodes, name: string): node is JsxNode =>
  (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") && node.name === name;

/**
 * The children of a component that holds other components, taken out of the paragraphs that the parser makes of
 * children on one line; without spaces and comments.
 */
export function partsOf(node: JsxNode): Nodes[] {
  const children: readonly Nodes[] = node.children;
  return children
    .flatMap((child): readonly Nodes[] => (child.type === "paragraph" ? child.children : [child]))
    .filter((part) => !(part.type === "text" && part.value.trim() === ""))
    .filter(
      (part) =>
        !(
          (part.type === "mdxTextExpression" || part.type === "mdxFlowExpression") &&
          isComment(part.value)
        ),
    );
}
