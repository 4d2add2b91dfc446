import { useEffect } from "react";
import { countSearch } from "../../browser/search/count-search";

/** Counts the last query when the search or the page closes. */
export function useCountedSearch(): void {
  useEffect(() => {
    const leave = (): void => {
      countSearch();
    };
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
}
