import { useEffect } from "react";
import { onNextPage } from "../../browser/base/page-events";
import { showListings, startListings } from "../../browser/listing/listing";
import { moveOrderedCards } from "../../browser/listing/order";

/**
 * Starts the listing on a page that was reached by navigation. On the entry page, the inline script has already done
 * so. Then keeps the filter in step with the URL, which links to the same page change.
 */
export function useListings(): void {
  useEffect(() => {
    startListings();
    moveOrderedCards();
    let isGone = false;
    const show = (): void => {
      if (isGone) return;
      showListings();
      onNextPage(show);
    };
    onNextPage(show);
    return () => {
      isGone = true;
    };
  }, []);
}
