/** A path whose page no longer exists and has no successor, or all paths below it. */
export interface GoneAddress {
  /** The old path, decoded. With `/*` at its end, it stands for the path and every path below it. */
  readonly from: string;
  /** Path of the page that is closest to the old one's subject, decoded, optionally with an anchor. */
  readonly to: string;
  /** A sentence for readers: what was there, and what became of it. */
  readonly reason: string;
}

const BELOW = "/*";

/** True if the entry stands for a path and all paths below it. */
export const isWholeFolder = (from: string): boolean => from.endsWith(BELOW);

/** Returns the path of an entry, without `/*`. */
export const withoutStar = (from: string): string =>
  isWholeFolder(from) ? from.slice(0, -BELOW.length) : from;

/** True if a path is the entry's path, or is below it and the entry ends with `/*`. */
export function coversPath(from: string, path: string): boolean {
  const start = withoutStar(from);
  return path === start || (isWholeFolder(from) && path.startsWith(`${start}/`));
}

/** Finds the most specific entry for a decoded path. */
export const findGone = (path: string, gone: readonly GoneAddress[]): GoneAddress | undefined =>
  gone
    .filter(({ from }) => coversPath(from, path))
    .sort((a, b) => b.from.length - a.from.length)
    .at(0);
