import { linkToRow } from "../../site/labels";

/**
 * Adds a link to each row with an id, like the links on headings. A script adds these links because in the HTML they
 * would make long tables larger for every reader.
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
