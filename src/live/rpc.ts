/** A JSON-RPC request: the URL of a node, and the body as text. */
export interface RpcRequest {
  readonly url: string;
  readonly body: string;
}

/** The reason why there is no usable answer to a request. */
export type RpcFailure =
  /** The URL doesn't belong to a node in content/data/networks.yaml. */
  | "address"
  /** The body isn't JSON-RPC, or is too large. */
  | "request"
  /** The method may change something, or is unknown. */
  | "method"
  /** The example has sent too many requests. */
  | "many"
  | "offline"
  /** There was no connection, or the node doesn't let this site read its answer. */
  | "unreachable"
  | "slow"
  /** The node answered with status 429. */
  | "limited"
  /** The node answered with another error status. */
  | "refused"
  /** The answer isn't JSON-RPC. */
  | "wrong"
  /** The answer is too large. */
  | "large"
  /** The frame that sends requests couldn't be loaded. */
  | "unloaded";

/** The body of the node's answer and the time it took, or the reason why there is no answer. */
export type RpcAnswer =
  | { readonly body: string; readonly milliseconds: number }
  | {
      readonly failure: RpcFailure;
      /** The method, URL or status involved in the failure. */
      readonly about?: string;
    };

/** A request between two windows. The answer to it has the same id. */
export type NumberedRequest = RpcRequest & { readonly id: number };
export type NumberedAnswer = { readonly id: number; readonly answer: RpcAnswer };
