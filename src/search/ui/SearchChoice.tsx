import type { ChangeEvent } from "react";
import * as styles from "./SearchPanel.module.css";

export interface SearchChoiceProps {
  readonly name: string;
  readonly label: string;
  /** Label of the option that doesn't limit the results. */
  readonly all: string;
  readonly value: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A select box that limits the results. */
export function SearchChoice({ name, label, all, value, choices, onChange }: SearchChoiceProps) {
  return (
    <label className={styles.choice}>
      {label}
      <select
        className={styles.select}
        name={name}
        value={value}
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
    </label>
  );
}
