/** Finds the element that a URL's hash points to, if the page has it. */
export function findTarget({ hash }: { readonly hash: string }): HTMLElement | undefined {
  if (hash === "") return undefined;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    return document.getElementById(hash.slice(1)) ?? undefined;
  }
}

/** Opens the details and selects the tabs around a hash's target, which has no scroll position while it is hidden. */
export function openTarget(target: HTMLElement | undefined): void {
  for (let box = target?.parentElement; box; box = box.parentElement) {
    if (box instanceof HTMLDetailsElement) box.open = true;
    if (box.matches(".tab-panel")) chooseTabOf(box);
  }
  if (target instanceof HTMLDetailsElement) target.open = true;
}

/** Selects the tab of a panel; unlike a reader's choice, it isn't stored and doesn't switch other groups. */
function chooseTabOf(panel: HTMLElement): void {
  const tabs = panel.parentElement;
  const index = [...(tabs?.querySelectorAll(":scope > .tab-panel") ?? [])].indexOf(panel);
  const input = tabs?.querySelectorAll<HTMLInputElement>(":scope > .tab-input")[index];
  if (input) input.checked = true;
}

/**
 * Shows the target of the URL's hash, on a new page and after a click on a link within it. Scrolls there too, because
 * the browser scrolled while the target was still hidden.
 */
export function showAddressed(): void {
  const target = findTarget(location);
  if (!target || target.getClientRects().length > 0) return;
  openTarget(target);
  target.scrollIntoView({ behavior: "instant" });
}
