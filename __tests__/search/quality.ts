import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { pageOf } from "../../src/search/engine/hits/hit";
import type { SearchEngine } from "../../src/search/engine/search-engine";

interface QualityFile {
  readonly pending_at_most: number;
  readonly queries: readonly {
    readonly query: string;
    readonly page: string | readonly string[];
    readonly anchor?: string;
  }[];
}

/** The result of a query from queries.yaml. */
export interface Verdict {
  readonly query: string;
  /** The wanted pages that exist. A pending query has none of them. */
  readonly wanted: readonly string[];
  readonly anchor: string | undefined;
  /** Rank of the first wanted result, counted from 1. Undefined if the first twenty results contain none. */
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
    // A copy, since a buffer in Node may be part of a larger one.
    return Promise.resolve(Uint8Array.from(readFileSync(file)).buffer);
  };

export const qualityFile = parse(
  readFileSync("__tests__/search/queries.yaml", "utf8"),
) as QualityFile;

/** Runs every query as a reader would on the home page. */
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
          wanted.includes(decodeURI(pageOf(hit))) &&
          (anchor === undefined || hit.path.endsWith(`#${anchor}`)),
      );
      return {
        query,
        wanted,
        anchor,
        place: place < 0 ? undefined : place + 1,
        first: hits.slice(0, 3).map(({ path }) => path),
      };
    }),
  );
}
