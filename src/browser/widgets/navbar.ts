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

/** Closes an open dropdown of the navbar at Escape, at a click elsewhere, and when focus leaves it. */
export function watchDropdowns(): void {
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
