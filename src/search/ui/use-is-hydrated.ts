import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False while React compares the page with the built HTML, which does not know the address; true after that. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
