import { useLayoutEffect, useState } from "react";

/** An element at one end of what scrolls in DocSearch's window, which has no place for other content. */
export function useModalSlot(place: "first" | "last"): HTMLElement | undefined {
  const [slot, setSlot] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const host = document.createElement("div");
    const dropdown = document.querySelector(".DocSearch-Dropdown");
    if (place === "first") dropdown?.prepend(host);
    else dropdown?.append(host);
    // oxlint-disable-next-line react/set-state-in-effect -- what is shown in it can be rendered only once it stands there
    setSlot(host);
    return () => {
      host.remove();
    };
  }, [place]);
  return slot;
}
