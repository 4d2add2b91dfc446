import { withBase } from "../../site/paths/base-path";
import { createSearchServer } from "./search-server";
import type { ToWorker } from "./worker-messages";

/* Runs the embedded search off the main thread, so that it never blocks typing. */
const server = createSearchServer(async (address, { isFresh }) => {
  const response = await fetch(withBase(address), { cache: isFresh ? "no-cache" : "default" });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.arrayBuffer();
});

// TypeScript types `self` as a window here, because the project uses one set of browser types.
addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  void server(data).then((answer) => {
    (postMessage as (message: unknown) => void)(answer);
  });
});
