import { escapeText } from "../../html/escape";
import { renderChildren } from "../../html/render-blocks";
import { type RenderContext, addText, report } from "../../html/render-context";
import { renderHref } from "../../html/render-inline";
import { type Markup, element, markup } from "../../markup";
import { type JsxNode, type Props, attributeText, readProps } from "../attributes";
import { isElement, partsOf } from "../component-parts";
import type { ComponentRule } from "../components";
import { twinCard, twinCardGrid, twinPageRef } from "./cards-text";

function renderCard(node: JsxNode, props: Props, context: RenderContext): Markup {
  const title = attributeText(props.title);
  addText(context, title);
  const heading =
    typeof props.href === "string"
      ? markup`<a class="card-link"${renderHref(props.href, node, context)}><span class="card-title">${escapeText(title)}</span></a>`
      : `<p class="card-title">${escapeText(title)}</p>`;
  const body = element("div", { class: "card-body" }, renderChildren(node, context));
  return element("li", { class: "card" }, [heading, body]);
}

const CARD: ComponentRule = {
  attributes: { title: { type: "string", required: true }, href: { type: "string" } },
  children: "required",
  render: renderCard,
  twin: twinCard,
};

/** Cards are the items of a list, so nothing else can stand between them. */
function renderCardGrid(node: JsxNode, _props: Props, context: RenderContext): Markup {
  const cards = partsOf(node).map((part): Markup => {
    if (isElement(part, "Card")) return CARD.render(part, readProps(part, CARD, context), context);
    report(context, part, {
      rule: "component/cards",
      problem: "<CardGrid> holds something that is no <Card>.",
      fix: 'Put it above or below the grid, or into a <Card title="…">.',
    });
    return [];
  });
  return element("ul", { class: "card-grid", role: "list" }, cards);
}

export const CARD_COMPONENTS: Readonly<Record<string, ComponentRule>> = {
  CardGrid: {
    attributes: {},
    children: "required",
    render: renderCardGrid,
    twin: (node, _props, context) => twinCardGrid(node, CARD, context),
  },
  Card: {
    ...CARD,
    render: (node, props, context) => {
      report(context, node, {
        rule: "component/cards",
        problem: "<Card> stands outside of <CardGrid>.",
        fix: "Put it between <CardGrid> and </CardGrid>; one card is a grid too.",
      });
      return CARD.render(node, props, context);
    },
  },
  PageRef: {
    attributes: { path: { type: "string", required: true } },
    children: "none",
    render: (node, props, context) => {
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
    twin: twinPageRef,
  },
};
