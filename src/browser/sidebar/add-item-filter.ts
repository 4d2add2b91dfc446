/** Adds a filter to the sections in the sidebar if the page has many items (components/doc/is-long.ts). */
export function addItemFilter(): void {
  if (!document.querySelector("[data-long]")) return;
  // If a newer build has replaced the script, the list stays as it is.
  import("./item-filter")
    .then(({ showItemFilter }) => {
      showItemFilter();
    })
    .catch(() => undefined);
}
