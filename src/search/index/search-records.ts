import type { DocSection } from "../../base/compiled-doc";

/** A page, with its sections and everything else that the search needs. */
export interface SearchedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Questions that the page answers, in the words of readers who don't know its terminology. */
  readonly questions: readonly string[];
  readonly tags: readonly string[];
  /** The group in which the page appears among the results, such as `build` or `showcase` (site/search.ts). */
  readonly area: string;
  /** The kind of page, such as concept, guide or reference; empty if it has none. */
  readonly kind: string;
  /** Name of the page's docs version; empty if it has none. */
  readonly version: string;
  readonly language: string;
  /**
   * True if another page should rank before this one, because it replaces this page, whose subject has ended, or
   * because this page nearly duplicates it.
   */
  readonly isSecond: boolean;
  /** True if the page is about something that has ended. Its results are then labelled. */
  readonly hasEnded: boolean;
  /** True if the page's results are listed with the tutorials, whatever its area. */
  readonly isTutorial: boolean;
  readonly sections: readonly DocSection[];
}

/** A section of a page that a hit can link to: the text below one heading. */
export interface SearchRecord {
  /** The page's path, with the heading's id after a `#`. */
  readonly path: string;
  readonly anchor: string | null;
  readonly area: string;
  readonly kind: string;
  readonly isTutorial: boolean;
  readonly hasEnded: boolean;
  readonly version: string;
  readonly language: string;
  readonly tags: readonly string[];
  /** The page's title, followed by the headings down to this one. */
  readonly titles: readonly [page: string, ...headings: string[]];
  /** Other words and questions that find the page; only in the page's first record. */
  readonly keywords: readonly string[];
  readonly text: string;
  readonly code: string;
}

/**
 * Level of the deepest headings that have their own records. Text below a deeper heading is added to the preceding
 * record.
 */
const DEEPEST_LEVEL = 3;

/** Lists the records of a page in reading order. The first one is for the page itself. */
export function toSearchRecords(page: SearchedPage): SearchRecord[] {
  const { path, title, area, kind, isTutorial, hasEnded } = page;
  const { version, language, tags, keywords, questions, description } = page;
  const shared = { area, kind, isTutorial, hasEnded, version, language, tags };
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
        keywords: [...keywords, ...questions, nameOf(path)],
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

/**
 * Returns the last part of a path as a short name for the page's subject. For `x/overview`, that is the folder's name.
 */
export function nameOf(path: string): string {
  const names = path.split("/").filter((name) => name !== "overview");
  return names.at(-1) ?? "";
}
