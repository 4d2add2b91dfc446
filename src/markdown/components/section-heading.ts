import type { Nodes } from "mdast";
import { escapeAttribute, escapeText } from "../../base/escape";
import { type RenderContext, positionOf } from "../base/render-context";
import { reserveId } from "../render/html/reserve-id";
import { startSection } from "../render/html/search-text";

/** A section that a component creates from data. */
interface SectionHeading {
  readonly id: string;
  readonly title: string;
  /** True if the title is the name of something in code. */
  readonly isCode?: boolean;
}

/** Renders a level-2 heading with its anchor, and adds it to the table of contents and to search. */
export function renderSectionHeading(
  { id, title, isCode = false }: SectionHeading,
  node: Pick<Nodes, "position">,
  context: RenderContext,
): string {
  reserveId(id, node, context);
  startSection(context, { depth: 2, id, title, ...positionOf(node, context) });
  const anchor = escapeAttribute(id);
  const words = isCode ? `<code>${escapeText(title)}</code>` : escapeText(title);
  return `<h2 id="${anchor}">${words}<a class="heading-anchor" href="#${anchor}" aria-label="Link to this section"></a></h2>`;
}
