import type { LinkUse } from "../../base/compiled-doc";
import { pointAt } from "../../faults/point";

const LINK = /\b(?:href|to|url|rpc|explorer|repository|newIssue):\s*"([^"]+)"/g;

/**
 * Finds the links in a TypeScript file with data for the site (`src/site/announcement.ts`), with their positions.
 * Reads the source text, because a module's exports have no line numbers.
 */
export function findSiteLinks(file: string, source: string): LinkUse[] {
  return [...source.matchAll(LINK)].map((match) => {
    const [, target = ""] = match;
    const start = match.index + match[0].length - target.length - 1;
    return { file, ...pointAt(source, start), target };
  });
}
