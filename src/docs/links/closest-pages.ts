import { distance } from "fastest-levenshtein";
import { decodePath } from "../../base/paths";

/** The path and title of each page (src/outputs/machine-readable/page-index.ts). */
export type PageIndex = readonly (readonly [path: string, title: string])[];

/**
 * Paths are truncated to this length before they are compared: no page has a longer path, and comparing long paths is
 * slow.
 */
const MAX_PATH = 300;

/**
 * Cost of adding or removing a folder. Replacing one name with another costs up to 1, depending on how much they
 * differ.
 */
const STEP = 0.6;

/** Returns a path in readable form, without percent-encoding and extension. */
function readPath(path: string): string {
  const short = path.slice(0, MAX_PATH);
  return (decodePath(short) ?? short).replace(/(?:\/index)?\.(?:html?|mdx?)$/i, "");
}

const segmentsOf = (path: string): string[] =>
  readPath(path).toLowerCase().split("/").filter(Boolean);

/** Computes the difference between two names: 0 for identical names, 1 for names with nothing in common. */
const differenceOf = (one: string, other: string): number =>
  distance(one, other) / Math.max(one.length, other.length, 1);

/**
 * Computes the edit distance between two paths, segment by segment rather than letter by letter (Wagner and Fischer).
 */
function distanceOf(one: readonly string[], other: readonly string[]): number {
  let row = other.map((_, index) => (index + 1) * STEP);
  one.forEach((name, index) => {
    let corner = index * STEP;
    let left = (index + 1) * STEP;
    row = row.map((above, column) => {
      const replaced = corner + differenceOf(name, other[column] ?? "");
      corner = above;
      left = Math.min(replaced, above + STEP, left + STEP);
      return left;
    });
  });
  return row.at(-1) ?? one.length * STEP;
}

/** Maximum share of a path or name that may differ. A page that differs more isn't a helpful suggestion. */
const MOST = 0.5;

/**
 * Finds the pages whose paths are closest to a path that doesn't exist, closest first. Empty if none is close enough.
 */
export function findClosestPages(path: string, pages: PageIndex, count = 5): PageIndex {
  const wanted = segmentsOf(path);
  const last = wanted.at(-1) ?? "";
  return pages
    .map((page) => {
      const names = segmentsOf(page[0]);
      const way = distanceOf(wanted, names);
      const name = differenceOf(last, names.at(-1) ?? "");
      const isClose = name <= MOST || way <= MOST * Math.max(wanted.length, names.length);
      // Pages that move to another folder keep their name, so the name counts twice.
      return { page, far: isClose ? way + name : Infinity };
    })
    .filter(({ far }) => far < Infinity)
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ page }) => page);
}

/** Turns a path into words for the search: "build on minipay quickstart". */
export function readWords(path: string): string {
  return readPath(path)
    .replace(/[/_\-+.]+/g, " ")
    .trim()
    .slice(0, 64);
}
