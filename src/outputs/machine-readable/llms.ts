import { twinPath } from "../../base/paths";
import { writeMarkdown } from "../../markdown/text/build-twin";
import { type MarkdownBlock, link, paragraph, text } from "../../markdown/text/markdown-nodes";
import { LLMS_FILE } from "../file-names";
import type { DocSection } from "./published-doc";

/**
 * Maximum length of llms.txt, in characters. Agents cut off longer files, according to the Agent-Friendly
 * Documentation Spec (https://agentdocsspec.com).
 */
export const MAX_LLMS_CHARACTERS = 50_000;

/** The introduction of llms.txt. */
export interface LlmsWords {
  readonly title: string;
  /** One sentence about the subject of the documentation. */
  readonly summary: string;
  /** Instructions for using the file, as Markdown. */
  readonly usage: string;
}

const addressOf = (path: string, siteUrl: string): string => siteUrl + encodeURI(path);

/** Formats an entry of a list: the URL of a page's Markdown copy, and the page's description. */
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

/** Formats links to the llms.txt files of the sections that have one. */
function formatAreas(sections: readonly DocSection[], siteUrl: string): string[] {
  const areas = sections.flatMap(({ label, path, pages }) =>
    path === undefined
      ? []
      : `- ${writeMarkdown([
          paragraph(
            link(addressOf(path + LLMS_FILE, siteUrl), label),
            text(`: ${pages.length} ${pages.length === 1 ? "page" : "pages"} with descriptions`),
          ),
        ]).trim()}`,
  );
  return areas.length > 0 && sections.length > 1
    ? [`## Lists of areas\n\n${areas.join("\n")}`]
    : [];
}

/**
 * Formats `llms.txt` (llmstxt.org): title, summary, instructions, links to the sections' own llms.txt, and for each
 * section a list of its pages' Markdown copies. Pages whose subject has ended are under "Optional", which programs
 * may skip when space is short. If the file would be too long, descriptions are left out. If it would still be too
 * long, it has descriptions again, but leaves out the pages of all sections that have their own llms.txt.
 */
export function formatLlms(
  words: LlmsWords,
  sections: readonly DocSection[],
  siteUrl: string,
): string {
  const format = (shown: readonly DocSection[], hasDescriptions: boolean): string =>
    [
      `# ${words.title}`,
      `> ${words.summary}`,
      words.usage,
      ...formatAreas(sections, siteUrl),
      ...withOptional(shown).map(
        ({ label, pages }) =>
          `## ${label}\n\n${pages.map((page) => formatEntry(page, siteUrl, hasDescriptions)).join("\n")}`,
      ),
    ].join("\n\n") + "\n";
  const versions = [
    () => format(sections, true),
    () => format(sections, false),
    () =>
      format(
        sections.filter(({ path }) => path === undefined),
        true,
      ),
  ];
  for (const write of versions) {
    const whole = write();
    if (whole.length < MAX_LLMS_CHARACTERS) return whole;
  }
  return format([], true);
}

/** Moves pages whose subject has ended into a section at the end. */
function withOptional(sections: readonly DocSection[]): DocSection[] {
  const optional = sections.flatMap(({ pages }) => pages.filter(({ hasEnded }) => hasEnded));
  return [
    ...sections.map(({ label, pages }) => ({
      label,
      pages: pages.filter(({ hasEnded }) => !hasEnded),
    })),
    { label: "Optional", pages: optional },
  ].filter(({ pages }) => pages.length > 0);
}

/** Formats `llms-full.txt`: the introduction of llms.txt, then the Markdown copies of all pages. */
export function formatLlmsFull(words: LlmsWords, sections: readonly DocSection[]): string {
  const pages = sections.flatMap((section) => section.pages);
  return [
    `# ${words.title}\n\n> ${words.summary}\n\n${words.usage}\n`,
    ...pages.map(({ markdown }) => markdown),
  ].join("\n---\n\n");
}
