import { isEntryKey } from "./history-entries";

/** Scroll position of each history entry in pixels, by the entry's key. */
export type ScrollPositions = Record<string, number>;

/** Maximum number of entries: more than any reader will go back through. */
const MAX_ENTRIES = 200;

/** Parses stored positions and drops invalid ones. */
export function parsePositions(text: string): ScrollPositions {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    // Something other than this site changed the text.
  }
  const entries = Object.entries(parsed ?? {}).flatMap(([key, top]: [string, unknown]) =>
    isEntryKey(key) && typeof top === "number" && top >= 0 ? [[key, top] as const] : [],
  );
  return Object.fromEntries(entries.slice(-MAX_ENTRIES));
}
