import { isEntryKey } from "./history-entries";

/** How far each entry of the history was scrolled, in pixels, by the entry's key. */
export type ScrollPositions = Record<string, number>;

/** More entries than a reader goes back by. */
const MAX_ENTRIES = 200;

/** The positions that a text holds; those that are none are left out. */
export function parsePositions(text: string): ScrollPositions {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    // Not ours.
  }
  const entries = Object.entries(parsed ?? {}).flatMap(([key, top]: [string, unknown]) =>
    isEntryKey(key) && typeof top === "number" && top >= 0 ? [[key, top] as const] : [],
  );
  return Object.fromEntries(entries.slice(-MAX_ENTRIES));
}
