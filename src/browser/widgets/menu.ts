import { watchLayoutSize } from "../boot/layout-size";

/** The mobile menu: what lies behind it is out of reach while it is open, and it ends on a desktop. */
export function watchMenu(): void {
  // Capturing: neither event bubbles.
  document.addEventListener("toggle", showMenuState, true);
  document.addEventListener("beforetoggle", showMenuState, true);
  watchLayoutSize(closeMenu);
}

function showMenuState(event: ToggleEvent): void {
  if (!(event.target instanceof HTMLElement) || event.target.id !== "menu") return;
  const isOpen = event.newState === "open";
  // Opening it keeps in mind where the focus was, and closing it gives the focus back there: until
  // the one is done, and before the other begins, that place has to be within reach.
  if (isOpen && event.type === "beforetoggle") return;
  for (const behind of document.querySelectorAll<HTMLElement>("[data-behind-menu]")) {
    behind.inert = isOpen;
  }
  if (isOpen) event.target.querySelector("button")?.focus();
}

/** Closes the mobile menu; when it opens again it begins at the docs sidebar, if the page has one. */
export function closeMenu(): void {
  const menu = document.getElementById("menu");
  if (!menu) return;
  if (menu.matches(":popover-open")) menu.hidePopover();
  const mainMenu = menu.querySelector<HTMLDetailsElement>("[data-main-menu]");
  if (mainMenu) mainMenu.open = !menu.querySelector("nav[data-sidebar]");
}
