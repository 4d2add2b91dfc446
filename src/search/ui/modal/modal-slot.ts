import { useLayoutEffect, useState } from "react";

/**
 * Adds an element at the beginning or end of the scrolling part of DocSearch's window, because DocSearch offers no
 * place for other content.
 */
export function useModalSlot(place: "first" | "last"): HTMLElement | undefined {
  const [slot, setSlot] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const host = document.createElement("div");
    const dropdown = document.querySelector(".DocSearch-Dropdown");
    if (place === "first") dropdown?.prepend(host);
    else dropdown?.append(host);
    // oxlint-disable-next-line react/set-state-in-effect -- its content can only be rendered once it exists
    setSlot(host);
    return () => {
      host.remove();
    };
  }, [place]);
  return slot;
}
