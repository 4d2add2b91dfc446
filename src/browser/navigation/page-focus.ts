import { findTarget } from "../base/open-target";

/**
 * Moves the focus to a new page's heading, or to the target of the URL's hash, so that the keyboard and screen
 * readers continue from there. Gatsby's live region announces the title.
 */
export function focusPage(address: { readonly hash: string }): void {
  const heading = findTarget(address) ?? document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Prevents Gatsby's router from focusing the element around the whole page after each navigation, because screen
 * readers would then read everything from the top. The router focuses it in an effect that runs after onRouteUpdate.
 */
export function keepRouterFromFocusing(): void {
  const box = document.getElementById("gatsby-focus-wrapper");
  if (box) box.focus = () => undefined;
}
