import type { NumberedAnswer, NumberedRequest } from "./rpc";
import { createRelay } from "./rpc-relay";
import { takePort } from "./take-port";

/** Replaced by src/pipeline/scripts/live-files.ts. */
declare const NODES: readonly string[];

/*
 * The only frame that may connect to the nodes of content/data/networks.yaml. It evaluates no code: examples run in a
 * separate frame without network access, so they can't bypass the checks here.
 */
takePort((port) => {
  const ask = createRelay({
    nodes: NODES,
    fetch: fetch.bind(globalThis),
    isOnline: () => navigator.onLine,
    now: () => performance.now(),
  });
  port.onmessage = ({ data: { id, ...request } }: MessageEvent<NumberedRequest>) => {
    void ask(request).then((answer) => {
      port.postMessage({ id, answer } satisfies NumberedAnswer);
    });
  };
});
