import type { CheckedSample } from "../../markdown/samples/checked-sample";
import type { SampleInPage } from "../../markdown/samples/sample-page";
import { digestOf } from "../../pipeline/store/cache-files";

/** A block that could be checked. */
export interface Candidate<Set> {
  readonly block: SampleInPage;
  /** The key of the block's record (src/pipeline/samples/record-keys.ts). */
  readonly key: string;
  readonly recorded?: CheckedSample | undefined;
  /** Sets of packages that the block's check needs. The page's own set is the last one. */
  readonly needs: readonly Set[];
}

/** Share of recorded blocks that a run checks again. On average, a wrong record is found after ten runs. */
const CHANCE = 0.1;

/**
 * Chooses the recorded blocks that a run checks again. To avoid installing every set of packages on a new machine, each
 * run draws one set and only chooses blocks of that set, with a correspondingly higher probability. Blocks whose
 * check needs no set may be chosen in every run. Over many runs, all blocks are equally likely to be chosen.
 * @param seed The same seed always chooses the same blocks.
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

/** Draws a number from 0 to 1 that depends only on the seed and the name. */
const draw = (seed: string, name: string): number =>
  parseInt(digestOf(seed, name), 16) / 16 ** digestOf("").length;
