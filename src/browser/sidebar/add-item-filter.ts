import { findItems } from "./items";

/** Minimum number of items for a filter: a shorter list is faster to read. */
const MIN_FILTERED = 20;

/** Adds a filter to the sections in the sidebar if the page has many items. */
export function addItemFilter(): void {
  if (findItems().length < MIN_FILTERED) return;
  // If a newer build has replaced the script, the list stays as it is.
  import("./item-filter")
    .then(({ showItemFilter }) => {
      showItemFilter();
    })
    .catch(() => undefined);
}
