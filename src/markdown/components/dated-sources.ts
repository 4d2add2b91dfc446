import { escapeText } from "../../base/escape";
import type { Source } from "../../faults/dated-sources";
import { type Markup, markup } from "../base/markup";
import type { JsxNode } from "../base/props";
import type { RenderContext } from "../base/render-context";
import { renderHref } from "../render/html/render-inline";
import { type Words, link, separate } from "../text/markdown-nodes";

/** Formats a list as "a, b and c". */
const LIST = new Intl.ListFormat("en-GB");

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Formats 2026-11-21 as "21 November 2026". */
export const formatDay = (day: string): string => DAY.format(new Date(day));

/** Prints a date as HTML, with a machine-readable attribute. */
export const dayToHtml = (day: string): string =>
  `<time datetime="${day}">${formatDay(day)}</time>`;

/** Renders links to sources as a list within a sentence. */
export const renderSources = (
  sources: readonly Source[],
  node: JsxNode,
  context: RenderContext,
): Markup => {
  const links = sources.map(
    ({ title, url }) =>
      markup`<a class="text-link external"${renderHref(url, node, context)}>${escapeText(title)}</a>`,
  );
  const parts = LIST.formatToParts(links.map((_, index) => String(index)));
  return parts.map(({ type, value }) =>
    type === "element" ? (links[Number(value)] ?? "") : value,
  );
};

/** Converts links to sources to Markdown, as a list within a sentence. */
export const sourcesToMarkdown = (sources: readonly Source[]): Words =>
  separate(
    sources.map(({ title, url }) => link(url, title)),
    ", ",
    " and ",
  );
