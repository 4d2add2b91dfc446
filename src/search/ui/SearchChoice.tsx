import type { ChangeEvent } from "react";

export interface SearchChoiceProps {
  readonly name: string;
  readonly label: string;
  /** The choice without a limit. */
  readonly all: string;
  readonly value: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  readonly className?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A select box that limits the results. */
export function SearchChoice({ name, label, all, choices, onChange, ...rest }: SearchChoiceProps) {
  return (
    <select
      {...rest}
      name={name}
      aria-label={label}
      onChange={({ target }: ChangeEvent<HTMLSelectElement>) => {
        onChange(target.value);
      }}
    >
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
