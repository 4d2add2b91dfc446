import type { Nodes } from "mdast";
import type { JsxNode } from "../../markdown/base/props";
import { dedent } from "./blocks";
import type { Migration } from "./migration";
import {
  type RewriteContext,
  endOf,
  isJsx,
  rewriteBetween,
  startOf,
  withoutBlanks,
} from "./rewrite";

/** Returns the start and end offsets of an element's content. If the element is empty, both are the element's end. */
export function innerOf(node: JsxNode, { source }: Migration): { from: number; to: number } {
  const end = endOf(node);
  const last = node.attributes.at(-1)?.position?.end.offset ?? startOf(node) + 1;
  const from = source.indexOf(">", last) + 1;
  if (from === 0 || from >= end) return { from: end, to: end };
  const to = source.lastIndexOf("</", end - 1);
  return { from, to: Math.max(from, to) };
}

/** Rewrites the content of an element. */
export const rewriteInner = (
  node: JsxNode,
  migration: Migration,
  context: RewriteContext,
): string => dedent(rewriteBetween(node.children, innerOf(node, migration), migration, context));

/**
 * Lists an element's child elements. If the parser has added a paragraph around elements on one line, the elements in
 * the paragraph are listed.
 */
export const elementsOf = (node: JsxNode): JsxNode[] =>
  withoutBlanks(
    node.children.flatMap((child) => (child.type === "paragraph" ? child.children : [child])),
  ).filter(isJsx);

/**
 * Converts an element's children except those that `isPart` accepts: for instance, text between cards. The result is
 * placed below the element.
 */
export function writeOthers(
  node: JsxNode,
  isPart: (child: Nodes) => boolean,
  migration: Migration,
  context: RewriteContext,
): string {
  const isComment = (child: Nodes): boolean =>
    /^mdx(?:Flow|Text)Expression$/.test(child.type) && "value" in child && child.value === "";
  const others = withoutBlanks(node.children).filter(
    (child) =>
      !isPart(child) &&
      !isComment(child) &&
      !(child.type === "paragraph" && withoutBlanks(child.children).every(isPart)),
  );
  return others
    .map((child) => {
      const { from, to } = { from: startOf(child), to: endOf(child) };
      return `\n\n${dedent(rewriteBetween([child], { from, to }, migration, context))}`;
    })
    .join("");
}
