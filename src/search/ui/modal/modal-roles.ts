import * as labels from "../../../site/labels";

/*
 * Corrects the roles of DocSearch 3.9's elements for screen readers. DocSearch gives its window the role of a button,
 * and its results the role of options. Both contain links and buttons, which screen readers can't find inside a
 * button or an option (ARIA 1.2: their children are presentational). This makes the window a dialog, its input a
 * combobox, and the results a tree, because a tree's items may contain links and buttons, and a combobox may open a
 * tree (https://www.w3.org/TR/wai-aria-1.2/#combobox).
 */

const ROOT = ".DocSearch-Container";

function amend(root: Element): void {
  set(root, { role: "dialog", "aria-modal": "true", "aria-label": labels.searchPage });
  for (const name of [
    "tabindex",
    "aria-expanded",
    "aria-haspopup",
    "aria-owns",
    "aria-controls",
    "aria-labelledby",
  ]) {
    if (root.hasAttribute(name)) root.removeAttribute(name);
  }
  const input = root.querySelector(".DocSearch-Input");
  const lists = root.querySelectorAll("[role=listbox], [role=tree]");
  if (input) {
    set(input, {
      role: "combobox",
      "aria-haspopup": "tree",
      "aria-expanded": String(lists.length > 0),
      "aria-label": labels.searchPage,
      "aria-autocomplete": "list",
    });
    if (input.hasAttribute("aria-labelledby")) input.removeAttribute("aria-labelledby");
    // All of DocSearch's lists have the same id.
    const controlled = [...new Set([...lists].map(({ id }) => id))].join(" ");
    if (controlled === "") input.removeAttribute("aria-controls");
    else set(input, { "aria-controls": controlled });
  }
  for (const list of lists) {
    const name = list
      .closest(".DocSearch-Hits")
      ?.querySelector(".DocSearch-Hit-source")?.textContent;
    set(list, { role: "tree", "aria-label": name ?? labels.searchPage });
    if (list.hasAttribute("aria-labelledby")) list.removeAttribute("aria-labelledby");
  }
  for (const option of root.querySelectorAll("[role=option]")) set(option, { role: "treeitem" });
  // These icons repeat the text beside them.
  for (const drawing of root.querySelectorAll("svg:not([aria-hidden], [role])")) {
    set(drawing, { "aria-hidden": "true" });
  }
}

/** Sets only the attributes that differ, because every change triggers the observer again. */
function set(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** Corrects the roles, and keeps correcting them until the returned function is called. */
export function amendRoles(): () => void {
  const root = document.querySelector(ROOT);
  if (!root) return () => undefined;
  amend(root);
  const observer = new MutationObserver(() => {
    amend(root);
  });
  observer.observe(root, { subtree: true, childList: true, attributes: true });
  return () => {
    observer.disconnect();
  };
}
