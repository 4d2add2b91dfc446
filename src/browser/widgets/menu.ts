import { watchLayoutSize } from "../boot/layout-size";

/**
 * Watches the mobile menu: while it is open, everything behind it is inert; it closes when the window becomes desktop
 * size.
 */
export function watchMenu(): void {
  // In the capturing phase, since neither event bubbles.
  document.addEventListener("toggle", showMenuState, true);
  document.addEventListener("beforetoggle", showMenuState, true);
  watchLayoutSize(closeMenu);
}

function showMenuState(event: ToggleEvent): void {
  if (!(event.target instanceof HTMLElement) || event.target.id !== "menu") return;
  const isOpen = event.newState === "open";
  // The browser stores the focused element when the menu opens and restores the focus when it closes, so that element
  // must not be inert at either moment.
  if (isOpen && event.type === "beforetoggle") return;
  for (const behind of document.querySelectorAll<HTMLElement>("[data-behind-menu]")) {
    behind.inert = isOpen;
  }
  if (isOpen) event.target.querySelector("button")?.focus();
}

/** Closes the mobile menu. If the page has a docs sidebar, the menu shows it the next time it opens. */
export function closeMenu(): void {
  const menu = document.getElementById("menu");
  if (!menu) return;
  if (menu.matches(":popover-open")) menu.hidePopover();
  const mainMenu = menu.querySelector<HTMLDetailsElement>("[data-main-menu]");
  if (mainMenu) mainMenu.open = !menu.querySelector("nav[data-sidebar]");
}
