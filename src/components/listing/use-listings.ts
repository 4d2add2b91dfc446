import { useEffect } from "react";
import { startListings } from "../../browser/listing/listing";
import { moveOrderedCards } from "../../browser/listing/order";

/**
 * Starts the listing on a page that was reached by navigation. On the entry page, the inline script has already done
 * so.
 */
export function useListings(): void {
  useEffect(() => {
    startListings();
    moveOrderedCards();
  }, []);
}
