import * as labels from "../../site/doc-labels";
import type { TocEntry } from "../base/types";
import * as styles from "./TableOfContents.module.css";

export interface TableOfContentsProps {
  readonly entries: readonly TocEntry[];
  /**
   * True for the menu in the row of breadcrumbs, for narrow windows; false for the list in the column beside the text.
   * CSS shows only one of the two.
   */
  readonly isFolded?: boolean;
}

/** Links to the page's headings; browser/widgets/table-of-contents.ts marks the heading being read. */
export function TableOfContents({ entries, isFolded = false }: TableOfContentsProps) {
  const list = (
    <ul className={styles.list}>
      {entries.map(({ depth, id, title }) => (
        <li key={id}>
          <a
            className={depth > 2 ? styles.deeper : styles.link}
            href={`#${encodeURIComponent(id)}`}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav
      className={isFolded ? styles.folded : styles.column}
      aria-label={labels.onThisPage}
      data-toc=""
      data-print="no"
    >
      {isFolded ? (
        <details data-dropdown="">
          <summary className={styles.summary}>
            {labels.onThisPage}
            <span className="chevron" />
          </summary>
          {list}
        </details>
      ) : (
        <>
          <p className={styles.title}>{labels.onThisPage}</p>
          {list}
        </>
      )}
    </nav>
  );
}
