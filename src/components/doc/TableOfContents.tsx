import * as labels from "../../site/doc-labels";
import * as styles from "./TableOfContents.module.css";
import type { TocEntry } from "./types";

export interface TableOfContentsProps {
  readonly entries: readonly TocEntry[];
  /**
   * True for the folded one above the text in narrow windows; the other is in the column beside it. CSS shows one of
   * the two.
   */
  readonly isFolded?: boolean;
  /** Language of the headings, if it isn't the page's. */
  readonly language?: { readonly lang: string; readonly dir: "ltr" };
}

/** The page's headings as links; browser/widgets/table-of-contents.ts marks the one being read. */
export function TableOfContents({ entries, isFolded = false, language }: TableOfContentsProps) {
  const list = (
    <ul className={styles.list} {...language}>
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
        <details className={styles.details} data-animated="">
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
