import { twinPath } from "../../model/docs/paths";
import { writeMarkdown } from "../../model/markdown/text/build-twin";
import { type TwinBlock, link, paragraph, text } from "../../model/markdown/text/twin-nodes";
import type { DocSection } from "./published-doc";

/** Names that llmstxt.org gives these files; they may lie in any folder. */
export const LLMS_FILE = "/llms.txt";
export const LLMS_FULL_FILE = "/llms-full.txt";

/** Longer than this, and a model reads a part of it only. */
export const MAX_LLMS_CHARACTERS = 100_000;

/** What llms.txt says before its lists. */
export interface LlmsWords {
  readonly title: string;
  /** One sentence on what this documentation is of. */
  readonly summary: string;
  /** How to use the file, as Markdown. */
  readonly usage: string;
}

const addressOf = (path: string, siteUrl: string): string => siteUrl + encodeURI(path);

/** A page in a list: its twin's address, and its description behind it. */
function formatEntry(
  { path, title, description }: DocSection["pages"][number],
  siteUrl: string,
  hasDescription: boolean,
): string {
  const url = addressOf(twinPath(path), siteUrl);
  const words: TwinBlock = hasDescription
    ? paragraph(link(url, title), text(`: ${description}`))
    : paragraph(link(url, title));
  return `- ${writeMarkdown([words]).trim()}`;
}

/**
 * `llms.txt` (llmstxt.org): title, summary, how to use it, and a list of the pages' twins for each section. Pages on
 * what has ended stand under "Optional", which the convention lets a reader of little room leave out. Descriptions are
 * left out when the whole would be too long.
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

/** `llms-full.txt`: the same start, then every page's twin, one behind the other. */
export function formatLlmsFull(words: LlmsWords, sections: readonly DocSection[]): string {
  const pages = sections.flatMap((section) => section.pages);
  return [
    `# ${words.title}\n\n> ${words.summary}\n\n${words.usage}\n`,
    ...pages.map(({ markdown }) => markdown),
  ].join("\n---\n\n");
}
