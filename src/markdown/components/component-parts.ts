import type { Nodes } from "mdast";
import type { JsxNode } from "../base/props";
import { isComment } from "../render/html/render-inline";

/** True if a node is a component with this name. */
export const isElement = (node: Nodes, name: string): node is JsxNode =>
  (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") && node.name === name;

/**
 * Lists the children of a component that contains other components, without white space and comments. Children that are
 * all on one line are in a paragraph of the syntax tree, so they are taken out of it.
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
