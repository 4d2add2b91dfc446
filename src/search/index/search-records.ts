import type { DocSection } from "../../model/markdown/compiled-doc";

/** What search needs to know of a page that has sections. */
export interface SearchedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly tags: readonly string[];
  /** Where results of the page are grouped: `build`, `showcase`; see site/search.ts. */
  readonly area: string;
  /** concept, guide, reference, …; empty when the page does not say. */
  readonly kind: string;
  /** Name of its docs version; empty for a page that belongs to none. */
  readonly version: string;
  readonly language: string;
  /** Another page is to be found first: what took the place of what has ended, or the one this nearly repeats. */
  readonly isSecond: boolean;
  /** Its results are grouped with those of the other tutorials, whatever its area. */
  readonly isTutorial: boolean;
  readonly sections: readonly DocSection[];
}

/** A place a reader can be led to: the text below one heading. */
export interface SearchRecord {
  /** The page's path, and the heading's id behind a `#`. */
  readonly path: string;
  readonly anchor: string | null;
  readonly area: string;
  readonly kind: string;
  readonly isTutorial: boolean;
  readonly version: string;
  readonly language: string;
  readonly tags: readonly string[];
  /** Titles from the page down to this heading; the last is the heading's own. */
  readonly titles: readonly [page: string, ...headings: string[]];
  /** Further words to find the page by: of its first record only. */
  readonly keywords: readonly string[];
  readonly text: string;
  readonly code: string;
}

/** Headings below this level belong to the text of the one above them. */
const DEEPEST_LEVEL = 3;

/** The records of a page, in reading order; the first is the page itself. */
export function toSearchRecords(page: SearchedPage): SearchRecord[] {
  const { path, title, area, kind, isTutorial, version, language, tags, keywords, description } =
    page;
  const shared = { area, kind, isTutorial, version, language, tags };
  const records: SearchRecord[] = [];
  let aboveTitle: string | undefined;
  for (const { id, depth, title: heading, text, code = "" } of page.sections) {
    const last = records.at(-1);
    if (id === undefined || !last) {
      const words = [description, text].filter((part) => part !== "").join(" ");
      records.push({
        ...shared,
        path,
        anchor: null,
        titles: [title],
        keywords: [...keywords, nameOf(path)],
        text: words,
        code,
      });
    } else if (depth > DEEPEST_LEVEL) {
      records[records.length - 1] = {
        ...last,
        text: [last.text, heading, text].filter((part) => part !== "").join(" "),
        code: [last.code, code].filter((part) => part !== "").join("\n"),
      };
    } else {
      if (depth < DEEPEST_LEVEL) aboveTitle = heading;
      const titles: SearchRecord["titles"] =
        depth < DEEPEST_LEVEL || aboveTitle === undefined
          ? [title, heading]
          : [title, aboveTitle, heading];
      records.push({
        ...shared,
        path: `${path}#${id}`,
        anchor: id,
        titles,
        keywords: [],
        text,
        code,
      });
    }
  }
  return records;
}

/** The name of a page's file, which says in a few words what it is about; of `x/overview` its folder's. */
export function nameOf(path: string): string {
  const names = path.split("/").filter((name) => name !== "overview");
  return names.at(-1) ?? "";
}
