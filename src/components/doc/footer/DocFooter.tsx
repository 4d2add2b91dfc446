import * as labels from "../../../site/doc-labels";
import { formatDate } from "../../../site/labels";
import type { Doc } from "../../base/types";
import * as styles from "./DocFooter.module.css";
import { Feedback } from "./Feedback";

/**
 * The footer below the text: whether it helped, how to correct it, who last changed it, and when and against which
 * sources its facts were checked.
 */
export function DocFooter({ doc }: { readonly doc: Doc }) {
  const { editUrl, lastUpdatedAt, lastUpdatedBy, factsChecked, sources } = doc;
  const checked = (
    <>
      {`${labels.factsChecked} `}
      <time dateTime={factsChecked}>{formatDate(factsChecked)}</time>
    </>
  );
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <Feedback path={doc.path} />
        <p className={styles.change}>
          {editUrl && (
            <a className="text-link" href={editUrl} data-print="no">
              {labels.editPage}
            </a>
          )}
          {editUrl && (
            <a className="text-link" href={editUrl.replace("/edit/", "/commits/")} data-print="no">
              {labels.history}
            </a>
          )}
          {/* The file's commits as a feed, for feed readers. */}
          {editUrl && (
            <a
              className="text-link"
              href={`${editUrl.replace("/edit/", "/commits/")}.atom`}
              type="application/atom+xml"
              data-print="no"
            >
              {labels.watch}
            </a>
          )}
          {lastUpdatedAt && (
            <span>
              {`${labels.lastUpdated} `}
              <time dateTime={lastUpdatedAt.slice(0, 10)}>{formatDate(lastUpdatedAt)}</time>
              {lastUpdatedBy && ` ${labels.updatedBy} ${lastUpdatedBy}`}
            </span>
          )}
        </p>
      </div>
      {/* A page that is being written may have no date yet. That is reported as a fault. */}
      {factsChecked !== "" &&
        (sources.length === 0 ? (
          <p>{checked}</p>
        ) : (
          <details>
            <summary className={styles.facts}>
              {checked}
              {`, ${labels.formatSources(sources.length)}`}
            </summary>
            <ul className={styles.sources} aria-label={labels.sources}>
              {sources.map(({ title, url }) => (
                <li key={url}>
                  <a className="text-link external" href={url}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
    </footer>
  );
}
