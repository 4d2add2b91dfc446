import type { NumberedAnswer, NumberedRequest } from "./rpc";

/** Passes requests from an example to the page, and passes the answers from the page to the example. */
export interface RpcLink {
  /** Replaces `fetch` in viem's transport. */
  readonly fetch: typeof fetch;
  /** Starts a run. Requests from earlier runs get no answer. */
  readonly start: (send: (request: NumberedRequest) => void) => void;
  readonly receive: (answer: NumberedAnswer) => void;
}

/** Creates a link. Requests made before the first `start` get no answer. */
export function createRpcLink(): RpcLink {
  let post: (request: NumberedRequest) => void = () => undefined;
  let last = 0;
  const waiting = new Map<number, (answer: NumberedAnswer["answer"]) => void>();
  return {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const body = await request.text();
      const id = (last += 1);
      const answer = await new Promise<NumberedAnswer["answer"]>((resolve) => {
        waiting.set(id, resolve);
        post({ id, url: request.url, body });
      });
      if ("failure" in answer)
        throw new Error([answer.failure, answer.about].filter(Boolean).join(" "));
      return new Response(answer.body, { headers: { "content-type": "application/json" } });
    },
    start: (send) => {
      waiting.clear();
      post = send;
    },
    receive: ({ id, answer }) => {
      waiting.get(id)?.(answer);
      waiting.delete(id);
    },
  };
}
