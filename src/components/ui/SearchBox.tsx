import type { Ref } from "react";
import * as labels from "../../site/labels";
import { Icon } from "./Icon";
import * as styles from "./SearchBox.module.css";
import { SearchSubmit } from "./SearchSubmit";

export interface SearchBoxProps {
  /** Accessible name, which must differ from the name of the search in the navbar. */
  readonly label: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A form that opens the search page. */
export function SearchBox({ label, inputRef }: SearchBoxProps) {
  return (
    <form className={styles.box} action="/search" role="search" aria-label={label}>
      <Icon name="search" />
      <input
        ref={inputRef}
        className={styles.input}
        type="search"
        name="q"
        maxLength={64}
        placeholder={labels.searchPlaceholder}
        aria-label={label}
        required
      />
      <SearchSubmit />
    </form>
  );
}
