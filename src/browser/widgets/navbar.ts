/** Hides the navbar on scrolling down past its own height, and brings it back on scrolling up. */
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

/** A pointer that only crosses the navbar opens nothing, and one that strays from a panel for a moment closes nothing. */
const HOVER_OPEN_MS = 120;
const HOVER_CLOSE_MS = 300;

/** Opens a menu of the navbar while a mouse rests on it. A finger has no hover, and taps. */
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
        // Opened by hand, a menu stays until it is closed by hand.
        if (opened) opened.open = false;
        opened?.removeAttribute("data-hovered");
        if (menu) menu.open = true;
        menu?.setAttribute("data-hovered", "");
      },
      menu ? HOVER_OPEN_MS : HOVER_CLOSE_MS,
    );
  });
  // The click that follows the hover keeps the menu, where it would close what has just opened.
  document.addEventListener("click", (event) => {
    clearTimeout(timer); // A click says what the reader wants before the hover can.
    const summary = event.target instanceof Element && event.target.closest("summary");
    const menu = summary && summary.parentElement;
    if (!menu || !menu.hasAttribute("data-hovered")) return;
    event.preventDefault();
    menu.removeAttribute("data-hovered");
  });
}

/** Arrow keys, Home and End go through the open menu: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/ */
function moveInMenu(event: KeyboardEvent): void {
  const active = document.activeElement;
  const menu = active?.closest<HTMLDetailsElement>("[data-dropdown]");
  if (!menu || !/^(?:Arrow(?:Up|Down)|Home|End)$/.test(event.key)) return;
  const links = [...menu.querySelectorAll<HTMLElement>("ul a")];
  const at = links.findIndex((link) => link === active);
  const last = links.length - 1;
  // From the summary, the menu opens at its beginning or, upwards, at its end.
  const up = at < 0 ? last : Math.max(at - 1, 0);
  const to = { ArrowDown: Math.min(at + 1, last), ArrowUp: up, Home: 0, End: last }[event.key];
  event.preventDefault();
  menu.open = true;
  links[to ?? 0]?.focus();
}

/**
 * Opens menus by hover and arrow keys; closes an open one at Escape, at a click elsewhere, and when focus leaves it.
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

/** A navigation leaves no dropdown open and no navbar hidden. */
export function resetNavbar(): void {
  for (const dropdown of document.querySelectorAll("[data-dropdown][open]")) {
    dropdown.removeAttribute("open");
  }
  document.documentElement.removeAttribute("data-navbar-hidden");
}
