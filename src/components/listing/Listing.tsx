import { useState } from "react";
import { trustHtml } from "../../browser/base/trusted-html";
import * as labels from "../../site/listings";
import { FilterColumns } from "../ui/FilterColumns";
import * as styles from "./Listing.module.css";
import { ListingCard } from "./ListingCard";
import { FILTER_ID, ListingFilter } from "./ListingFilter";
import { ListingSort } from "./ListingSort";
import type { ListingEntry, ListingTagGroup } from "./types";

export interface ListingProps {
  readonly words: labels.ListingWords;
  readonly groups: readonly ListingTagGroup[];
  readonly entries: readonly ListingEntry[];
  /** Entries in a collapsed list below the others, which opens if a filter matches one of them. */
  readonly ended?: readonly ListingEntry[];
  /** Entries that are also shown first, and larger, while there is no filter. They are in `entries` too. */
  readonly popular?: readonly ListingEntry[];
}

/**
 * The minified code of `src/browser/listing/listing-inline.ts` and everything it imports.
 * `src/gatsby/webpack/concerns/site-constants.ts` replaces this constant.
 */
declare const LISTING_SCRIPT: string;

/**
 * Only built pages contain the script. After a navigation, use-listings.ts starts the listing instead. The comparison
 * with BUILD_STAGE is written out, so that webpack can drop the script from the browser's bundle.
 */
const createScript = () =>
  trustHtml(process.env.BUILD_STAGE === "build-html" ? `<script>${LISTING_SCRIPT}</script>` : "");

/** Shows a filter, the number of matches, and the entries. Without scripts, all entries are shown. */
export function Listing({ words, groups, entries, ended = [], popular = [] }: ListingProps) {
  const [script] = useState(createScript);
  return (
    <div data-listing={words.noun}>
      <FilterColumns filter={<ListingFilter words={words} groups={groups} />}>
        <div className={styles.listing}>
          <Found words={words} count={entries.length + ended.length} />
          {popular.length > 0 && (
            <section className={styles.popular} aria-labelledby="popular">
              <h2 className={styles.title} id="popular">
                {labels.popularTitle}
              </h2>
              <ul className={styles.row} role="list">
                {popular.map((entry) => (
                  <ListingCard key={entry.href} entry={entry} />
                ))}
              </ul>
            </section>
          )}
          <section className={styles.all} aria-labelledby="all">
            <h2 className={styles.title} id="all">
              {words.allTitle}
            </h2>
            <Entries entries={entries} />
            {ended.length > 0 && (
              <details className={styles.ended} data-ended>
                <summary>
                  {words.endedTitle} ({ended.length})
                </summary>
                <Entries entries={ended} />
              </details>
            )}
          </section>
        </div>
      </FilterColumns>
      <div dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />
    </div>
  );
}

/** Shows the number of matches, and help if there are none. */
function Found({ words, count }: { readonly words: labels.ListingWords; readonly count: number }) {
  return (
    <>
      <div className={styles.found}>
        <div className={styles.status} role="status">
          {/* HTML instead of text, because hydration would replace the number that the inline script wrote. */}
          <p
            data-count=""
            dangerouslySetInnerHTML={{ __html: trustHtml(labels.formatListed(count, words.noun)) }}
            suppressHydrationWarning
          />
          <div className={styles.noResult}>
            <p className={styles.title}>{labels.noResultTitle}</p>
            <p>{words.noResult}</p>
          </div>
        </div>
        <button className={`text-link ${styles.clear}`} type="reset" form={FILTER_ID}>
          {labels.clearFilter}
        </button>
        {words.orders && <ListingSort orders={words.orders} />}
      </div>
      <button className={`text-link ${styles.noResult}`} type="reset" form={FILTER_ID}>
        {words.showAll}
      </button>
    </>
  );
}

/** Cards that can be filtered, each with an id that links can point to. */
function Entries({ entries }: Pick<ListingProps, "entries">) {
  return (
    <ul className={styles.cards} role="list" data-entries>
      {entries.map((entry) => (
        <ListingCard
          key={entry.href}
          entry={entry}
          {...(entry.slug !== undefined && { id: entry.slug })}
        />
      ))}
    </ul>
  );
}
