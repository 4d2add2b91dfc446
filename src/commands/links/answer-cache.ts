import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Answer, classifyAnswer } from "../../docs/links/external-links";
import { lastingCacheOf } from "../../pipeline/store/cache-files";
import { writeOutput } from "../../pipeline/store/output-files";

const FILE = "celo-docs/external-links.json";
const DAY_MS = 86_400_000;

/**
 * Number of days for which each kind of answer is cached. Pages that exist are requested again after a week, and all
 * other pages the next night.
 */
const DAYS = { fine: 7, moved: 7, gone: 0.5, unsure: 0.5 } as const;

interface CachedAnswer extends Answer {
  /** The time of the request, in milliseconds since 1970. */
  readonly at: number;
}

/** Reads the cached answers that are still valid, by URL. */
export function readAnswers(root: string, now: number): Map<string, CachedAnswer> {
  const path = join(lastingCacheOf(root), FILE);
  if (!existsSync(path)) return new Map();
  try {
    const kept = JSON.parse(readFileSync(path, "utf8")) as [string, CachedAnswer][];
    return new Map(kept.filter(([, one]) => now - one.at < DAYS[classifyAnswer(one)] * DAY_MS));
  } catch {
    return new Map(); // A damaged cache only costs one night's requests.
  }
}

export function writeAnswers(root: string, answers: ReadonlyMap<string, CachedAnswer>): void {
  writeOutput(lastingCacheOf(root), FILE, JSON.stringify([...answers]));
}
