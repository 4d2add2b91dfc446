import { createSearchServer } from "./search-server";
import type { ToWorker } from "./worker-messages";

/*
 * The embedded search, off the main thread: typing never waits for it.
 */
const server = createSearchServer(async (address, { isFresh }) => {
  const response = await fetch(address, { cache: isFresh ? "no-cache" : "default" });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.arrayBuffer();
});

// `self` is typed as a window's here: the project has one set of types for the browser.
addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  void server(data).then((answer) => {
    (postMessage as (message: unknown) => void)(answer);
  });
});
