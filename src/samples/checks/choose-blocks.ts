import type { CheckedSample } from "../../model/samples/checked-sample";
import type { SampleInPage } from "../../model/samples/sample-page";
import { digestOf } from "../../pipeline/store/cache-files";

/** A block that could be checked. */
export interface Candidate<Set> {
  readonly block: SampleInPage;
  /** The key of its record (src/pipeline/samples/record-keys.ts). */
  readonly key: string;
  readonly recorded?: CheckedSample | undefined;
  /** Sets needed for its check, with the page's own last. */
  readonly needs: readonly Set[];
}

/** Share of recorded blocks that a run checks again. A wrong record is found after ten runs on average. */
const CHANCE = 0.1;

/**
 * Chooses the blocks with a record that a run checks again. A new machine shouldn't have to install every set, so one
 * set is drawn and more of its blocks are checked. Every block of every set still has the same chance.
 * @param seed The same seed chooses the same blocks.
 */
export function chooseAgain<Set>(
  candidates: readonly Candidate<Set>[],
  sets: readonly Set[],
  seed: string,
): ReadonlySet<SampleInPage> {
  const drawn = sets[Math.floor(draw(seed, "set") * sets.length)];
  const again = candidates.filter(({ key, recorded, needs }) => {
    if (!recorded) return false;
    const ofDrawn = needs.at(-1) === drawn ? CHANCE * sets.length : 0;
    const chance = needs.length === 0 ? CHANCE : ofDrawn;
    return draw(seed, key) < chance;
  });
  return new Set(again.map(({ block }) => block));
}

/** Draws a number from 0 to 1 that only depends on the seed and the name. */
const draw = (seed: string, name: string): number =>
  parseInt(digestOf(seed, name), 16) / 16 ** digestOf("").length;
