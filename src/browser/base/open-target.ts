/** Finds the element that a URL's hash points to, if the page has it. */
export function findTarget({ hash }: { readonly hash: string }): HTMLElement | undefined {
  if (hash === "") return undefined;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    return document.getElementById(hash.slice(1)) ?? undefined;
  }
}

/**
 * Opens the `<details>` and selects the tabs that contain a hash's target, because browsers can't scroll to a hidden
 * target.
 */
export function openTarget(target: HTMLElement | undefined): void {
  for (let box = target?.parentElement; box; box = box.parentElement) {
    if (box instanceof HTMLDetailsElement) box.open = true;
    if (box.matches(".tab-panel")) chooseTabOf(box);
  }
  if (target instanceof HTMLDetailsElement) target.open = true;
}

/** Selects a panel's tab. Unlike a reader's choice, this isn't stored and doesn't switch other sets of tabs. */
function chooseTabOf(panel: HTMLElement): void {
  const tabs = panel.parentElement;
  const index = [...(tabs?.querySelectorAll(":scope > .tab-panel") ?? [])].indexOf(panel);
  const input = tabs?.querySelectorAll<HTMLInputElement>(":scope > .tab-input")[index];
  if (input) input.checked = true;
}

/**
 * Reveals the target of the URL's hash if it is hidden, on a new page and after a click on a link to the same page.
 * Then scrolls to it, because the browser couldn't while it was hidden.
 */
export function showAddressed(): void {
  const target = findTarget(location);
  if (!target || target.getClientRects().length > 0) return;
  openTarget(target);
  target.scrollIntoView({ behavior: "instant" });
}
