import * as labels from "../../../site/doc-labels";
import type { PageLink } from "../../base/types";
import * as styles from "./Pager.module.css";

export interface PagerProps {
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

/** Links to the previous and the next page in the sidebar. */
export function Pager({ previous, next }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.pager} aria-label={labels.docPages} data-print="no">
      {previous && (
        <a className={styles.previous} href={encodeURI(previous.path)} rel="prev">
          <span className={styles.label}>{labels.previous}</span>
          <span className={styles.title}>{previous.title}</span>
        </a>
      )}
      {next && (
        <a className={styles.next} href={encodeURI(next.path)} rel="next">
          <span className={styles.label}>{labels.next}</span>
          <span className={styles.title}>{next.title}</span>
        </a>
      )}
    </nav>
  );
}
