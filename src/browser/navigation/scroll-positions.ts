import { isEntryKey } from "./history-entries";

/** How far each entry of the history was scrolled, in pixels, by the entry's key. */
export type ScrollPositions = Record<string, number>;

/** More entries than any reader goes back. */
const MAX_ENTRIES = 200;

/** Parses the positions of a text; drops what is not a position. */
export function parsePositions(text: string): ScrollPositions {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    // The text was not written by this site.
  }
  const entries = Object.entries(parsed ?? {}).flatMap(([key, top]: [string, unknown]) =>
    isEntryKey(key) && typeof top === "number" && top >= 0 ? [[key, top] as const] : [],
  );
  return Object.fromEntries(entries.slice(-MAX_ENTRIES));
}
