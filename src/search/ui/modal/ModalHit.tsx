import type { DocSearchModalProps } from "@docsearch/react";
import { type ReactNode, createContext, memo, useContext, useRef } from "react";
import { highlightOnNextPage } from "../../../browser/search/match-highlight";
import { CopyButton, ValueCode } from "../../../components/ui/Value";
import * as labels from "../../../site/labels";
import { listMatchedWords, toText } from "../../engine/hits/hit";
import { HitIcon } from "../rows/HitIcon";
import { Marked } from "../rows/Marked";
import { useTreeItem } from "./docsearch-dom";
import { type DocSearchRecord, type Row, idOf, toStoredRow } from "./row";

/** The newest rows. Their excerpts may be longer than those of the rows that DocSearch has. */
export const NewestRows = createContext<readonly Row[]>([]);

/** Draws a row in DocSearch's list. Recent searches keep DocSearch's buttons. */
export const ModalHit: NonNullable<DocSearchModalProps["hitComponent"]> = ({ hit, children }) => {
  const record = hit as unknown as Partial<Pick<DocSearchRecord, "_snippetResult">> &
    Omit<DocSearchRecord, "_snippetResult">;
  const rows = useContext(NewestRows);
  const { _snippetResult: own, objectID } = record;
  if (!own) return <SearchRow row={toStoredRow(record)}>{children}</SearchRow>;
  return <SearchRow row={rows.find((row) => idOf(row) === objectID) ?? own} />;
};

interface SearchRowProps {
  readonly row: Row;
  readonly children?: ReactNode;
}

/** A link, so that it can be opened in a new tab. Memoized, because each keypress renders DocSearch's dialog twice. */
const SearchRow = memo(function SearchRow({ row, children }: SearchRowProps) {
  const { href, icon, titles, excerpt, area, hasEnded, value } = row;
  const link = useRef<HTMLAnchorElement>(null);
  useTreeItem(link);
  const title = titles.at(-1) ?? [];
  const trail = titles.slice(0, -1).map(toText).join(" › ");
  return (
    <>
      <a
        ref={link}
        className="search-row"
        href={href}
        onClick={() => {
          highlightOnNextPage(listMatchedWords(row));
        }}
      >
        <HitIcon kind={icon} />
        <span className="search-row-text">
          <span className="search-row-title">
            <Marked pieces={title} />
            {hasEnded && <span className="search-ended">{labels.ended}</span>}
            {trail !== "" && <span className="search-row-trail">{trail}</span>}
          </span>
          {!children && (
            <span className="search-excerpt">
              {value === undefined ? <Marked pieces={excerpt} /> : <ValueCode text={value} />}
            </span>
          )}
        </span>
        <span className="search-row-area">{area}</span>
      </a>
      {value !== undefined && <CopyButton label={`${labels.liveCopy}: ${toText(title)}`} />}
      {children}
    </>
  );
});
