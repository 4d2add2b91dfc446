import { memo } from "react";
import { CopyButton, ValueCode } from "../../../components/ui/Value";
import * as labels from "../../../site/labels";
import { toText } from "../../engine/hits/hit";
import { HitIcon } from "./HitIcon";
import { Marked } from "./Marked";
import type { Row } from "./row";

export interface SearchRowProps {
  readonly id: string;
  readonly row: Row;
  readonly isActive: boolean;
  readonly onFollow: (row: Row) => void;
  readonly onSave: (row: Row) => void;
  readonly onRemove: (row: Row) => void;
}

/**
 * A row of the search dialog. It is a tree's item, since an option couldn't contain a link and buttons. It is memoized,
 * because each keypress renders the dialog with the rows of the previous query first.
 */
export const SearchRow = memo(function SearchRow(props: SearchRowProps) {
  const { id, row, isActive, onFollow, onSave, onRemove } = props;
  const { href, icon, titles, parts, area, hasEnded, value, list } = row;
  const title = titles.at(-1) ?? [];
  const trail = titles.slice(0, -1).map(toText).join(" › ");
  return (
    <li id={id} role="treeitem" aria-selected={isActive} className="search-row">
      <a
        href={href}
        tabIndex={-1}
        onClick={() => {
          onFollow(row);
        }}
      >
        <HitIcon kind={icon} />
        <span className="search-row-text">
          <span className="search-row-title">
            <Marked parts={title} />
            {hasEnded && <span className="search-ended">{labels.ended}</span>}
            {trail !== "" && <span className="search-row-trail">{trail}</span>}
          </span>
          {value === undefined ? (
            list === undefined && (
              <span className="search-excerpt">
                <Marked parts={parts} />
              </span>
            )
          ) : (
            <span className="search-excerpt value">
              <ValueCode text={value} />
            </span>
          )}
        </span>
        <span className="search-row-area">{area}</span>
      </a>
      {value !== undefined && <CopyButton label={`${labels.liveCopy}: ${toText(title)}`} />}
      {list === "recent" && (
        <RowButton
          label={labels.saveSearch}
          drawing={STAR}
          onPress={() => {
            onSave(row);
          }}
        />
      )}
      {list && (
        <RowButton
          label={list === "recent" ? labels.removeRecent : labels.removeFavorite}
          drawing={CROSS}
          onPress={() => {
            onRemove(row);
          }}
        />
      )}
    </li>
  );
});

const STAR = "m10 3 2.1 4.6 5 .6-3.7 3.4 1 5-4.4-2.5-4.4 2.5 1-5L2.9 8.2l5-.6z";
const CROSS = "m5 5 10 10m0-10L5 15";

interface RowButtonProps {
  readonly label: string;
  readonly drawing: string;
  readonly onPress: () => void;
}

const RowButton = ({ label, drawing, onPress }: RowButtonProps) => (
  <button type="button" className="search-row-button" title={label} onClick={onPress}>
    <svg className="search-icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={drawing} />
    </svg>
  </button>
);
