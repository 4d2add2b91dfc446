import type { NumberedAnswer, NumberedRequest } from "./rpc";
import { createRelay } from "./rpc-relay";
import { takePort } from "./take-port";

/** src/pipeline/scripts/live-files.ts replaces this constant. */
declare const NODES: readonly string[];

/*
 * Runs in the only frame that may connect to the nodes in content/data/networks.yaml. This frame runs no example code:
 * examples have a separate frame without network access, so they can't bypass the checks in this one.
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
