const DESKTOP = "(min-width: 997px)";

/** The mobile menu: what lies behind it is out of reach while it is open, and it ends on a desktop. */
export function watchMenu(): void {
  // Capturing: `toggle` does not bubble.
  document.addEventListener(
    "toggle",
    (event) => {
      if (!(event.target instanceof HTMLElement) || event.target.id !== "menu") return;
      const isOpen = (event).newState === "open";
      for (const behind of document.querySelectorAll<HTMLElement>("[data-behind-menu]")) {
        behind.inert = isOpen;
      }
    },
    true,
  );
  matchMedia(DESKTOP).addEventListener("change", closeMenu);
}

/** Closes the mobile menu; when it opens again it begins at the docs sidebar, if the page has one. */
export function closeMenu(): void {
  const menu = document.getElementById("menu");
  if (!menu) return;
  if (menu.matches(":popover-open")) menu.hidePopover();
  const mainMenu = menu.querySelector<HTMLDetailsElement>("[data-main-menu]");
  if (mainMenu) mainMenu.open = !menu.querySelector("nav[data-sidebar]");
}
