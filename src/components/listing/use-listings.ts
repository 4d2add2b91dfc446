import { useEffect } from "react";
import { startListings } from "../../browser/listing/listing";

/** Starts the page's listing after a navigation; on the page a reader enters by, the inline script has done so. */
export function useListings(): void {
  useEffect(startListings, []);
}
