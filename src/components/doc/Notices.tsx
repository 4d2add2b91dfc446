import { listHtml } from "../../base/segments";
import * as labels from "../../site/doc-labels";
import type { Doc } from "../base/types";
import * as styles from "./Notices.module.css";

/** Notices above the text, for instance that a page has been replaced or is a draft. */
export function Notices({ doc }: { readonly doc: Doc }) {
  const versionBanner = labels.formatVersionBanner(doc.version);
  const latest = doc.versionPaths.find(({ isLast }) => isLast);
  return (
    <>
      {doc.replacedBy && !hasOwnNotice(doc) && (
        <p className={styles.notice} role="note">
          {`${labels.replaced} `}
          <a className="text-link" href={doc.replacedBy}>
            {doc.replacement?.title ?? doc.replacedBy}
          </a>
        </p>
      )}
      {versionBanner && (
        <p className={styles.notice} role="note">
          {versionBanner}
          {latest && (
            <>
              {" "}
              {labels.upToDate}{" "}
              <a className="text-link" href={encodeURI(latest.path)}>
                {labels.latestVersion}
              </a>{" "}
              ({latest.label}).
            </>
          )}
        </p>
      )}
      {doc.movedAnchors.map(({ id, to }) => (
        <p
          className={`${styles.notice} ${styles.moved}`}
          key={id}
          id={id}
          data-moved=""
          role="note"
        >
          {`${labels.sectionMoved} `}
          <a className="text-link" href={encodeURI(to)}>
            {to}
          </a>
        </p>
      ))}
      {doc.unlisted && (
        <p className={styles.notice} role="note">
          {labels.unlisted}
        </p>
      )}
      {doc.draft && (
        <p className={styles.notice} role="note">
          {labels.draft}
        </p>
      )}
    </>
  );
}

/** An admonition at the beginning of the text, or after its first paragraph. */
const FIRST_NOTICE = /^(?:<p>(?:(?!<\/p>).)*<\/p>\s*)?(<aside .*?<\/aside>)/s;

/** True if the text itself has a notice that links to the page that replaces this one, or to a section of it. */
function hasOwnNotice({ body, replacedBy }: Doc): boolean {
  const notice = FIRST_NOTICE.exec(listHtml(body)[0] ?? "")?.[1] ?? "";
  return (
    replacedBy !== null && ['"', "#"].some((end) => notice.includes(`href="${replacedBy}${end}`))
  );
}
