import { distance } from "fastest-levenshtein";
import { withBase } from "../site/base-path";
import { decodePath } from "./navigation/decode-path";

/** Path and title of a page, as pairs (src/outputs/machine-readable/page-index.ts). */
export type PageIndex = readonly (readonly [path: string, title: string])[];

const PAGE_INDEX = "/pages.json";

/** No page has a longer path; the time to compare grows with the length. */
const MAX_PATH = 300;

/** A folder too many or too few counts less than a wrong name. */
const STEP = 0.6;

const isEntry = (entry: unknown): entry is PageIndex[number] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === "string");

/** Fetches the index; an empty list when that fails. */
export async function loadPageIndex(): Promise<PageIndex> {
  const response = await fetch(withBase(PAGE_INDEX)).catch(() => undefined);
  const pages: unknown = response?.ok === true ? await response.json().catch(() => []) : [];
  // A network that wants a login may answer any request with its own page.
  return Array.isArray(pages) ? pages.filter(isEntry) : [];
}

/** The path of an address in readable form: no percent signs, no ending, no trailing slash. */
function readPath(path: string): string {
  return decodePath(path.slice(0, MAX_PATH)).replace(/(?:\/index)?\.(?:html?|mdx?)$/i, "");
}

const segmentsOf = (path: string): string[] =>
  readPath(path).toLowerCase().split("/").filter(Boolean);

/** The distance of two names: 0 for the same, 1 for nothing in common. */
const differenceOf = (one: string, other: string): number =>
  distance(one, other) / Math.max(one.length, other.length, 1);

/** Edit distance of two paths by segments, not letters (Wagner and Fischer). */
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

/** At most half of a path, or of a name, may be wrong; what is further away helps nobody. */
const MOST = 0.5;

/** The pages whose paths are closest to one that does not exist, the closest first; none when none is close. */
export function findClosestPages(path: string, pages: PageIndex, count = 3): PageIndex {
  const wanted = segmentsOf(path);
  const last = wanted.at(-1) ?? "";
  return pages
    .map((page) => {
      const names = segmentsOf(page[0]);
      const way = distanceOf(wanted, names);
      const name = differenceOf(last, names.at(-1) ?? "");
      const isClose = name <= MOST || way <= MOST * Math.max(wanted.length, names.length);
      // Pages move from folder to folder and keep their name, so the name counts twice.
      return { page, far: isClose ? way + name : Infinity };
    })
    .filter(({ far }) => far < Infinity)
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ page }) => page);
}

/** The words of a path, for the search: "build on minipay quickstart". */
export function readWords(path: string): string {
  return readPath(path)
    .replace(/[/_\-+.]+/g, " ")
    .trim()
    .slice(0, 64);
}
