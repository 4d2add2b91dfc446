import { type Markup, element } from "../../base/markup";
import type { RenderContext } from "../../base/render-context";
import { renderBlocks } from "./render-blocks";

/** Renders the footnotes used on a page, in the order of their first use. A footnote may use other footnotes. */
export function renderFootnotes(context: RenderContext): Markup {
  const { gathered, numbering } = context;
  const { usedFootnotes } = numbering;
  if (usedFootnotes.length === 0) return [];
  gathered.anchors.add("footnote-label");
  const items: Markup[] = [];
  // Rendering a footnote may add more footnotes to the list.
  for (const [index, name] of usedFootnotes.entries()) {
    const footnote = gathered.footnotes.get(name);
    if (!footnote) continue;
    const number = index + 1;
    const id = `footnote-${number}`;
    gathered.anchors.add(id);
    const back = `<a href="#footnote-ref-${number}" class="footnote-back" aria-label="Back to reference ${number}">↩</a>`;
    items.push(element("li", { id }, [renderBlocks(footnote.children, context), back]));
  }
  return element("section", { class: "footnotes", "aria-labelledby": "footnote-label" }, [
    '<h2 class="visually-hidden" id="footnote-label">Footnotes</h2>',
    element("ol", {}, items),
  ]);
}
