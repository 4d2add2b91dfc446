import { readStored } from "../base/storage";

/** Selects tabs on a new page: the tabs named in the URL's query (`?group=value`), or else the tabs chosen earlier. */
export function restoreTabs(): void {
  const query = new URLSearchParams(location.search);
  for (const tabs of document.querySelectorAll<HTMLElement>(".tabs[data-group]")) {
    const { group = "" } = tabs.dataset;
    const value = query.get(group) ?? readStored(`tabs.${group}`);
    if (value !== null) chooseTab(group, value);
  }
}

/** Selects a tab in every set of the group that has this tab. */
export function chooseTab(group: string, value: string): void {
  for (const tabs of document.querySelectorAll<HTMLElement>(".tabs[data-group]")) {
    if (tabs.dataset.group !== group) continue;
    for (const input of tabs.querySelectorAll<HTMLInputElement>(":scope > .tab-input")) {
      if (input.value === value) input.checked = true;
    }
  }
}
