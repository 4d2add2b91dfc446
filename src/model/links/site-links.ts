import type { LinkUse } from "../markdown/compiled-doc";

const LINK = /\b(?:href|to|url|rpc|explorer|repository|newIssue):\s*"([^"]+)"/g;

/**
 * The links of a file of typed data (`src/site/shell/navbar.ts`), each with its position. They are read from the source text,
 * because a module's exports have no line numbers.
 */
export function findSiteLinks(file: string, source: string): LinkUse[] {
  return [...source.matchAll(LINK)].map((match) => {
    const [, target = ""] = match;
    const before = source.slice(0, match.index + match[0].length - target.length - 1).split("\n");
    return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, target };
  });
}
