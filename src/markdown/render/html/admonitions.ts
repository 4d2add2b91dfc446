import type { Paragraph } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { fixForAdmonition } from "../../../base/replacements";
import { suggest } from "../../../faults/nearest";
import { isBlank } from "../../../faults/odd-text";
import { type Markup, element, markup } from "../../base/markup";
import { plainText } from "../../base/plain-text";
import { PROMPT } from "../../base/prompts";
import { type RenderBlocks, type RenderContext, report } from "../../base/render-context";
import { renderInline } from "./render-inline";
import { addText } from "./search-text";

/**
 * Kinds of admonition, each with its default title. A kind also needs a color `--tone-<kind>` (styles/tokens.css), a
 * rule `.admonition-<kind>` (styles/prose.css; except for a note, whose style is the default) and an example
 * (content/style-guide).
 */
export const ADMONITION_TITLES: Readonly<Record<string, string>> = {
  note: "Note",
  tip: "Tip",
  info: "Info",
  warning: "Warning",
  danger: "Danger",
};

const isLabel = (node: { type: string; data?: unknown }): node is Paragraph =>
  node.type === "paragraph" &&
  typeof node.data === "object" &&
  node.data !== null &&
  "directiveLabel" in node.data &&
  node.data.directiveLabel === true;

/** Separates the title of an admonition, if it has its own, from its content. */
export function splitAdmonition({ children }: ContainerDirective): {
  label?: Paragraph;
  content: ContainerDirective["children"];
} {
  const [first, ...rest] = children;
  return first && isLabel(first) ? { label: first, content: rest } : { content: children };
}

/** Renders `:::note[Title]` … `:::`. */
export function renderAdmonition(
  node: ContainerDirective,
  context: RenderContext,
  renderBlocks: RenderBlocks,
): Markup {
  const kind = node.name;
  const defaultTitle = Object.hasOwn(ADMONITION_TITLES, kind) ? ADMONITION_TITLES[kind] : undefined;
  if (defaultTitle === undefined) {
    report(context, node, {
      rule: "admonition/unknown",
      problem: `There is no admonition ":::${kind}".`,
      fix:
        fixForAdmonition(kind) ??
        suggest(kind, [...Object.keys(ADMONITION_TITLES), PROMPT], "kinds"),
    });
    return renderBlocks(node.children, context);
  }
  const { label, content } = splitAdmonition(node);
  if (content.length === 0) {
    report(context, node, {
      rule: "admonition/empty",
      problem: "This admonition is empty.",
      fix: "Write its text between the two ::: lines, or remove them.",
    });
  }
  const title = label ? plainText(label) : defaultTitle;
  if (label && isBlank(title)) {
    report(context, label, {
      rule: "admonition/empty-title",
      problem: "This admonition's title is empty.",
      fix: "Write a title between the brackets, or remove the brackets.",
    });
  }
  addText(context, label ? title : "");
  const heading = label ? renderInline(label.children, context) : defaultTitle;
  return element("aside", { class: `admonition admonition-${kind}`, "aria-label": title }, [
    markup`<p class="admonition-title">${heading}</p>`,
    renderBlocks(content, context),
  ]);
}
