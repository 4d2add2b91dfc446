import GithubSlugger from "github-slugger";
import { fromMarkdown } from "mdast-util-from-markdown";
import { plainText } from "../../markdown/base/plain-text";

/** A section of a Markdown text: a heading, and the text below it. */
export interface MarkdownSection {
  readonly title: string;
  /** The heading's default anchor. Anchors chosen by writers aren't part of the Markdown. */
  readonly anchor: string;
  readonly depth: number;
  /** Offsets of this heading and of the next heading of the same or a higher level. */
  readonly start: number;
  readonly end: number;
}

/** Lists the sections of a Markdown text, including nested ones. */
export function listSections(markdown: string): MarkdownSection[] {
  const slugger = new GithubSlugger();
  const headings = fromMarkdown(markdown).children.flatMap((node) => {
    if (node.type !== "heading") return [];
    const title = plainText(node).trim();
    const start = node.position?.start.offset ?? 0;
    return [{ title, anchor: slugger.slug(title), depth: node.depth, start }];
  });
  return headings.map((heading, at) => {
    const next = headings.slice(at + 1).find(({ depth }) => depth <= heading.depth);
    return { ...heading, end: next?.start ?? markdown.length };
  });
}

/** Finds a section by its heading or its anchor, ignoring case; undefined if no section matches. */
export function findSection(
  sections: readonly MarkdownSection[],
  wanted: string,
): MarkdownSection | undefined {
  const name = wanted
    .trim()
    .replace(/^#+\s*/, "")
    .toLowerCase();
  return (
    sections.find(({ anchor }) => anchor === name) ??
    sections.find(({ title }) => title.toLowerCase() === name)
  );
}

/**
 * Finds where to cut a text so that it stays within a limit: at the last heading in the second half, otherwise at the
 * last line break, otherwise at the limit itself.
 */
export function findCut(text: string, { start, end, limit, sections }: CutRange): number {
  const last = start + limit;
  if (end <= last) return end;
  const heading = sections.findLast((one) => one.start > start + limit / 2 && one.start <= last);
  if (heading) return heading.start;
  const line = text.lastIndexOf("\n", last - 1) + 1;
  return line > start ? line : last;
}

interface CutRange {
  readonly start: number;
  readonly end: number;
  readonly limit: number;
  readonly sections: readonly MarkdownSection[];
}
