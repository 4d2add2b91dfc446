import { createPortal } from "react-dom";
import * as labels from "../../../site/labels";
import { searchedAreas, searchedKinds } from "../../../site/search";
import type { SearchAnswer } from "../../engine/hits/hit";
import { SearchNotes } from "../SearchNotes";
import { useModalSlot } from "./modal-slot";
import { SearchChips } from "./SearchChips";

/** The limits that a reader has chosen for the results. An empty string means no limit. */
export interface SearchFilters {
  readonly area: string;
  readonly kind: string;
}

export interface SearchHeadProps {
  readonly answer: SearchAnswer | undefined;
  readonly filters: SearchFilters;
  readonly onFilter: (filters: SearchFilters) => void;
}

/** Tutorials and recipes are left out, because readers can choose them as kinds. */
const AREAS = searchedAreas.filter(({ id }) => id !== "tutorials" && id !== "recipes");

/**
 * Shows the filters, and how the query was understood, above DocSearch's results. It is the first child of the
 * scrolling element.
 */
export function SearchHead({ answer, filters, onFilter }: SearchHeadProps) {
  const slot = useModalSlot("first");
  if (!slot) return null;
  return createPortal(
    <div className="search-head">
      <div className="search-filters">
        <SearchChips
          label={labels.searchKind}
          value={filters.kind}
          choices={searchedKinds}
          onChange={(kind) => {
            onFilter({ ...filters, kind });
          }}
        />
        <SearchChips
          label={labels.searchArea}
          value={filters.area}
          choices={AREAS}
          onChange={(area) => {
            onFilter({ ...filters, area });
          }}
        />
      </div>
      {answer && answer.query !== "" && <SearchNotes answer={{ ...answer, direct: [] }} />}
    </div>,
    slot,
  );
}
