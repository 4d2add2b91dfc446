import type { ReactNode } from "react";
import * as styles from "./FilterColumns.module.css";

export interface FilterColumnsProps {
  /** A `FilterForm`. */
  readonly filter: ReactNode;
  /** The filtered list. */
  readonly children: ReactNode;
}

/** A list with a filter, which is beside the list in wide windows, and collapsed above it in others. */
export function FilterColumns({ filter, children }: FilterColumnsProps) {
  return (
    <div className={styles.columns}>
      {filter}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
