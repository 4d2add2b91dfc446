import { watchLayoutSize } from "../base/layout-size";

/**
 * Watches the mobile menu: while it is open, everything behind it is inert. It closes when the window becomes as wide
 * as a desktop layout.
 */
export function watchMenu(): void {
  // In the capturing phase, since these events don't bubble.
  document.addEventListener("toggle", showMenuState, true);
  document.addEventListener("beforetoggle", showMenuState, true);
  watchLayoutSize(closeMenu);
}

function showMenuState(event: ToggleEvent): void {
  if (!(event.target instanceof HTMLElement) || event.target.id !== "menu") return;
  const isOpen = event.newState === "open";
  // When the menu opens, the browser remembers the focused element, and it focuses that element again when the menu
  // closes. The element must not be inert at either moment.
  if (isOpen && event.type === "beforetoggle") return;
  for (const behind of document.querySelectorAll<HTMLElement>("[data-behind-menu]")) {
    behind.inert = isOpen;
  }
  if (isOpen) event.target.querySelector("button")?.focus();
}

/** Closes the mobile menu. The next time it opens, it shows the docs sidebar if the page has one. */
export function closeMenu(): void {
  const menu = document.getElementById("menu");
  if (!menu) return;
  if (menu.matches(":popover-open")) menu.hidePopover();
  const mainMenu = menu.querySelector<HTMLDetailsElement>("[data-main-menu]");
  if (mainMenu) mainMenu.open = !menu.querySelector("nav[data-sidebar]");
}
