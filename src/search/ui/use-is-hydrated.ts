import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Returns false while React hydrates the built HTML, which doesn't depend on the page's address; true afterwards. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
