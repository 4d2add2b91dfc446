import {
  type Chain,
  type HttpTransport,
  type HttpTransportConfig,
  type PublicActions,
  type PublicClientConfig,
  type Transport,
  createClient,
  http,
} from "viem";
import * as actions from "./chain-actions";

/** Actions of an example's client, which can only read. Watching isn't included because it would never end. */
type ReadingActions = Pick<
  PublicActions<Transport, Chain | undefined, undefined>,
  keyof typeof actions
>;

/**
 * Creates a client like viem's `createPublicClient`, but with only the actions that read. viem's own function includes
 * all actions, at twice the size.
 */
export function createPublicClient(config: PublicClientConfig) {
  const client = createClient({ ...config, key: "public", name: "Public Client", type: "public" });
  return client.extend((base) => {
    const bound = Object.entries(actions).map(([name, action]) => [
      name,
      (options: object) => (action as (client: object, options: object) => unknown)(base, options),
    ]);
    return Object.fromEntries(bound) as ReadingActions; // It has one entry per action.
  });
}

/** Creates viem's `http` for examples: `fetchFn` sends the requests, and failed requests aren't repeated. */
export const createHttp =
  (fetchFn: typeof fetch) =>
  (url?: string, config?: HttpTransportConfig): HttpTransport =>
    // The relay has its own time limit.
    http(url, { ...config, fetchFn, retryCount: 0, timeout: 0 });
