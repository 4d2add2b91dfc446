import { createPortal } from "react-dom";
import * as labels from "../../../site/labels";
import { searchedAreas, searchedKinds } from "../../../site/search";
import type { SearchAnswer } from "../../engine/hits/hit";
import { SearchChoice } from "../SearchChoice";
import { SearchNotes } from "../SearchNotes";
import { useModalSlot } from "./modal-slot";

/** The limits that a reader has chosen for the results; empty for none. */
export interface SearchFilters {
  readonly area: string;
  readonly kind: string;
}

export interface SearchHeadProps {
  readonly answer: SearchAnswer | undefined;
  readonly filters: SearchFilters;
  readonly onFilter: (filters: SearchFilters) => void;
  readonly onClose: () => void;
}

/**
 * Above DocSearch's results: filters, and answers from the site's data. It is the first child of the element that
 * scrolls.
 */
export function SearchHead({ answer, filters, onFilter, onClose }: SearchHeadProps) {
  const slot = useModalSlot("first");
  if (!slot) return null;
  return createPortal(
    <div className="search-head">
      <div className="search-filters">
        <SearchChoice
          name="area"
          label={labels.searchArea}
          all={labels.allAreas}
          value={filters.area}
          choices={searchedAreas}
          onChange={(area) => {
            onFilter({ ...filters, area });
          }}
        />
        <SearchChoice
          name="kind"
          label={labels.searchKind}
          all={labels.allKinds}
          value={filters.kind}
          choices={searchedKinds}
          onChange={(kind) => {
            onFilter({ ...filters, kind });
          }}
        />
      </div>
      {answer && answer.query !== "" && <SearchNotes answer={answer} onFollow={onClose} />}
    </div>,
    slot,
  );
}
