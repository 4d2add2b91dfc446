/** Calls `act` with every `<details>` that matches, whenever it is opened; at once where that was before now. */
export function watchOpened(selector: string, act: (details: HTMLDetailsElement) => void): void {
  // The event does not bubble, but passes by here on its way.
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open && target.matches(selector)) {
        act(target);
      }
    },
    true,
  );
  for (const details of document.querySelectorAll<HTMLDetailsElement>(`${selector}[open]`)) {
    act(details);
  }
}
