import type { List, Nodes, RootContent } from "mdast";
import { SCHEME } from "../../faults/scheme";
import { plainText } from "../../markdown/base/plain-text";
import { parseMarkdown } from "../../markdown/read/parse/parse-markdown";
import type { ForeignEntry, ForeignSidebar } from "./entries";

/** Reads GitBook's table of contents: lists of links below headings, which are categories. */
export function readSummary(text: string): ForeignSidebar[] {
  const { root } = parseMarkdown(text, "page.md");
  const entries: ForeignEntry[] = [];
  let category: { label: string; line: number; items: ForeignEntry[] } | undefined;
  for (const node of root.children) {
    if (node.type === "heading" && node.depth > 1) {
      category = { label: plainText(node).trim(), line: lineOf(node), items: [] };
      entries.push({ kind: "category", ...category });
    } else if (node.type === "list") (category?.items ?? entries).push(...toEntries(node));
  }
  return [{ name: "", entries }];
}

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

const toEntries = (list: List): ForeignEntry[] =>
  list.children.flatMap((item): ForeignEntry[] => {
    const line = lineOf(item);
    const items = item.children.flatMap((child) => (child.type === "list" ? toEntries(child) : []));
    const head = item.children.find((child) => child.type === "paragraph");
    const link = head && findLink(head);
    const label = head ? plainText(link ?? head).trim() : "";
    const isPage = link !== undefined && !SCHEME.test(link.url);
    if (items.length > 0)
      return [{ kind: "category", label, target: isPage ? link.url : undefined, items, line }];
    if (isPage) return [{ kind: "page", target: link.url, label, line }];
    return link
      ? [{ kind: "link", href: link.url, label, line }]
      : [{ kind: "lost", what: `"${label}"`, why: "It isn't a link to a page.", line }];
  });

const findLink = (node: RootContent): ({ url: string } & Nodes) | undefined =>
  "children" in node
    ? node.children.map((child) => (child.type === "link" ? child : undefined)).find(Boolean)
    : undefined;
