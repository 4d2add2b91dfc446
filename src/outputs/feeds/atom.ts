import { escapeXml } from "./xml-text";

/** An entry of a feed. */
export interface AtomEntry {
  readonly title: string;
  /** Permanent id; feed readers show each id only once. */
  readonly id: string;
  readonly links: readonly { readonly type: string; readonly url: string }[];
  /** ISO 8601. */
  readonly updated: string;
  readonly summary: string;
}

export interface AtomFeed {
  readonly title: string;
  readonly subtitle: string;
  /** Name of the publisher. */
  readonly author: string;
  readonly language: string;
  /** URL of the feed itself. */
  readonly url: string;
  /** URL of the page with the same content; also the permanent id of the feed. */
  readonly pageUrl: string;
  /** Newest first. */
  readonly entries: readonly AtomEntry[];
}

/** Formats an Atom feed (RFC 4287). */
export function formatAtom(feed: AtomFeed): string {
  const { title, subtitle, author, language, url, pageUrl, entries } = feed;
  const [newest] = entries;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${escapeXml(title)}</title>
<subtitle>${escapeXml(subtitle)}</subtitle>
<id>${escapeXml(pageUrl)}</id>
<link rel="self" type="application/atom+xml" href="${escapeXml(url)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>
<author><name>${escapeXml(author)}</name></author>
<updated>${newest ? toUtc(newest.updated) : "1970-01-01T00:00:00Z"}</updated>
${entries.map(formatEntry).join("\n")}
</feed>
`;
}

const formatEntry = ({ title, id, links, updated, summary }: AtomEntry): string => `<entry>
<title>${escapeXml(title)}</title>
<id>${escapeXml(id)}</id>
${links.map(({ type, url }) => `<link rel="alternate" type="${type}" href="${escapeXml(url)}"/>`).join("\n")}
<updated>${toUtc(updated)}</updated>
<summary>${escapeXml(summary)}</summary>
</entry>`;

const toUtc = (time: string): string => new Date(time).toISOString().replace(/\.\d+Z$/, "Z");
