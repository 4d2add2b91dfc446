import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether React has taken over: false while it compares the page with the built one, which knows no address. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
