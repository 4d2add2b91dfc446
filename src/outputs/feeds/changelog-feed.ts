import type { Change } from "../../data/changelog";
import { CHANGELOG_FEED_FILE } from "../file-names";
import { formatAtom } from "./atom";

interface ChangelogFeed {
  /** Name of the site. */
  readonly author: string;
  readonly title: string;
  readonly subtitle: string;
  readonly siteUrl: string;
  /** Path of the page with the same content. */
  readonly path: string;
  readonly language: string;
  /** Newest first. */
  readonly changes: readonly Change[];
}

/**
 * Formats the feed of changes to Celo and to these docs. Each entry links to the section of the page that lists the
 * change's sources.
 */
export function formatChangelogFeed(feed: ChangelogFeed): string {
  const { author, title, subtitle, siteUrl, path, language, changes } = feed;
  const pageUrl = siteUrl + path;
  return formatAtom({
    ...{ author, title, subtitle, language, pageUrl },
    url: siteUrl + CHANGELOG_FEED_FILE,
    entries: changes.map((change) => ({
      title: [...change.networks, change.title].join(": "),
      id: `${pageUrl}#${change.id}`,
      links: [{ type: "text/html", url: `${pageUrl}#${change.id}` }],
      updated: change.date,
      summary:
        change.details === undefined ? change.summary : `${change.summary} ${change.details}`,
    })),
  });
}
