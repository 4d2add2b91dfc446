import type { Nodes } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { plainText } from "../../base/plain-text";
import type { Finding, NodeSource } from "./finding";

/** Matches the start of a heading or a list, which has no effect on the same line as a tag. */
const BLOCK_SIGN = /^\s*(#{1,6}|[-*+])\s+\S/;

const isSummary = (node: Nodes | undefined): boolean =>
  (node?.type === "mdxJsxFlowElement" || node?.type === "mdxJsxTextElement") &&
  node.name === "summary";

/** True for white space and for expressions, such as comments. */
const isBlank = (node: Nodes): boolean =>
  (node.type === "text" && node.value.trim() === "") || node.type.endsWith("Expression");

/**
 * Checks that `<details>` begins with its only `<summary>`. Adds the first `<summary>` of each `<details>` to
 * `summaries`.
 */
export function lintDetails(
  { node, start }: NodeSource<MdxJsxFlowElement | MdxJsxTextElement>,
  summaries: Set<Nodes>,
): Finding[] {
  if (node.name === "summary") return lintSummary(node, start, summaries);
  if (node.name !== "details") return [];
  const [first, ...others] = node.children
    .flatMap((child): readonly Nodes[] => (child.type === "paragraph" ? child.children : [child]))
    .filter((child) => !isBlank(child));
  const summary = [first, ...others].find(isSummary);
  if (summary) summaries.add(summary);
  const words = withoutSummary(first, others);
  return words ? [{ offset: start, ...words }] : findBlockSign(node, start);
}

function withoutSummary(
  first: Nodes | undefined,
  others: readonly Nodes[],
): Omit<Finding, "offset"> | undefined {
  if (first && isSummary(first) && (plainText(first).trim() !== "" || hasParts(first)))
    return undefined;
  const isElsewhere = !isSummary(first) && others.some(isSummary);
  return {
    rule: "html/no-summary",
    problem: isElsewhere
      ? "This <details> doesn't begin with its <summary>."
      : "This <details> has no <summary>, so readers see “Details” instead of what it is about.",
    fix: "Write <summary>What is inside</summary> as its first line.",
  };
}

const hasParts = (node: Nodes): boolean => "children" in node && node.children.length > 0;

function lintSummary(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  start: number,
  summaries: ReadonlySet<Nodes>,
): Finding[] {
  if (summaries.has(node)) return findBlockSign(node, start);
  return [
    {
      offset: start,
      rule: "html/stray-summary",
      problem: "This <summary> isn't the first part of a <details>.",
      fix: "Write only one <summary>, right below <details>. For bold text elsewhere, write **text**.",
    },
  ];
}

function findBlockSign(
  { type, name, children }: MdxJsxFlowElement | MdxJsxTextElement,
  start: number,
): Finding[] {
  if (type !== "mdxJsxTextElement") return [];
  const [, sign] = children.flatMap((child) =>
    child.type === "text" ? (BLOCK_SIGN.exec(child.value) ?? []) : [],
  );
  if (sign === undefined) return [];
  return [
    {
      offset: start,
      rule: "html/block-sign",
      problem: `Readers see the ${sign} as text: a heading or a list can't be on the same line as a tag.`,
      fix:
        name === "summary"
          ? `Remove the ${sign}.`
          : "Put the text on its own lines, with blank lines around it.",
    },
  ];
}
