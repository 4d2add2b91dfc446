import { useEffect } from "react";
import { startListings } from "../../browser/listing/listing";
import { moveOrderedCards } from "../../browser/listing/order";

/** Starts the page's listing after a navigation. On the entry page, the inline script has already started it. */
export function useListings(): void {
  useEffect(() => {
    startListings();
    moveOrderedCards();
  }, []);
}
