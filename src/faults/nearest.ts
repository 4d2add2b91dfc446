import { distance } from "fastest-levenshtein";

/**
 * Returns the maximum number of letters by which a suggestion may differ: a third of the name's length, but at least 1
 * and at most 5.
 */
const maxDistance = (name: string): number => Math.min(5, Math.max(1, Math.floor(name.length / 3)));

/** Counts the letters to change, add or remove. Swapping two adjacent letters counts as one step. */
function stepsBetween(name: string, candidate: string): number {
  const steps = distance(name, candidate);
  if (steps !== 2 || name.length !== candidate.length) return steps;
  let at = 0;
  while (name[at] === candidate[at]) at += 1;
  return name[at] === candidate[at + 1] && name[at + 1] === candidate[at] ? 1 : steps;
}

/** Finds the candidate most similar to a name, ignoring case; undefined if none is similar. */
export function findNearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = maxDistance(name) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= bestDistance) continue; // It has even more steps.
    const steps = stepsBetween(wanted, candidate.toLowerCase());
    if (steps < bestDistance) [best, bestDistance] = [candidate, steps];
  }
  return best;
}

const LISTED_AT_MOST = 20;

/**
 * Returns the fix for an unknown name: a question that names a similar candidate, or otherwise the first 20 known names
 * in alphabetical order.
 */
export function suggest(name: string, candidates: Iterable<string>, noun: string): string {
  const all = [...new Set(candidates)].sort((a, b) => a.localeCompare(b, "en"));
  const near = findNearest(name, all);
  if (near !== undefined) return `Did you mean ${near}?`;
  if (all.length === 0) return `There are no ${noun} yet.`;
  const rest = all.length - LISTED_AT_MOST;
  const listed = all.slice(0, LISTED_AT_MOST).join(", ");
  return `The known ${noun} are: ${listed}${rest > 0 ? ` and ${rest} more` : ""}.`;
}
