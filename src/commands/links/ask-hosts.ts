import type { Answer } from "../../docs/links/external-links";
import { messageOf } from "../../faults/error-text";

/** The network and the clock, which tests replace. */
export interface Outside {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly sleep: (ms: number) => Promise<void>;
}

/** Pause between two requests to the same host. Each host is sent only one request at a time. */
const PAUSE_MS = 1000;
const HOSTS_AT_ONCE = 8;
const TIMEOUT_MS = 20_000;
/** Maximum pause that a host may ask for. If it asks for a longer one, the next run tries again. */
const MAX_WAIT_MS = 60_000;
const MAX_REDIRECTS = 5;
/** If this many hosts fail before any host has answered, there is no network. */
const HOSTS_WITHOUT_ANSWER = 5;

/** Headers that identify the sender, with a URL for complaints. */
const HEADERS = {
  "user-agent": "celo-docs link check (+https://github.com/celo-org/docs)",
  accept: "*/*",
};

/**
 * Requests each URL once and reports each answer as it arrives. If a host can't be reached, its remaining URLs aren't
 * requested and get the same answer.
 * @returns False if the first few hosts can't be reached. There is no network then, so the remaining URLs weren't
 * requested.
 */
export async function askHosts(
  addresses: readonly string[],
  outside: Outside,
  onAnswer: (address: string, answer: Answer) => void,
): Promise<boolean> {
  const hosts = [...groupByHost(addresses)];
  const unreached: { readonly others: readonly string[]; readonly answer: Answer }[] = [];
  let reached = 0;
  const hasNetwork = (): boolean => reached > 0 || unreached.length < HOSTS_WITHOUT_ANSWER;
  const askHost = async ([first, ...others]: readonly [string, ...string[]]): Promise<void> => {
    const answer = await askOne(first, outside);
    onAnswer(first, answer);
    if (answer.status === undefined) {
      unreached.push({ others, answer });
      return;
    }
    reached += 1;
    for (const address of others) {
      await outside.sleep(PAUSE_MS);
      onAnswer(address, await askOne(address, outside));
    }
  };
  const askNext = async (): Promise<void> => {
    for (let host = hosts.shift(); host && hasNetwork(); host = hosts.shift()) await askHost(host);
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, askNext));
  if (!hasNetwork()) return false;
  for (const { others, answer } of unreached) for (const one of others) onAnswer(one, answer);
  return true;
}

function groupByHost(addresses: readonly string[]): Iterable<readonly [string, ...string[]]> {
  const byHost = new Map<string, [string, ...string[]]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    const known = byHost.get(host);
    if (known) known.push(address);
    else byHost.set(host, [address]);
  }
  return byHost.values();
}

/** Sends a HEAD request, which costs a host least, then a GET request if that one fails. */
async function askOne(address: string, outside: Outside): Promise<Answer> {
  const head = await request(address, "HEAD", outside);
  const isClear = head.status !== undefined && head.status < 400;
  return isClear ? head : await request(address, "GET", outside);
}

async function request(address: string, method: string, outside: Outside): Promise<Answer> {
  let at = address;
  let isPermanent = true;
  try {
    for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
      const response = await ask(at, method, outside);
      const next = response.headers.get("location");
      const { status } = response;
      if (status < 300 || status >= 400 || next === null)
        return { status, ...(at !== address && isPermanent && { movedTo: at }) };
      // Only permanent redirects are reported; temporary ones are up to the host.
      isPermanent &&= status === 301 || status === 308;
      at = new URL(next, at).href;
    }
    return { error: "too many redirects" };
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return { error: messageOf(cause) };
  }
}

/** Sends a request. Sends it once more if the host answers 429 and asks for a pause that isn't too long. */
async function ask(address: string, method: string, outside: Outside): Promise<Response> {
  const send = async (): Promise<Response> => {
    const init = { method, headers: HEADERS, redirect: "manual" } as const;
    const response = await outside.fetch(address, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel(); // The headers are enough, so the body isn't downloaded.
    return response;
  };
  const response = await send();
  const seconds = Number(response.headers.get("retry-after"));
  if (response.status !== 429 || !(seconds > 0) || seconds * 1000 > MAX_WAIT_MS) return response;
  await outside.sleep(seconds * 1000);
  return send();
}
