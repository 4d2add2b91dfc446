import type { NodePluginArgs } from "gatsby";
import { type GatsbyState, readState } from "./gatsby-state";

/** If Gatsby hasn't written a result after this time, it never will. */
const WRITTEN_MS = 500;

const isUnwritten = ({ queries, pendingPageDataWrites }: GatsbyState, path: string): boolean => {
  const query = queries.trackedQueries.get(path);
  return query?.running === 0 && query.dirty === 0 && pendingPageDataWrites.pagePaths.has(path);
};

/**
 * Makes Gatsby write every query result in development. If a query ends while other results are being written, Gatsby
 * doesn't write its result until the next query ends (`isFlushing` in its utils/page-data.js). The page would then show
 * an error after 15 seconds, or an edit wouldn't appear. Requesting the page once more makes Gatsby write the result.
 */
export function writeUnwrittenPages({
  emitter,
  store,
}: Pick<NodePluginArgs, "emitter" | "store">): void {
  const check = (path: string): void => {
    setTimeout(() => {
      if (!isUnwritten(readState(store), path)) return;
      emitter.emit("QUERY_RUN_REQUESTED", { pagePath: path });
      check(path);
    }, WRITTEN_MS);
  };
  emitter.on("PAGE_QUERY_RUN", ({ payload }: { readonly payload: { readonly path: string } }) => {
    check(payload.path);
  });
}
