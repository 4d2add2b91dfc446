/** Adds a filter for the page's sections to the sidebar if the page has many items (components/base/is-long.ts). */
export function addItemFilter(): void {
  if (!document.querySelector("[data-long]")) return;
  // If the script can't be loaded (a newer build may have replaced it), the list works but has no filter.
  import("./item-filter")
    .then(({ showItemFilter }) => {
      showItemFilter();
    })
    .catch(() => undefined);
}
