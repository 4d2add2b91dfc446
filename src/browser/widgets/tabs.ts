import { writeStored } from "../base/storage";
import { chooseTab } from "./tab-choice";

/** Synchronises sets of tabs: a choice applies to every set in the same group, now and later. */
export function watchTabs(): void {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(".tab-input")) return;
    const tabs = target.closest<HTMLElement>(".tabs[data-group]");
    const group = tabs?.dataset.group;
    if (!tabs || group === undefined) return;
    const before = tabs.getBoundingClientRect().top;
    chooseTab(group, target.value);
    // Sets of tabs above this one may have changed their height, so this scrolls to keep the clicked tab in place.
    scrollBy({ top: tabs.getBoundingClientRect().top - before, behavior: "instant" });
    writeStored(`tabs.${group}`, target.value);
  });
}
