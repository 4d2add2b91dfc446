import { readStored } from "../storage";

/** Shows the tabs the address names (`?group=value`), else those chosen earlier, on a page that has just come. */
export function restoreTabs(): void {
  const query = new URLSearchParams(location.search);
  for (const tabs of document.querySelectorAll<HTMLElement>(".tabs[data-group]")) {
    const { group = "" } = tabs.dataset;
    const value = query.get(group) ?? readStored(`tabs.${group}`);
    if (value !== null) chooseTab(group, value);
  }
}

/** Shows one tab in every tabs of a group that has it. */
export function chooseTab(group: string, value: string): void {
  for (const tabs of document.querySelectorAll<HTMLElement>(".tabs[data-group]")) {
    if (tabs.dataset.group !== group) continue;
    for (const input of tabs.querySelectorAll<HTMLInputElement>(":scope > .tab-input")) {
      if (input.value === value) input.checked = true;
    }
  }
}
