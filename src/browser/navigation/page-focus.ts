import { findTarget } from "./scrolling";

/**
 * Moves the focus to the heading of a page that has just come, or to the one its address names, so that keys and
 * screen readers go on from there. The title itself is announced by Gatsby's live region.
 */
export function focusPage(address: { readonly hash: string }): void {
  const heading = findTarget(address) ?? document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Gatsby's router focuses the box around the whole page, after the page has come: nobody is helped by that. */
export function keepRouterFromFocusing(): void {
  const box = document.getElementById("gatsby-focus-wrapper");
  if (box) box.focus = () => undefined;
}
