/** Calls `act` with each matching `<details>` when it opens, and immediately with those that are already open. */
export function watchOpened(selector: string, act: (details: HTMLDetailsElement) => void): void {
  // The event doesn't bubble, so it is handled in the capturing phase.
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
