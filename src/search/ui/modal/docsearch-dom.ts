import { useEffect, useLayoutEffect, useState } from "react";
import * as labels from "../../../site/labels";

/*
 * All code that touches DocSearch's elements, for what DocSearch 3.9 has no property for. DocSearch never changes the
 * attributes that are set here, since they are constant in its code; and none of its elements is moved.
 */

const find = (name: string): HTMLElement | null => document.querySelector(`.DocSearch-${name}`);

function setAttributes(element: Element | null, values: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(values))
    if (value === null) element?.removeAttribute(name);
    else element?.setAttribute(name, value);
}

/** Makes DocSearch ask again for the text in its field, which it does whenever the field receives the focus. */
export function askAgain(): void {
  find("Input")?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

/** Places in DocSearch's window for other content: above the list, where it doesn't scroll, and below it. */
export interface ModalPlaces {
  readonly head: Element;
  readonly foot: Element;
}

/**
 * Returns the places for other content, and corrects the roles of the window. DocSearch gives it the role of a button,
 * and a button's children don't exist for screen readers. It is a dialog with a combobox, which opens a tree
 * (https://www.w3.org/TR/wai-aria-1.2/#combobox).
 */
export function useModal(): ModalPlaces | undefined {
  const [places, setPlaces] = useState<ModalPlaces>();
  useLayoutEffect(() => {
    const [foot, head] = [find("Dropdown"), document.createElement("div")];
    if (!foot) return undefined;
    foot.before(head);
    // oxlint-disable-next-line react/set-state-in-effect -- its content can only be rendered once it exists
    setPlaces({ head, foot });
    const name = { "aria-label": labels.searchPage, "aria-labelledby": null };
    const none = { tabindex: null, "aria-expanded": null, "aria-haspopup": null };
    setAttributes(find("Container"), { role: "dialog", "aria-modal": "true", ...name, ...none });
    setAttributes(find("Input"), { role: "combobox", "aria-haspopup": "tree", ...name });
    setExpanded();
    return () => {
      head.remove();
    };
  }, []);
  return places;
}

const setExpanded = (): void => {
  setAttributes(find("Input"), { "aria-expanded": String(find("Hit") !== null) });
};

/**
 * Corrects the role of a row. DocSearch makes it an option, and an option may not contain links and buttons; a tree's
 * item may.
 */
export function useTreeItem(link: { readonly current: Element | null }): void {
  useLayoutEffect(() => {
    const row = link.current?.closest("li");
    if (!row?.parentElement) return;
    setAttributes(row, { role: "treeitem" });
    setAttributes(row.parentElement, { role: "tree" });
    // DocSearch names lists here that don't exist.
    setAttributes(find("Container"), { "aria-controls": null });
    setAttributes(find("Input"), { "aria-controls": row.parentElement.id });
  }, [link]);
  // Not a layout effect, since the row is still there when those end.
  useEffect(() => {
    setExpanded();
    return setExpanded;
  }, []);
}
