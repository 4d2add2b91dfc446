import { useEffect } from "react";
import { startListings } from "../../browser/listing/listing";

/** Brings the page's listing to life after a navigation; on the page a reader enters by it lives already. */
export function useListings(): void {
  useEffect(startListings, []);
}
