import { linkToRow } from "../../site/labels";

/**
 * Adds a link to each row with an id, like those of headings. In the HTML, it would cost every reader of a long table.
 */
export function addRowAnchors(): void {
  const rows = document.querySelectorAll<HTMLElement>(".prose :is(tr, dt)[id]");
  for (const row of rows) {
    const name = row.tagName === "DT" ? row : row.firstElementChild;
    if (!name || name.querySelector(".heading-anchor")) continue;
    const link = document.createElement("a");
    link.className = "heading-anchor";
    link.dataset.needsScript = "";
    link.href = `#${row.id}`;
    link.ariaLabel = linkToRow;
    name.append(link);
  }
}
