import type { List, ListItem } from "mdast";
import { escapeText } from "../../../base/escape";
import { type Markup, element, markup } from "../../base/markup";
import { type JsxNode, type Props, attributeText } from "../../base/props";
import {
  type BlockRule,
  type ComponentRules,
  type MarkdownContext,
  type RenderContext,
  report,
} from "../../base/render-context";
import { readProps } from "../../render/attributes";
import { renderChildren } from "../../render/html/render-blocks";
import { explainOtherHost, renderHref } from "../../render/html/render-inline";
import { addText } from "../../render/html/search-text";
import { childrenToMarkdown } from "../../text/markdown-blocks";
import { urlForMarkdown } from "../../text/markdown-inline";
import * as md from "../../text/markdown-nodes";
import { addPlaceholder } from "../../text/twin-placeholders";
import { isElement, partsOf } from "../component-parts";

function renderCard(node: JsxNode, props: Props, context: RenderContext): Markup {
  const title = attributeText(props.title);
  addText(context, title);
  const other = explainOtherHost(title, attributeText(props.href));
  if (other) report(context, node, other);
  const heading =
    typeof props.href === "string"
      ? markup`<a class="card-link"${renderHref(props.href, node, context)}><span class="card-title">${escapeText(title)}</span></a>`
      : `<p class="card-title">${escapeText(title)}</p>`;
  const body = element("div", { class: "card-body" }, renderChildren(node, context));
  return element("li", { class: "card" }, [heading, body]);
}

/** Converts a card to its title, which is a link if the card links to a page, followed by its content. */
function cardToMarkdown(node: JsxNode, props: Props, context: MarkdownContext): md.MarkdownBlock[] {
  const title = attributeText(props.title);
  const name =
    typeof props.href === "string"
      ? md.link(urlForMarkdown(props.href, context), title)
      : md.strong(title);
  const [first, ...rest] = childrenToMarkdown(node, context);
  if (first?.type === "paragraph") return [md.paragraph(name, ": ", first.children), ...rest];
  return [md.paragraph(name), ...(first ? [first] : []), ...rest];
}

const CARD: BlockRule = {
  attributes: { title: { type: "string", required: true }, href: { type: "string" } },
  children: "required",
  html: renderCard,
  markdown: cardToMarkdown,
};

/** Renders the cards of a grid as list items. Anything else in a grid is a fault. */
function renderCardGrid(node: JsxNode, _props: Props, context: RenderContext): Markup {
  const cards = partsOf(node).map((part): Markup => {
    if (isElement(part, "Card")) return CARD.html(part, readProps(part, CARD, context), context);
    report(context, part, {
      rule: "component/cards",
      problem: "<CardGrid> contains something other than <Card>.",
      fix: 'Move this content into a <Card title="…">, or out of <CardGrid>.',
    });
    return [];
  });
  return element("ul", { class: "card-grid", role: "list" }, cards);
}

/** Converts the cards of a grid to a list. */
function gridToMarkdown(node: JsxNode, _props: Props, context: MarkdownContext): [List] {
  const children = partsOf(node).flatMap((part): ListItem[] => {
    if (!isElement(part, "Card")) return [];
    const blocks = cardToMarkdown(part, readProps(part, CARD, context), context);
    return [{ type: "listItem", children: blocks as ListItem["children"] }];
  });
  return [{ type: "list", ordered: false, spread: false, children }];
}

/** Converts a page link. Marks represent the page's title and description until the whole site is known. */
function pageRefToMarkdown(
  _node: JsxNode,
  props: Props,
  context: MarkdownContext,
): md.MarkdownBlock[] {
  const path = attributeText(props.path);
  const title = md.text(
    addPlaceholder({ kind: "card", path, part: "title" }, context.placeholders),
  );
  const description = addPlaceholder(
    { kind: "card", path, part: "description" },
    context.placeholders,
  );
  return [md.paragraph(md.link(urlForMarkdown(path, context), title), `: ${description}`)];
}

export const CARD_COMPONENTS: ComponentRules = {
  CardGrid: {
    attributes: {},
    children: "required",
    html: renderCardGrid,
    markdown: gridToMarkdown,
  },
  Card: {
    ...CARD,
    html: (node, props, context) => {
      report(context, node, {
        rule: "component/cards",
        problem: "<Card> is outside <CardGrid>.",
        fix: "Put it between <CardGrid> and </CardGrid>, even if it is the only card.",
      });
      return CARD.html(node, props, context);
    },
  },
  PageRef: {
    attributes: { path: { type: "string", required: true } },
    children: "none",
    html: (node, props, context) => {
      if (typeof props.path !== "string") return [];
      const { path } = props;
      const href = renderHref(path, node, context);
      const title: Markup = { kind: "card", path, part: "title" };
      const description: Markup = { kind: "card", path, part: "description" };
      return [
        markup`<a class="page-ref"${href}><span class="page-ref-title">${title}</span>`,
        markup`<span class="page-ref-description">${description}</span></a>`,
      ];
    },
    markdown: pageRefToMarkdown,
  },
};
