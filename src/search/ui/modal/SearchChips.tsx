export interface SearchChipsProps {
  readonly label: string;
  /** Id of the pressed chip; empty if none is pressed. */
  readonly value: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** Chips that limit the results. At most one is pressed; pressing it again removes the limit. */
export function SearchChips({ label, value, choices, onChange }: SearchChipsProps) {
  return (
    <div className="search-chips" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.id}
          type="button"
          aria-pressed={choice.id === value}
          onClick={() => {
            onChange(choice.id === value ? "" : choice.id);
          }}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
