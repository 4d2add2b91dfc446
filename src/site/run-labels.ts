/* Messages for readers who run code that reads from Celo. */

export const running = "Running…";
export const retry = "Retry";
export const todaysBaseFee = "Use today's base fee";

/** Details of a failed request: the node's host, and the method, URL or status involved, if any. */
interface FailedRequest {
  readonly host: string;
  readonly about: string;
}

export const unloaded =
  "The code for this couldn't be loaded. Check your connection, then try again.";

/** Sentences that explain why there is no answer to a request. */
export const failures = {
  address: ({ about }: FailedRequest) => `Nothing was sent: ${about} isn't a Celo node.`,
  request: () => "Nothing was sent: the request isn't JSON-RPC, or it is too large.",
  method: ({ about }: FailedRequest) => `${about} wasn't sent: code on this page can only read.`,
  many: ({ about }: FailedRequest) => `Stopped: one run may send at most ${about} requests.`,
  offline: () => "You're offline. Connect to the internet, then try again.",
  unreachable: ({ host }: FailedRequest) =>
    `${host} couldn't be reached. It may be down, or your network may block it.`,
  slow: ({ host }: FailedRequest) => `${host} didn't answer within 10 seconds.`,
  limited: ({ host }: FailedRequest) =>
    `${host} is getting too many requests from your network (status 429). Try again in a minute.`,
  refused: ({ host, about }: FailedRequest) => `${host} refused the request with status ${about}.`,
  wrong: ({ host }: FailedRequest) => `${host} sent an answer that isn't JSON-RPC.`,
  large: ({ host }: FailedRequest) => `The answer from ${host} is too large to show.`,
  unloaded: () => unloaded,
} as const;

/**
 * Formats "forno.celo.org answered in 230 ms.", with the average if there were several requests. If there were none, it
 * says that nothing was sent.
 */
export function formatRun(milliseconds: readonly number[], hosts: readonly string[]): string {
  const count = milliseconds.length;
  if (count === 0) return "Ran in your browser. Nothing was sent.";
  const average = Math.round(milliseconds.reduce((sum, one) => sum + one, 0) / count);
  const many = count === 1 ? "" : ` ${count} requests`;
  return `${hosts.join(" and ")} answered${many} in ${average} ms${count === 1 ? "" : " on average"}.`;
}

/** Shown when a calculator has been filled in with the current base fee. */
export const formatBaseFee = (gwei: number, block: number, host: string): string =>
  `${gwei} gwei is the base fee of block ${block}, read from ${host}.`;

/** Shown for a base fee that the calculator's field doesn't accept. */
export const formatOddBaseFee = (gwei: number): string =>
  `The base fee is ${gwei} gwei, which is outside this field's limits.`;

/** Formats the reason why a calculator's value hasn't changed. */
export const formatKept = (reason: string): string => `${reason} The value is unchanged.`;

/** Shown for a call at whose address there is no code. */
export const returnedNothing = "The contract returned nothing.";

export const noBaseFee = "The node's answer has no base fee.";
