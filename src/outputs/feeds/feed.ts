import { twinPath } from "../../base/paths";
import { FEED_FILE } from "../file-names";
import type { PublishedDoc } from "../machine-readable/published-doc";
import { type AtomEntry, formatAtom } from "./atom";

/** Feed readers fetch the feed often, so it contains only the latest changes. */
const MAX_ENTRIES = 50;

interface Feed {
  readonly title: string;
  readonly subtitle: string;
  readonly siteUrl: string;
  readonly language: string;
  readonly pages: readonly PublishedDoc[];
}

type DatedPage = PublishedDoc & { readonly lastUpdatedAt: string };

/**
 * Formats a feed of the most recently changed pages, newest first. The id of an entry contains the day of the change,
 * so that feed readers show a page again when it changes again.
 */
export function formatFeed({ title, subtitle, siteUrl, language, pages }: Feed): string {
  const latest = pages
    .filter((page): page is DatedPage => page.lastUpdatedAt !== null)
    .sort((a, b) => toTime(b) - toTime(a) || a.path.localeCompare(b.path, "en"))
    .slice(0, MAX_ENTRIES);
  return formatAtom({
    ...{ title, subtitle, language, author: title },
    url: siteUrl + FEED_FILE,
    pageUrl: `${siteUrl}/`,
    entries: latest.map((page) => toEntry(page, siteUrl)),
  });
}

function toEntry(
  { path, title, description, lastUpdatedAt }: DatedPage,
  siteUrl: string,
): AtomEntry {
  const urlOf = (of: string): string => siteUrl + encodeURI(of);
  return {
    title,
    id: `${urlOf(path)}#${new Date(lastUpdatedAt).toISOString().slice(0, 10)}`,
    links: [
      { type: "text/html", url: urlOf(path) },
      { type: "text/markdown", url: urlOf(twinPath(path)) },
    ],
    updated: lastUpdatedAt,
    summary: description,
  };
}

const toTime = ({ lastUpdatedAt }: DatedPage): number => new Date(lastUpdatedAt).getTime();
