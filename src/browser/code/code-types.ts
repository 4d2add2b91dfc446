import { findTypedBlock } from "./typed-block";

const SIGNS = ["pointerover", "focusin", "click"] as const;

/**
 * Fetches the script that shows types when the reader first hovers over or focuses a block that has types. Clicks made
 * while the script loads are repeated.
 */
export function watchCodeTypes(): void {
  let last: Event | undefined;
  const wake = (event: Event): void => {
    if (!findTypedBlock(event.target)) return;
    const isFirst = last === undefined;
    if (last?.type !== "click") last = event;
    if (!isFirst) return;
    void import("./show-types").then(({ watchTypes }) => {
      for (const sign of SIGNS) document.removeEventListener(sign, wake);
      watchTypes(last ?? event);
    });
  };
  for (const sign of SIGNS) document.addEventListener(sign, wake, { passive: true });
}
