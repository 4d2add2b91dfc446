import { goToSearch, loadApp } from "../boot/load-app";
import { showSearchSpinner } from "./search-spinner";

/*
 * Part of the inline script: every way to open the search dialog, before and after the framework has loaded. Without
 * scripts a trigger is a form, or a link, to /search. Unless loading the framework has failed, it opens the dialog
 * instead.
 */

declare global {
  interface Window {
    /** Opens the dialog; set once the framework listens. */
    openSearchDialog?: () => void;
    /** What was typed since the reader asked for the search; undefined when it is open, or was not asked for. */
    searchTyped?: string | undefined;
    /** The dialog is open, or is giving the focus back: events are not for us. */
    searchIsOpen?: boolean;
  }
}

const TRIGGER = "[data-search]";
let isTab = false;
let isPointer = false;

/** Asks for the dialog; false when it cannot be loaded, and the event has to do what it does by itself. */
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
    // The letter goes into the field, and the dialog takes it from there.
    if (isLetter || key === "ArrowDown") ask();
  } else if (window.searchTyped !== undefined && isLetter && !isWritable(target)) {
    window.searchTyped += key;
    event.preventDefault();
  }
});
addEventListener("pointerdown", () => (isPointer = true));
// In the capturing phase: before the listener that follows links on the page (links.ts).
addEventListener(
  "click",
  (event) => {
    isPointer = false;
    // Links are opened in new tabs as always.
    if (triggerOf(event) && !event.ctrlKey && !event.metaKey && !event.shiftKey) ask(event);
  },
  true,
);
addEventListener("submit", (event) => {
  if (triggerOf(event)) ask(event);
});
addEventListener("focusin", (event) => {
  // Moving through the page with the Tab key opens nothing: a dialog at every pass would be a trap (WCAG 3.2.1).
  if (!isTab && !isPointer && isWritable(event.target) && triggerOf(event)) ask();
});
