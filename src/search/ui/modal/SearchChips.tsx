import * as labels from "../../../site/labels";
import { dialogKinds } from "../../../site/search";

export interface SearchChipsProps {
  /** Id of the pressed chip. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Chips that limit the results to a kind of page. One of them is pressed. */
export const SearchChips = ({ value, onChange }: SearchChipsProps) => (
  <div className="search-chips" role="group" aria-label={labels.searchKind}>
    {dialogKinds.map(({ id, label }) => (
      <button
        key={id}
        type="button"
        aria-pressed={id === value}
        onClick={() => {
          onChange(id);
        }}
      >
        {label}
      </button>
    ))}
  </div>
);
