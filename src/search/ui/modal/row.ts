import { type DirectAnswer, type Hit, type TextPiece, toText } from "../../engine/hits/hit";
import { type ResultKind, kindOfEntry, kindOfHit } from "../rows/HitIcon";

/** A row of the search dialog: a page, or an answer from the site's data. */
export interface Row {
  readonly href: string;
  readonly icon: ResultKind;
  readonly titles: readonly (readonly TextPiece[])[];
  readonly excerpt: readonly TextPiece[];
  /** Label of the page's area; of an answer, the title of its page. */
  readonly area: string;
  readonly hasEnded: boolean;
  /** The value that Enter copies; only in an answer. */
  readonly value?: string | undefined;
}

const MAX_OF_AREA = 5;

const toPieces = (text: string): TextPiece[] => [{ text, isMatch: false }];

const toAnswerRow = ({ kind, title, value, text = "", url, page }: DirectAnswer): Row => ({
  ...{ href: url, icon: kindOfEntry(kind), titles: [toPieces(title)], excerpt: toPieces(text) },
  ...{ area: page, hasEnded: false, value },
});

const toHitRow = (hit: Hit): Row => {
  const { path, titles, excerpt, area, hasEnded } = hit;
  return { href: path, icon: kindOfHit(hit), titles, excerpt, area, hasEnded };
};

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

/**
 * Record that DocSearch gets in place of a row. DocSearch groups, selects, follows and stores these records, and draws the list;
 * what is in a row is drawn by ModalHit. So nothing of ours is inserted as HTML.
 */
export interface DocSearchRecord {
  readonly objectID: string;
  readonly url: string;
  /** DocSearch draws a title of its own if the hierarchy has one for this type. */
  readonly type: "lvl2";
  /** One group (lvl0) without a name, in which DocSearch moves no row next to another one (lvl1). */
  readonly hierarchy: { readonly lvl0: ""; readonly lvl1: string; readonly lvl2: null };
  readonly title: string;
  readonly area: string;
  /** DocSearch doesn't store a property with this name, so recent searches and favorites don't have it. */
  readonly _snippetResult: Row;
}

const titleOf = ({ titles }: Pick<Row, "titles">): string => toText(titles.at(-1) ?? []);

/** Returns what tells a row from all others, also between visits. */
export const idOf = (row: Row): string => `${row.href} ${titleOf(row)}`;

/** Makes the record of a row. */
export const toDocSearch = (row: Row): DocSearchRecord => ({
  ...{ objectID: idOf(row), url: row.href, type: "lvl2" },
  hierarchy: { lvl0: "", lvl1: idOf(row), lvl2: null },
  ...{ title: titleOf(row), area: row.area, _snippetResult: row },
});

/** Makes the row of a recent search or a favorite, of which DocSearch stores everything but the row. */
export const toStoredRow = ({
  url,
  title,
  area,
}: Omit<DocSearchRecord, "_snippetResult">): Row => ({
  ...{ href: url, titles: [toPieces(title)], excerpt: [], area, hasEnded: false },
  icon: kindOfHit({ path: url, titles: [toPieces(title)] }),
});
