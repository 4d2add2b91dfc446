import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { SearchEngine } from "../../src/search/engine/search-engine";

interface QualityFile {
  readonly pending_at_most: number;
  readonly queries: readonly {
    readonly query: string;
    readonly page: string | readonly string[];
    readonly anchor?: string;
  }[];
}

/** A query from queries.yaml with its result. */
export interface Verdict {
  readonly query: string;
  /** Wanted pages that exist. A pending query has none. */
  readonly wanted: readonly string[];
  readonly anchor: string | undefined;
  /** Rank of the first wanted result, from 1. Undefined if none is among the first twenty. */
  readonly place: number | undefined;
  /** URLs of the first results. */
  readonly first: readonly string[];
}

/** Reads a file of a built site's search index. */
export const readIndexFrom =
  (site: string) =>
  (address: string): Promise<ArrayBuffer> => {
    const file = join(site, address);
    if (!existsSync(file)) return Promise.reject(new Error(`There is no ${file}.`));
    // A copy: a buffer in Node may be part of a larger one.
    return Promise.resolve(Uint8Array.from(readFileSync(file)).buffer);
  };

export const qualityFile = parse(
  readFileSync("__tests__/search/queries.yaml", "utf8"),
) as QualityFile;

/** Runs every query as a reader on the home page would. */
export async function judgeQueries(
  engine: SearchEngine,
  hasPage: (path: string) => boolean,
): Promise<Verdict[]> {
  return Promise.all(
    qualityFile.queries.map(async ({ query, page, anchor }) => {
      const wanted = [page].flat().filter(hasPage);
      const { hits } = await engine.search({ query, facetFilters: ["language:en"] });
      const place = hits.findIndex(
        (hit) =>
          wanted.includes(decodeURI(hit.url_without_anchor)) &&
          (anchor === undefined || hit.anchor === anchor),
      );
      return {
        query,
        wanted,
        anchor,
        place: place < 0 ? undefined : place + 1,
        first: hits.slice(0, 3).map(({ url }) => url),
      };
    }),
  );
}
