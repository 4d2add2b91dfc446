import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Answer, classifyAnswer } from "../../model/links/external-links";
import { lastingCacheOf } from "../../pipeline/store/cache-files";
import { writeOutput } from "../../pipeline/store/output-files";

const FILE = "celo-docs/external-links.json";
const DAY_MS = 86_400_000;

/** How long an answer is believed: a page that is there stays for a week, all else is asked again the next night. */
const DAYS = { fine: 7, moved: 7, gone: 0.5, unsure: 0.5 } as const;

interface Kept extends Answer {
  /** When it was asked for, in milliseconds since 1970. */
  readonly at: number;
}

/** The answers of former runs that still hold, by address. */
export function readAnswers(root: string, now: number): Map<string, Kept> {
  const path = join(lastingCacheOf(root), FILE);
  if (!existsSync(path)) return new Map();
  try {
    const kept = JSON.parse(readFileSync(path, "utf8")) as [string, Kept][];
    return new Map(kept.filter(([, one]) => now - one.at < DAYS[classifyAnswer(one)] * DAY_MS));
  } catch {
    return new Map(); // A damaged cache costs a night's requests, nothing else.
  }
}

export function writeAnswers(root: string, answers: ReadonlyMap<string, Kept>): void {
  writeOutput(lastingCacheOf(root), FILE, JSON.stringify([...answers]));
}
