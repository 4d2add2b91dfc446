import type { DirectAnswer, Hit, TextPart } from "../../engine/hits/hit";
import type { StoredList, StoredSearch } from "../stored-searches";
import { type ResultKind, kindOfEntry, kindOfHit } from "./HitIcon";

/** A row of the search dialog: a page, an answer from the site's data, or a page that the reader has found before. */
export interface Row {
  readonly href: string;
  readonly icon: ResultKind;
  readonly titles: readonly (readonly TextPart[])[];
  readonly parts: readonly TextPart[];
  /** Label of the page's area; of an answer, the title of its page. */
  readonly area: string;
  readonly hasEnded: boolean;
  /** The value that Enter copies; only in an answer. */
  readonly value?: string | undefined;
  /** The list that the row is from; only in a search that is stored. */
  readonly list?: StoredList;
}

const MAX_OF_AREA = 5;

const toParts = (text: string): TextPart[] => [{ text, isMatch: false }];

const toAnswerRow = ({ kind, title, value, text = "", url, page }: DirectAnswer): Row => ({
  ...{ href: url, icon: kindOfEntry(kind), titles: [toParts(title)], parts: toParts(text) },
  ...{ area: page, hasEnded: false, value },
});

const toHitRow = (hit: Hit): Row => {
  const { path, titles, parts, area, hasEnded } = hit;
  return { href: path, icon: kindOfHit(hit), titles, parts, area, hasEnded };
};

export const toStoredRow = ({ path, title, area }: StoredSearch, list: StoredList): Row => ({
  ...{ href: path, titles: [toParts(title)], parts: [], area, hasEnded: false, list },
  icon: kindOfHit({ path, titles: [toParts(title)] }),
});

/** Lists the rows for an answer: what the query asks for by name, then pages, at most five of one area. */
export function listRows(direct: readonly DirectAnswer[], hits: readonly Hit[]): Row[] {
  const counts = new Map<string, number>();
  const few = hits.filter(({ area }) => {
    const count = (counts.get(area) ?? 0) + 1;
    counts.set(area, count);
    return count <= MAX_OF_AREA;
  });
  return [...direct.map(toAnswerRow), ...few.map(toHitRow)];
}
