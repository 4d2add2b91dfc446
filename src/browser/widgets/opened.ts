/** Calls `act` with every matching `<details>` when it is opened, and at once with those that are open already. */
export function watchOpened(selector: string, act: (details: HTMLDetailsElement) => void): void {
  // The event does not bubble, so it is caught in the capturing phase.
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
