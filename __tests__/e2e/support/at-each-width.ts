import { isNightly, isPicked } from "../../support/nightly";
import { DESKTOP, PHONE } from "./browser";

/**
 * Tests of behaviour that a phone and a desktop share: the nightly run tests both widths, other runs the one that the
 * seed picks for this name. Differences between the widths are tested at both in every run.
 */
export function atEachWidth(name: string, define: (width: number) => void): void {
  const picked = isPicked(name, 2) ? PHONE : DESKTOP;
  for (const width of [PHONE, DESKTOP])
    (isNightly || width === picked ? describe : describe.skip)(`at ${width} px`, () => {
      define(width);
    });
}
