import { showSearchSpinner } from "../search/search-spinner";
import { goToSearch, loadApp } from "./load-app";

/*
 * Part of the inline script: handles every way to open the search dialog, before and after the framework has loaded. A
 * trigger is a form or a link to /search, so it works without scripts. With scripts it opens the dialog, unless the
 * framework has failed to load.
 */

declare global {
  interface Window {
    /** Opens the dialog; set once the framework is listening. */
    openSearchDialog?: () => void;
    /**
     * Text typed since the reader opened the search; undefined while the dialog is open, or if the reader hasn't opened
     * it.
     */
    searchTyped?: string | undefined;
    /** True while the dialog is open or is returning the focus. This script then ignores events. */
    searchIsOpen?: boolean;
  }
}

const TRIGGER = "[data-search]";
let isTab = false;
let isPointer = false;

/** Requests the dialog. Returns false if the dialog can't be loaded; the event then keeps its default action. */
function ask(event?: Event): boolean {
  if (window.searchIsOpen) return true;
  if (!loadApp()) return false;
  event?.preventDefault();
  window.searchTyped ??= "";
  showSearchSpinner();
  window.openSearchDialog?.();
  return true;
}

const triggerOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(TRIGGER) : null;

const isWritable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName));

addEventListener("keydown", (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  isTab = key === "Tab";
  if (window.searchIsOpen) return;
  const isPlain = !ctrlKey && !metaKey && !altKey;
  const isLetter = isPlain && key.length === 1;
  if (
    ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === "k") ||
    (isLetter && key === "/" && !isWritable(target))
  ) {
    if (!ask(event)) goToSearch();
  } else if (triggerOf(event) && isWritable(target)) {
    // The letter is entered into the field, and the dialog reads it from there.
    if (isLetter || key === "ArrowDown") ask();
  } else if (window.searchTyped !== undefined && isLetter && !isWritable(target)) {
    window.searchTyped += key;
    event.preventDefault();
  }
});
addEventListener("pointerdown", () => (isPointer = true));
// In the capturing phase, to run before the listener that follows links (links.ts).
addEventListener(
  "click",
  (event) => {
    isPointer = false;
    // With a modifier key, links still open in a new tab or window.
    if (triggerOf(event) && !event.ctrlKey && !event.metaKey && !event.shiftKey) ask(event);
  },
  true,
);
addEventListener("submit", (event) => {
  if (triggerOf(event)) ask(event);
});
addEventListener("focusin", (event) => {
  // Tabbing to the field doesn't open the dialog, because that would interrupt keyboard users whenever they pass the
  // field (WCAG 3.2.1).
  if (!isTab && !isPointer && isWritable(event.target) && triggerOf(event)) ask();
});
