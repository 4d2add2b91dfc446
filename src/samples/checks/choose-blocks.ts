import { digestOf } from "../../build/store/cache-files";
import type { CheckedSample } from "../../model/samples/checked-sample";
import type { SampleInPage } from "../../model/samples/sample-page";

/** A block that could be checked. */
export interface Candidate<Set> {
  readonly block: SampleInPage;
  /** Its key among the records (src/build/samples/proof-keys.ts). */
  readonly key: string;
  readonly recorded?: CheckedSample | undefined;
  /** Sets that have to be installed to check it, the one of its page last. */
  readonly needs: readonly Set[];
}

/** How likely a run checks a recorded block again: a false record lives for ten runs or so. */
const CHANCE = 0.1;

/**
 * The recorded blocks that a run checks again. A run on a new machine must not install every set for that, so one of
 * the sets is drawn, and more of its blocks: each block of each set has the same chance in the end.
 * @param seed The same one chooses the same blocks.
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

/** A number from 0 to 1 that seed and name decide. */
const draw = (seed: string, name: string): number =>
  parseInt(digestOf(seed, name), 16) / 16 ** digestOf("").length;
