import { z } from "zod";
import { type DirectAnswer, type Hit, toText } from "../../search/engine/hits/hit";
import { searchedAreas, searchedKinds } from "../../site/search";
import { settings } from "../../site/settings";
import type { PublishedSite } from "../published/published-site";
import type { ToolAnswer } from "./tool-answer";

const MOST_RESULTS = 20;
/** Maximum length of a query; the engine's work grows with its words. */
export const MOST_QUERY_CHARACTERS = 300;

export const searchDocsInput = z.strictObject({
  query: z
    .string()
    .trim()
    .min(1)
    .max(MOST_QUERY_CHARACTERS)
    .describe("Words or a question, in English"),
  area: z
    .enum(searchedAreas.map(({ id }) => id))
    .optional()
    .describe("Part of the site"),
  kind: z
    .enum(searchedKinds.map(({ id }) => id))
    .optional()
    .describe("Kind of page"),
  limit: z.int().min(1).max(MOST_RESULTS).default(8).describe("Number of results"),
});

/** Searches the docs with the same engine and ranking as the site's search dialog. */
export async function searchDocs(
  site: Pick<PublishedSite, "search">,
  { query, area, kind, limit }: z.output<typeof searchDocsInput>,
): Promise<ToolAnswer> {
  const filters = [
    ...(area === undefined ? [] : [`area:${area}`]),
    ...(kind === undefined ? [] : [`kind:${kind}`]),
  ];
  const answer = await site.search({ query, limit, filters });
  const { hits, count: all, direct, corrections, leftOut } = answer;
  const notes = [
    ...corrections.map(({ typed, used }) => `No page has "${typed}"; searched for "${used}".`),
    ...(leftOut.length === 0 ? [] : [`Not on any page: ${leftOut.join(", ")}.`]),
  ];
  const count =
    hits.length === 0
      ? `No page was found for "${query}". Try other words, or fewer.`
      : `${hits.length} of ${all} pages for "${query}". Use read_page with a URL to read one.`;
  const results = hits.map((hit, at) => `${at + 1}. ${formatHit(hit)}`);
  return {
    text: [count, ...notes, ...direct.map(formatDirect), ...results].join("\n\n"),
  };
}

/** Formats a value that the docs define, with its page and its source. */
export function formatDirect({ kind, title, value, text, source, url }: DirectAnswer): string {
  return [
    `${title} (${kind})${value === undefined ? "" : `: \`${value}\``}`,
    ...(text === undefined ? [] : [text]),
    `Page: ${new URL(url, settings.url).href}`,
    ...(source === undefined ? [] : [`Source: ${source}`]),
  ].join("\n");
}

/** Formats a page that was found: its titles, its URL, and the matching part of its text. */
export function formatHit({ path, titles, excerpt: pieces, hasEnded }: Hit): string {
  const excerpt = toText(pieces).trim();
  return [
    `${titles.map(toText).join(" › ")}${hasEnded ? " (describes something that has ended)" : ""}`,
    settings.url + path,
    ...(excerpt === "" ? [] : [excerpt]),
  ].join("\n");
}
