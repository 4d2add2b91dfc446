import type { ComponentProps, ReactNode } from "react";
import { filters } from "../../site/listings";
import * as styles from "./FilterColumns.module.css";

export interface FilterFormProps extends ComponentProps<"form"> {
  /** The search field, which is above the list at any width. */
  readonly field?: ReactNode;
  /** True if the filters are initially open in narrow windows. */
  readonly isOpen?: boolean;
  /** The filters in the column. If this is false, there is no column. */
  readonly children: ReactNode;
}

/**
 * The form in `FilterColumns`. The filters come after their `details` element, not inside it, because in some browsers,
 * CSS can't show the content of closed `details` in wide windows.
 */
export function FilterForm({ field, isOpen = false, children, ...form }: FilterFormProps) {
  return (
    <form {...form} className={styles.form} data-print="no">
      {field !== undefined && <div className={styles.field}>{field}</div>}
      {children !== false && (
        <div className={styles.rail}>
          <details className={styles.fold} open={isOpen} data-filters="">
            <summary className={styles.unfold}>
              {filters}
              <span className="chevron" />
            </summary>
          </details>
          <div className={styles.filters}>{children}</div>
        </div>
      )}
    </form>
  );
}
