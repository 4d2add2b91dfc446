import * as labels from "../../site/listings";
import { findItems } from "./items";

/** Maximum number of rows listed. Readers who don't find the row that they want have to type more. */
const MOST_ROWS = 30;

/**
 * Shows a field above the current page's sections in the sidebar. Typing in it filters sections and rows to those that
 * contain all words.
 */
export function showItemFilter(): void {
  const sections = document.querySelector<HTMLElement>("[data-sidebar] [data-sections]");
  // The reader may have left while this script was loading.
  if (!sections || sections.parentElement?.querySelector("[data-item-filter]")) return;
  const items = findItems();
  const links = items.filter((item) => item instanceof HTMLAnchorElement);
  const rows = items.filter((item) => !(item instanceof HTMLAnchorElement));
  const field = createField(items.length);
  const found = document.createElement("p");
  found.role = "status";
  const head = document.createElement("div");
  head.className = "item-filter";
  head.append(field, found);
  const rowList = document.createElement("ul");
  rowList.className = "sidebar-list";
  for (const part of [head, rowList]) part.dataset.itemFilter = "";
  sections.before(head);
  sections.after(rowList);

  const show = (): void => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const isFound = (item: HTMLElement): boolean =>
      words.every((word) => nameOf(item).toLowerCase().includes(word));
    for (const link of links) link.closest("li")?.toggleAttribute("hidden", !isFound(link));
    const foundRows = words.length > 0 ? rows.filter(isFound) : [];
    rowList.replaceChildren(...foundRows.slice(0, MOST_ROWS).map(toEntry));
    const count = links.filter(isFound).length + foundRows.length;
    found.textContent = words.length > 0 ? labels.formatItemsFound(count, items.length) : "";
  };
  field.addEventListener("input", show);
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter") head.parentElement?.querySelector<HTMLElement>(FIRST)?.click();
    // By default, Escape would also close the menu in a narrow window.
    if (event.key === "Escape" && field.value !== "") {
      event.preventDefault();
      field.value = "";
      show();
    }
  });
}

/** Selector of the first listed link. */
const FIRST = ":scope > .sidebar-list li:not([hidden]) > a";

function createField(count: number): HTMLInputElement {
  const field = document.createElement("input");
  field.type = "search";
  field.maxLength = 64;
  field.autocomplete = "off";
  field.spellcheck = false;
  field.placeholder = labels.formatFilterItems(count);
  field.ariaLabel = labels.filterItems;
  return field;
}

/**
 * Returns an item's name: a section's link text, or the text of a row's first cell or of a signature's first element.
 */
const nameOf = (item: HTMLElement): string =>
  (item instanceof HTMLAnchorElement ? item : item.firstElementChild)?.textContent.trim() ?? "";

function toEntry(row: HTMLElement): HTMLLIElement {
  const link = document.createElement("a");
  link.href = `#${encodeURIComponent(row.id)}`;
  link.textContent = nameOf(row);
  const entry = document.createElement("li");
  entry.append(link);
  return entry;
}
