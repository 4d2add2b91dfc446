import * as labels from "../../../site/labels";
import type { Doc } from "../types";
import * as styles from "./DocFooter.module.css";

/** Below the text: when its facts were checked and with which sources, who changed it last, and how to correct it. */
export function DocFooter({ doc }: { readonly doc: Doc }) {
  return (
    <footer className={styles.footer}>
      <p>
        {"Facts checked on "}
        <time dateTime={doc.factsChecked}>{labels.formatDate(doc.factsChecked)}</time>
        {doc.sources.length > 0 && " against these sources:"}
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
            {"Last updated on "}
            <time dateTime={doc.lastUpdatedAt.slice(0, 10)}>
              {labels.formatDate(doc.lastUpdatedAt)}
            </time>
            {doc.lastUpdatedBy && ` by ${doc.lastUpdatedBy}`}
          </span>
        )}
      </p>
    </footer>
  );
}
