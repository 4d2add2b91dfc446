import * as labels from "../../../site/doc-labels";
import { formatDate } from "../../../site/labels";
import type { Doc } from "../types";
import * as styles from "./DocFooter.module.css";

/**
 * Below the text: when its facts were checked and against which sources, who changed it last, and how to correct it.
 */
export function DocFooter({ doc }: { readonly doc: Doc }) {
  return (
    <footer className={styles.footer}>
      <p>
        {`${labels.factsChecked} `}
        <time dateTime={doc.factsChecked}>{formatDate(doc.factsChecked)}</time>
        {doc.sources.length > 0 && ` ${labels.againstSources}`}
      </p>
      {doc.sources.length > 0 && (
        <ul className={styles.sources} aria-label={labels.sources}>
          {doc.sources.map(({ title, url }) => (
            <li key={url}>
              <a className="text-link external" href={url}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.change}>
        {doc.editUrl && (
          <a className="text-link" href={doc.editUrl} data-print="no">
            {labels.editPage}
          </a>
        )}
        {doc.lastUpdatedAt && (
          <span>
            {`${labels.lastUpdated} `}
            <time dateTime={doc.lastUpdatedAt.slice(0, 10)}>{formatDate(doc.lastUpdatedAt)}</time>
            {doc.lastUpdatedBy && ` ${labels.updatedBy} ${doc.lastUpdatedBy}`}
          </span>
        )}
      </p>
    </footer>
  );
}
