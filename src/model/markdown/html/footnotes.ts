import { element, html, joinSegments } from "../build-segments";
import type { Segment } from "../segments";
import { renderBlocks } from "./render-blocks";
import type { RenderContext } from "./render-context";

/** The footnotes a page used, in the order of their first use; a footnote may use further ones. */
export function renderFootnotes(context: RenderContext): Segment[] {
  const { usedFootnotes, footnotes } = context.gathered;
  if (usedFootnotes.length === 0) return [];
  const items: Segment[][] = [];
  // The list grows while it is read.
  for (const [index, name] of usedFootnotes.entries()) {
    const footnote = footnotes.get(name);
    if (!footnote) continue;
    const number = index + 1;
    const back = html(
      `<a href="#footnote-ref-${number}" class="footnote-back" aria-label="Back to reference ${number}">↩</a>`,
    );
    items.push(
      element(
        "li",
        { id: `footnote-${number}` },
        joinSegments([renderBlocks(footnote.children, context), back]),
      ),
    );
  }
  const heading = html('<h2 class="visually-hidden" id="footnote-label">Footnotes</h2>');
  return element(
    "section",
    { class: "footnotes", "aria-labelledby": "footnote-label" },
    joinSegments([heading, element("ol", {}, joinSegments(items))]),
  );
}
