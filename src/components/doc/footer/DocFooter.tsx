import * as labels from "../../../site/doc-labels";
import { formatDate, formatReadingTime } from "../../../site/labels";
import type { Doc } from "../../base/types";
import * as styles from "./DocFooter.module.css";

/**
 * The footer below the text: when and against which sources the facts were checked, the pages that link to this one,
 * who last changed it, and how to correct it.
 */
export function DocFooter({ doc }: { readonly doc: Doc }) {
  return (
    <footer className={styles.footer}>
      <p>
        {/* A page that is being written may have no date yet. That is reported as a fault. */}
        {doc.factsChecked === "" ? (
          formatReadingTime(doc.readingMinutes)
        ) : (
          <>
            {`${formatReadingTime(doc.readingMinutes)} · ${labels.factsChecked} `}
            <time dateTime={doc.factsChecked}>{formatDate(doc.factsChecked)}</time>
            {doc.sources.length > 0 && ` ${labels.againstSources}`}
          </>
        )}
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
      {doc.usedBy.length > 0 && (
        <>
          <p className={styles.change}>{labels.usedBy}</p>
          <ul className={styles.sources}>
            {doc.usedBy.map(({ title, path }) => (
              <li key={path}>
                <a className="text-link" href={encodeURI(path)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.change}>
        {doc.editUrl && (
          <a className="text-link" href={doc.editUrl} data-print="no">
            {labels.editPage}
          </a>
        )}
        {doc.editUrl && (
          <a
            className="text-link"
            href={doc.editUrl.replace("/edit/", "/commits/")}
            data-print="no"
          >
            {labels.history}
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
