import { withBase } from "../../site/paths/base-path";
import { createSearchServer } from "./search-server";
import type { ToWorker } from "./worker-messages";

/* Runs the embedded search off the main thread, so that a query never blocks typing. */
const server = createSearchServer(async (address, { isFresh }) => {
  const response = await fetch(withBase(address), { cache: isFresh ? "no-cache" : "default" });
  if (!response.ok) throw new Error(`${address} could not be fetched: status ${response.status}.`);
  return response.arrayBuffer();
});

// Here TypeScript treats `self` as a window, because the whole project uses the browser's types.
addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  void server(data).then((answer) => {
    (postMessage as (message: unknown) => void)(answer);
  });
});
