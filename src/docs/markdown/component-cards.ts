import type { Segment } from "../segments";
import { element, html, joinSegments } from "./build-segments";
import type { ComponentRule, JsxNode, Props } from "./components";
import { escapeAttribute, escapeText } from "./escape";
import { renderChildren } from "./render-blocks";
import { PAGE_REF_MARK } from "./open-marks";
import { type RenderContext, addText, placeOf } from "./render-context";

const rel = (href: string): string => (/^https?:/.test(href) ? ' rel="noopener"' : "");

function gatherLink(href: string, node: JsxNode, context: RenderContext): void {
  context.gathered.links.push({ ...placeOf(node, context), target: href });
}

function renderCard(node: JsxNode, props: Props, context: RenderContext): Segment[] {
  const title = String(props.title ?? "");
  addText(context, title);
  if (typeof props.href === "string") gatherLink(props.href, node, context);
  const heading =
    typeof props.href === "string"
      ? `<a class="card-link" href="${escapeAttribute(props.href)}"${rel(props.href)}><span class="card-title">${escapeText(title)}</span></a>`
      : `<p class="card-title">${escapeText(title)}</p>`;
  const body = element("div", { class: "card-body" }, renderChildren(node, context));
  return element("li", { class: "card" }, joinSegments([html(heading), body]));
}

export const CARD_COMPONENTS: Readonly<Record<string, ComponentRule>> = {
  CardGrid: {
    attributes: {},
    children: "required",
    render: (node, _props, context) =>
      element("ul", { class: "card-grid", role: "list" }, renderChildren(node, context)),
  },
  Card: {
    attributes: { title: { type: "string", required: true }, href: { type: "string" } },
    children: "required",
    render: renderCard,
  },
  PageRef: {
    attributes: { path: { type: "string", required: true } },
    children: "none",
    render: (node, props, context) => {
      const path = String(props.path ?? "");
      gatherLink(path, node, context);
      const mark = escapeAttribute(path);
      return html(
        `<a class="page-ref" href="${escapeAttribute(encodeURI(path))}"><span class="page-ref-title">${PAGE_REF_MARK}title:${mark}@</span>` +
          `<span class="page-ref-description">${PAGE_REF_MARK}description:${mark}@</span></a>`,
      );
    },
  },
};
