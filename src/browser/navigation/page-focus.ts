import { findTarget } from "./scrolling";

/**
 * Moves the focus to the heading of a new page, or to the element its address names, so that keyboard and screen reader
 * continue from there. Gatsby's live region announces the title.
 */
export function focusPage(address: { readonly hash: string }): void {
  const heading = findTarget(address) ?? document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
