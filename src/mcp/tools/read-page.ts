import { z } from "zod";
import { twinPath } from "../../base/paths";
import { settings } from "../../site/settings";
import {
  type MarkdownSection,
  findCut,
  findSection,
  listSections,
} from "../published/markdown-sections";
import type { PublishedSite } from "../published/published-site";
import { findPage } from "./find-page";
import type { ToolAnswer } from "./tool-answer";

/**
 * Maximum length of a part in characters, about 5,000 tokens. Most pages are shorter, and clients warn at 10,000
 * tokens.
 */
const MOST_CHARACTERS = 20_000;

export const readPageInput = z.strictObject({
  page: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .describe("Path or URL of the page, such as /build/quickstart; with #anchor for a section"),
  section: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .optional()
    .describe("Heading or anchor of a section, to read only that"),
  from: z
    .int()
    .min(0)
    .max(10_000_000)
    .default(0)
    .describe("Position to continue from, given at the end of a truncated answer"),
});

type PageSource = Pick<PublishedSite, "listPages" | "readText" | "findHeading">;

/** Reads a page, or one of its sections, as Markdown, in parts that aren't too long for a model. */
export async function readPage(
  site: PageSource,
  { page: address, section: named, from }: z.output<typeof readPageInput>,
): Promise<ToolAnswer> {
  const page = await findPage(site, address);
  if ("text" in page) return page;
  const { path, title, factsChecked, anchor } = page;
  const markdown = await site.readText(encodeURI(twinPath(path)));
  if (markdown === undefined) return { isError: true, text: `${path} can't be read right now.` };
  const sections = listSections(markdown);
  const wanted = named ?? anchor;
  const section =
    wanted === undefined ? undefined : await resolveSection(site, path, sections, wanted);
  if (wanted !== undefined && !section)
    return {
      isError: true,
      text: `${path} has no section "${wanted}". Its sections:\n${formatList(sections)}`,
    };
  const end = section?.end ?? markdown.length;
  const start = Math.max(section?.start ?? 0, from);
  if (start >= end) return { isError: true, text: `The text ends before ${from}. Read from 0.` };
  const cut = findCut(markdown, { start, end, limit: MOST_CHARACTERS, sections });
  const isStart = start === 0;
  const head = `${title}, ${settings.url}${encodeURI(path)}, facts checked ${factsChecked}\n\n`;
  return {
    text:
      (isStart ? "" : head) +
      markdown.slice(start, cut).trim() +
      (cut < end ? formatRest({ path, section: section?.title, cut, sections, end }) : ""),
  };
}

/**
 * Finds a section by its heading or anchor. The Markdown doesn't contain the anchors chosen by writers, but the search
 * index knows their headings.
 */
async function resolveSection(
  site: PageSource,
  path: string,
  sections: readonly MarkdownSection[],
  wanted: string,
): Promise<MarkdownSection | undefined> {
  const found = findSection(sections, wanted);
  if (found) return found;
  const heading = await site.findHeading(path, wanted.replace(/^#/, ""));
  return heading === undefined ? undefined : findSection(sections, heading);
}

const formatList = (sections: readonly MarkdownSection[]): string =>
  sections
    .filter(({ depth }) => depth > 1)
    .map(({ title, depth }) => `${"  ".repeat(depth - 2)}- ${title}`)
    .join("\n");

interface Rest {
  readonly path: string;
  readonly section: string | undefined;
  readonly cut: number;
  readonly end: number;
  readonly sections: readonly MarkdownSection[];
}

/** Explains how to read the rest. */
function formatRest({ path, section, cut, end, sections }: Rest): string {
  const call = JSON.stringify({ page: path, ...(section !== undefined && { section }), from: cut });
  const left = sections.filter(({ start }) => start >= cut && start < end);
  return [
    `\n\n---\nTruncated: ${end - cut} more characters. To continue, call read_page with ${call}`,
    ...(left.length === 0 ? [] : [`, or with one of the remaining sections:\n${formatList(left)}`]),
  ].join("");
}
