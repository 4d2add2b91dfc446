import { twinPath } from "../../model/docs/paths";
import { writeMarkdown } from "../../model/markdown/text/build-twin";
import {
  type MarkdownBlock,
  link,
  paragraph,
  text,
} from "../../model/markdown/text/markdown-nodes";
import type { DocSection } from "./published-doc";

/** The names that llmstxt.org gives these files. They may be in any folder. */
export const LLMS_FILE = "/llms.txt";
export const LLMS_FULL_FILE = "/llms-full.txt";

/** Models often read only the beginning of a longer file. */
export const MAX_LLMS_CHARACTERS = 100_000;

/** The introduction of llms.txt. */
export interface LlmsWords {
  readonly title: string;
  /** One sentence about the subject of the documentation. */
  readonly summary: string;
  /** How to use the file, as Markdown. */
  readonly usage: string;
}

const addressOf = (path: string, siteUrl: string): string => siteUrl + encodeURI(path);

/** An entry of a list: the address of a page's twin, and the page's description. */
function formatEntry(
  { path, title, description }: DocSection["pages"][number],
  siteUrl: string,
  hasDescription: boolean,
): string {
  const url = addressOf(twinPath(path), siteUrl);
  const words: MarkdownBlock = hasDescription
    ? paragraph(link(url, title), text(`: ${description}`))
    : paragraph(link(url, title));
  return `- ${writeMarkdown([words]).trim()}`;
}

/**
 * `llms.txt` (llmstxt.org): title, summary, how to use it, and for each section a list of its pages' twins. Pages about
 * something that has ended are under "Optional", which readers with little space may skip. Descriptions are left out if
 * the file would be too long.
 */
export function formatLlms(
  words: LlmsWords,
  sections: readonly DocSection[],
  siteUrl: string,
): string {
  const optional = sections.flatMap(({ pages }) => pages.filter(({ hasEnded }) => hasEnded));
  const lists: readonly DocSection[] = [
    ...sections.map(({ label, pages }) => ({
      label,
      pages: pages.filter(({ hasEnded }) => !hasEnded),
    })),
    { label: "Optional", pages: optional },
  ].filter(({ pages }) => pages.length > 0);
  const format = (hasDescriptions: boolean): string =>
    [
      `# ${words.title}`,
      `> ${words.summary}`,
      words.usage,
      ...lists.map(
        ({ label, pages }) =>
          `## ${label}\n\n${pages.map((page) => formatEntry(page, siteUrl, hasDescriptions)).join("\n")}`,
      ),
    ].join("\n\n") + "\n";
  const whole = format(true);
  return whole.length < MAX_LLMS_CHARACTERS ? whole : format(false);
}

/** `llms-full.txt`: the same beginning, then the twins of all pages. */
export function formatLlmsFull(words: LlmsWords, sections: readonly DocSection[]): string {
  const pages = sections.flatMap((section) => section.pages);
  return [
    `# ${words.title}\n\n> ${words.summary}\n\n${words.usage}\n`,
    ...pages.map(({ markdown }) => markdown),
  ].join("\n---\n\n");
}
