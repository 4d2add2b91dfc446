import { twinPath } from "../../base/paths";
import type { SidebarItem } from "../../docs/sidebars/types";
import type { PublishedDoc } from "./published-doc";

interface DocsJson {
  readonly title: string;
  readonly siteUrl: string;
  readonly version: string;
  readonly sidebars: readonly {
    readonly name: string;
    readonly label: string;
    readonly items: readonly SidebarItem[];
  }[];
  readonly pages: readonly PublishedDoc[];
}

/** An entry of a sidebar's tree: its label, its path or URL, and the entries below it. */
interface TreeEntry {
  readonly label: string;
  readonly href?: string;
  readonly items?: readonly TreeEntry[];
}

function toTree(items: readonly SidebarItem[]): TreeEntry[] {
  return items.flatMap((item): TreeEntry[] => {
    switch (item.type) {
      case "link":
        return item.unlisted ? [] : [{ label: item.label, href: item.href }];
      case "category": {
        const { label, href, linkUnlisted } = item;
        const isLink = href !== undefined && !linkUnlisted;
        return [{ label, ...(isLink && { href }), items: toTree(item.items) }];
      }
    }
  });
}

/** Formats `docs.json`: the sidebars as trees, and every page with a digest of its text. */
export function formatDocsJson({ title, siteUrl, version, sidebars, pages }: DocsJson): string {
  return JSON.stringify({
    title,
    url: siteUrl,
    version,
    tree: sidebars.map(({ name, label, items }) => ({ name, label, items: toTree(items) })),
    pages: pages.map((page) => ({
      path: page.path,
      url: siteUrl + encodeURI(page.path),
      markdown: siteUrl + encodeURI(twinPath(page.path)),
      title: page.title,
      description: page.description,
      questions: page.questions,
      sidebar: page.sidebar,
      digest: page.digest,
      factsChecked: page.factsChecked,
      lastUpdated: page.lastUpdatedAt,
      hasEnded: page.hasEnded,
    })),
  });
}
