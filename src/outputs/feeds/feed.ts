import { twinPath } from "../../model/docs/paths";
import type { PublishedDoc } from "../machine-readable/published-doc";
import { escapeXml } from "./xml-text";

export const FEED_FILE = "/atom.xml";

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
 * An Atom feed (RFC 4287) of the pages that changed last, newest first. The id of an entry contains the day of the
 * change, so that feed readers show a page again when it changes again.
 */
export function formatFeed({ title, subtitle, siteUrl, language, pages }: Feed): string {
  const entries = pages
    .filter((page): page is DatedPage => page.lastUpdatedAt !== null)
    .sort((a, b) => toTime(b) - toTime(a) || a.path.localeCompare(b.path, "en"))
    .slice(0, MAX_ENTRIES);
  const [newest] = entries;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${escapeXml(title)}</title>
<subtitle>${escapeXml(subtitle)}</subtitle>
<id>${siteUrl}/</id>
<link rel="self" type="application/atom+xml" href="${siteUrl}${FEED_FILE}"/>
<link rel="alternate" type="text/html" href="${siteUrl}/"/>
<author><name>${escapeXml(title)}</name></author>
<updated>${newest ? toUtc(newest.lastUpdatedAt) : "1970-01-01T00:00:00Z"}</updated>
${entries.map((page) => formatEntry(page, siteUrl)).join("\n")}
</feed>
`;
}

function formatEntry(
  { path, title, description, lastUpdatedAt }: DatedPage,
  siteUrl: string,
): string {
  const url = (of: string): string => escapeXml(siteUrl + encodeURI(of));
  const updated = toUtc(lastUpdatedAt);
  return `<entry>
<title>${escapeXml(title)}</title>
<id>${url(path)}#${updated.slice(0, 10)}</id>
<link rel="alternate" type="text/html" href="${url(path)}"/>
<link rel="alternate" type="text/markdown" href="${url(twinPath(path))}"/>
<updated>${updated}</updated>
<summary>${escapeXml(description)}</summary>
</entry>`;
}

const toTime = ({ lastUpdatedAt }: DatedPage): number => new Date(lastUpdatedAt).getTime();

const toUtc = (time: string): string => new Date(time).toISOString().replace(/\.\d+Z$/, "Z");
