import type { NumberedAnswer, NumberedRequest, RpcAnswer, RpcRequest } from "../../live/rpc";

/** Time to wait for an answer: a little longer than the relay itself waits for a node. */
const PATIENCE_MS = 15_000;

/** Connection to Celo's nodes, for one run. */
export interface OpenRelay {
  readonly ask: (request: RpcRequest) => Promise<RpcAnswer>;
  /** Removes the frame and aborts pending requests. */
  readonly close: () => void;
}

/**
 * Opens a frame that sends requests to nodes (live/frame-relay.ts), because the page itself may not connect to other
 * sites. The relay checks each request and limits the number of requests in a run, so each run opens a new relay.
 */
export function openRelay(address: string): OpenRelay {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.setAttribute("sandbox", "allow-scripts");
  frame.src = address;
  const { port1: port, port2: other } = new MessageChannel();
  const waiting = new Map<number, (answer: RpcAnswer) => void>();
  let last = 0;
  port.onmessage = ({ data: { id, answer } }: MessageEvent<NumberedAnswer>) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  };
  const connect = ({ source }: MessageEvent<unknown>): void => {
    if (source === null || source !== frame.contentWindow) return;
    removeEventListener("message", connect);
    // The frame has an opaque origin, so only "*" can address it. Messages sent earlier are queued in the channel.
    frame.contentWindow.postMessage("connect", "*", [other]);
  };
  addEventListener("message", connect);
  document.body.append(frame);
  return {
    ask: (request) =>
      new Promise((resolve) => {
        // Without a network, the frame may not load. Fails immediately, instead of waiting for an answer that can't
        // arrive.
        if (!navigator.onLine) {
          resolve({ failure: "offline" });
          return;
        }
        const id = (last += 1);
        const patience = setTimeout(() => {
          waiting.delete(id);
          resolve({ failure: "unloaded" });
        }, PATIENCE_MS);
        waiting.set(id, (answer) => {
          clearTimeout(patience);
          resolve(answer);
        });
        port.postMessage({ id, ...request } satisfies NumberedRequest);
      }),
    close: () => {
      removeEventListener("message", connect);
      port.close();
      frame.remove();
    },
  };
}
