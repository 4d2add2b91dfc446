/** Sends a JSON-RPC request to a node, and returns its answer. */
export type Rpc = <Answer = string>(
  method: string,
  ...params: readonly unknown[]
) => Promise<Answer>;

/** A node's refusal, which the proxy passes on as it is. */
export class RpcError extends Error {
  constructor(
    message: string,
    readonly code = -32000,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

export const createRpc =
  (url: string): Rpc =>
  async <Answer>(method: string, ...params: readonly unknown[]): Promise<Answer> => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    });
    const { result, error } = (await response.json()) as {
      result: Answer;
      error?: { message: string; code: number; data?: unknown };
    };
    if (error) throw new RpcError(error.message, error.code, error.data);
    return result;
  };
