/** Hides the navbar when the reader scrolls down past its height, and shows it again when they scroll up. */
export function watchNavbar(): void {
  let previous = scrollY;
  addEventListener(
    "scroll",
    () => {
      const height = document.querySelector<HTMLElement>("[data-navbar]")?.offsetHeight ?? 0;
      const isDown = scrollY > previous && scrollY > height;
      document.documentElement.toggleAttribute("data-navbar-hidden", isDown);
      previous = scrollY;
    },
    { passive: true },
  );
}

/**
 * These delays prevent a pointer that crosses the navbar from opening a panel, and one that briefly leaves a panel from
 * closing it.
 */
const HOVER_OPEN_MS = 120;
const HOVER_CLOSE_MS = 300;

/** Opens a navbar menu while a mouse hovers over it. Touch has no hover; readers tap instead. */
function watchHover(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "mouse" || !(target instanceof Element)) return;
    const menu = target.closest<HTMLDetailsElement>("[data-navbar] [data-dropdown]");
    clearTimeout(timer);
    const opened = document.querySelector<HTMLDetailsElement>("[data-navbar] [data-hovered]");
    if (menu?.open === true || (!menu && !opened)) return;
    timer = setTimeout(
      () => {
        // A menu that was opened by a click isn't marked as hovered, so it isn't closed here.
        if (opened) opened.open = false;
        opened?.removeAttribute("data-hovered");
        if (menu) menu.open = true;
        menu?.setAttribute("data-hovered", "");
      },
      menu ? HOVER_OPEN_MS : HOVER_CLOSE_MS,
    );
  });
  // A click during the hover keeps the menu open; by default it would close the menu that has just opened.
  document.addEventListener("click", (event) => {
    clearTimeout(timer); // A click is a clearer signal than the hover.
    const summary = event.target instanceof Element && event.target.closest("summary");
    const menu = summary && summary.parentElement;
    if (!menu || !menu.hasAttribute("data-hovered")) return;
    event.preventDefault();
    menu.removeAttribute("data-hovered");
  });
}

/**
 * Moves through the open menu with the arrow keys, Home and End: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
function moveInMenu(event: KeyboardEvent): void {
  const active = document.activeElement;
  const menu = active?.closest<HTMLDetailsElement>("[data-dropdown]");
  if (!menu || !/^(?:Arrow(?:Up|Down)|Home|End)$/.test(event.key)) return;
  const links = [...menu.querySelectorAll<HTMLElement>("ul a")];
  const at = links.findIndex((link) => link === active);
  const last = links.length - 1;
  // From the summary, the down arrow moves to the first link and the up arrow to the last one.
  const up = at < 0 ? last : Math.max(at - 1, 0);
  const to = { ArrowDown: Math.min(at + 1, last), ArrowUp: up, Home: 0, End: last }[event.key];
  event.preventDefault();
  menu.open = true;
  links[to ?? 0]?.focus();
}

/**
 * Opens menus on hover and with the arrow keys. Closes an open menu on Escape, on a click elsewhere, and when it loses
 * the focus.
 */
export function watchDropdowns(): void {
  watchHover();
  document.addEventListener("keydown", moveInMenu);
  const close = (except: EventTarget | null) => {
    for (const dropdown of document.querySelectorAll<HTMLDetailsElement>("[data-dropdown][open]")) {
      if (!(except instanceof Node && dropdown.contains(except))) dropdown.open = false;
    }
  };
  document.addEventListener("click", ({ target }) => {
    close(target);
  });
  document.addEventListener("focusin", ({ target }) => {
    close(target);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const dropdown = document.querySelector<HTMLDetailsElement>("[data-dropdown][open]");
    if (dropdown?.contains(document.activeElement)) dropdown.querySelector("summary")?.focus();
    close(null);
  });
}

/** Closes dropdowns and shows the navbar after a navigation. */
export function resetNavbar(): void {
  for (const dropdown of document.querySelectorAll("[data-dropdown][open]")) {
    dropdown.removeAttribute("open");
  }
  document.documentElement.removeAttribute("data-navbar-hidden");
}
