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

/**
 * The client's actions, all of which only read. Actions that watch for changes are left out, because they would never
 * end.
 */
type ReadingActions = Pick<
  PublicActions<Transport, Chain | undefined, undefined>,
  keyof typeof actions
>;

/**
 * Creates a client like viem's `createPublicClient`, but only with actions that read. viem's own function includes all
 * actions and is twice as large.
 */
export function createPublicClient(config: PublicClientConfig) {
  const client = createClient({ ...config, key: "public", name: "Public Client", type: "public" });
  return client.extend((base) => {
    const bound = Object.entries(actions).map(([name, action]) => [
      name,
      (options: object) => (action as (client: object, options: object) => unknown)(base, options),
    ]);
    return Object.fromEntries(bound) as ReadingActions; // The cast is safe: there is one entry per action.
  });
}

/** Creates a replacement for viem's `http` that sends requests with `fetchFn` and doesn't repeat failed ones. */
export const createHttp =
  (fetchFn: typeof fetch) =>
  (url?: string, config?: HttpTransportConfig): HttpTransport =>
    // The relay has its own time limit.
    http(url, { ...config, fetchFn, retryCount: 0, timeout: 0 });
