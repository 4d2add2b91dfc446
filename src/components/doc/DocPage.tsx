import * as labels from "../../site/doc-labels";
import { formatReadingTime, tags } from "../../site/labels";
import { settings } from "../../site/settings";
import { Metadata } from "../layout/Metadata";
import { Breadcrumbs } from "./Breadcrumbs";
import * as styles from "./DocPage.module.css";
import { FaultPanel } from "./FaultPanel";
import { DocFooter } from "./footer/DocFooter";
import { Feedback } from "./footer/Feedback";
import { Pager } from "./footer/Pager";
import { Notices } from "./Notices";
import { PageMenu } from "./PageMenu";
import { Segments, type SegmentsProps } from "./Segments";
import { TableOfContents } from "./TableOfContents";
import type { Doc } from "./types";

interface DocPageProps extends Pick<SegmentsProps, "island"> {
  readonly doc: Doc;
  /** What src/styles/reference.css looks for. */
  readonly layout?: "reference";
}

/** Everything of a doc: its metadata, and what is inside <main>. */
export function DocPage({ doc, island, layout }: DocPageProps) {
  const language = HAS_LOCALES ? languageOf(doc) : undefined;
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
          ...(HAS_LOCALES && { locale: doc.locale }),
        }}
      />
      <article data-doc-version={doc.version.name} data-version-paths={toVersionPaths(doc)}>
        <p className="visually-hidden" aria-hidden>
          {labels.formatForAgents(encodeURI(doc.path))}
        </p>
        {process.env.NODE_ENV !== "production" && <FaultPanel faults={doc.faults} />}
        <Breadcrumbs items={doc.breadcrumbs} />
        {doc.version.badge && (
          <p className={styles.badge}>
            {`${labels.shownVersion} `}
            {doc.version.label}
          </p>
        )}
        <Notices doc={doc} />
        <header className={styles.header}>
          <h1 {...language}>{doc.title}</h1>
          <ul className={styles.meta}>
            <li>{formatReadingTime(doc.readingMinutes)}</li>
            <li className={styles.menu}>
              <PageMenu path={doc.path} />
            </li>
          </ul>
        </header>
        {hasToc && <TableOfContents entries={doc.toc} isFolded language={language} />}
        <div className="prose" {...language}>
          <Segments segments={doc.body} island={island} />
        </div>
        {doc.tags.length > 0 && (
          <ul className={styles.tags} aria-label={tags} data-print="no">
            {doc.tags.map(({ label, permalink }) => (
              <li key={permalink}>
                <a className={styles.tag} href={permalink}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        <Feedback title={doc.title} path={doc.path} />
        <DocFooter doc={doc} />
        <Pager previous={doc.previous} next={doc.next} />
      </article>
      {hasToc && <TableOfContents entries={doc.toc} language={language} />}
    </div>
  );
}

/** A page that shows the original stands in that language, whatever surrounds it. */
const languageOf = ({ locale }: Doc) => (locale && !locale.isTranslated ? ORIGINAL : undefined);

const ORIGINAL = { lang: settings.defaultLocale, dir: "ltr" } as const;

/** For browser/navigation/mark-current-page.ts, which gives the version menu the links of the page. */
function toVersionPaths({ versionPaths }: Doc): string | undefined {
  if (versionPaths.length === 0) return undefined;
  return JSON.stringify(
    Object.fromEntries(versionPaths.map(({ name, path }) => [name, encodeURI(path)])),
  );
}
