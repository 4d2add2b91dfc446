import { findTypedBlock } from "./typed-block";

const SIGNS = ["pointerover", "focusin", "click"] as const;

/**
 * Fetches the script that shows types when the reader first clicks, hovers over or focuses a code block that has
 * types. The first click made before the script has loaded is repeated.
 */
export function watchCodeTypes(): void {
  let last: Event | undefined;
  const wake = (event: Event): void => {
    if (!findTypedBlock(event.target)) return;
    const isFirst = last === undefined;
    if (last?.type !== "click") last = event;
    if (!isFirst) return;
    void import("./show-types").then(
      ({ watchTypes }) => {
        for (const sign of SIGNS) document.removeEventListener(sign, wake);
        watchTypes(last ?? event);
      },
      () => {
        last = undefined; // The next event tries again.
      },
    );
  };
  for (const sign of SIGNS) document.addEventListener(sign, wake, { passive: true });
}
