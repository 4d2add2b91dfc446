import { isNightly, isPicked } from "../../support/nightly";
import { DESKTOP, PHONE } from "./browser";

/**
 * Defines a test for behavior that is the same on phones and desktops. The nightly run tests both widths; other runs
 * test the width that the seed picks for this name. Differences between the widths are tested in every run.
 */
export function atEachWidth(name: string, define: (width: number) => void): void {
  const picked = isPicked(name, 2) ? PHONE : DESKTOP;
  for (const width of [PHONE, DESKTOP])
    (isNightly || width === picked ? describe : describe.skip)(`at ${width} px`, () => {
      define(width);
    });
}
