import type { FetchBytes } from "./index-files";
import { type SearchEngine, openSearch } from "./search-engine";
import type { FromWorker, ToWorker } from "./worker-messages";

/**
 * Creates a function that answers messages from the page. The first message opens the index. If a query fails, the site
 * may have been published again, so the index is reopened and the query repeated once.
 */
export function createSearchServer(
  fetchBytes: FetchBytes,
): (message: ToWorker) => Promise<FromWorker | undefined> {
  let opened: Promise<SearchEngine> | undefined;
  const open = (): Promise<SearchEngine> => {
    const opening = openSearch(fetchBytes);
    opening.catch(() => {
      if (opened === opening) opened = undefined;
    });
    return (opened = opening);
  };

  return async (message) => {
    const { id } = message;
    try {
      const engine = await (opened ?? open());
      if (message.kind === "rest") {
        // If this fails, later queries fetch the files they need.
        const isComplete = await engine.loadRest().catch(() => false);
        return isComplete ? { id, isComplete } : undefined;
      }
      const { isDevelopment } = engine;
      try {
        return { id, answer: await engine.search(message.request), isDevelopment };
      } catch {
        const again = await open();
        return { id, answer: await again.search(message.request), isDevelopment };
      }
    } catch (problem) {
      return { id, problem: String(problem) };
    }
  };
}
