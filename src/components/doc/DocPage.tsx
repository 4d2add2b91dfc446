import { listHtml } from "../../base/segments";
import * as labels from "../../site/doc-labels";
import { Metadata } from "../base/Metadata";
import type { Doc } from "../base/types";
import { Breadcrumbs } from "./Breadcrumbs";
import * as styles from "./DocPage.module.css";
import { FaultPanel } from "./FaultPanel";
import { DocFooter } from "./footer/DocFooter";
import { Pager } from "./footer/Pager";
import { Notices } from "./Notices";
import { PageMenu } from "./PageMenu";
import { Segments, type SegmentsProps } from "./Segments";
import { TableOfContents } from "./TableOfContents";

interface DocPageProps extends Pick<SegmentsProps, "island"> {
  readonly doc: Doc;
  /** Selects the styles of src/styles/reference.css. */
  readonly layout?: "reference";
}

/** Renders a whole doc: its metadata and the content of <main>. */
export function DocPage({ doc, island, layout }: DocPageProps) {
  const hasToc = !doc.hideTableOfContents && doc.toc.length > 0;
  return (
    <div
      className={doc.sidebar ? styles.page : `${styles.page} ${styles.alone}`}
      data-layout={layout}
    >
      <Metadata
        title={doc.title}
        description={doc.description}
        canonicalPath={doc.canonicalPath}
        isHidden={doc.unlisted || doc.draft}
        keywords={doc.keywords}
        doc={{
          path: doc.path,
          modified: doc.lastUpdatedAt,
          breadcrumbs: doc.breadcrumbs,
        }}
      />
      <article data-doc-version={doc.version.name} data-version-paths={toVersionPaths(doc)}>
        <p className="visually-hidden" aria-hidden>
          {labels.formatForAgents(encodeURI(doc.path))}
        </p>
        {process.env.NODE_ENV !== "production" && <FaultPanel faults={doc.faults} />}
        <header className={styles.header}>
          <div className={styles.top}>
            <Breadcrumbs items={doc.breadcrumbs} />
            {hasToc && <TableOfContents entries={doc.toc} isFolded />}
            <PageMenu path={doc.path} />
          </div>
          <h1>{doc.title}</h1>
          {!opensWithText(doc) && <p className="lead">{doc.description}</p>}
        </header>
        {doc.version.badge && (
          <p className={styles.badge}>
            {`${labels.shownVersion} `}
            {doc.version.label}
          </p>
        )}
        <Notices doc={doc} />
        <div className="prose">
          <Segments segments={doc.body} island={island} />
        </div>
        <DocFooter doc={doc} />
        <Pager previous={doc.previous} next={doc.next} />
      </article>
      {hasToc && !layout && <TableOfContents entries={doc.toc} />}
    </div>
  );
}

/** True if the text begins with a paragraph, which then takes the place of the description. */
const opensWithText = ({ body }: Doc): boolean => listHtml(body)[0]?.startsWith("<p>") ?? false;

/**
 * Formats the page's path in each version as JSON for browser/navigation/mark-current-page.ts, which updates the
 * version menu.
 */
function toVersionPaths({ versionPaths }: Doc): string | undefined {
  if (versionPaths.length === 0) return undefined;
  return JSON.stringify(
    Object.fromEntries(versionPaths.map(({ name, path }) => [name, encodeURI(path)])),
  );
}
