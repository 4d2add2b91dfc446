import { messageOf } from "../../faults/error-text";
import type { Answer } from "../../model/links/external-links";

/** The world outside, so that tests can do without it. */
export interface Outside {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly sleep: (ms: number) => Promise<void>;
}

/** One request at a time for each host, with a pause between two; so many hosts at once. */
const PAUSE_MS = 1000;
const HOSTS_AT_ONCE = 8;
const TIMEOUT_MS = 20_000;
/** A host that wants a longer pause is left for another night. */
const MAX_WAIT_MS = 60_000;
const MAX_REDIRECTS = 5;

/** Says who asks, and where to complain. */
const HEADERS = {
  "user-agent": "celo-docs link check (+https://github.com/celo-org/docs)",
  accept: "*/*",
};

/** Asks for each address once, and tells each answer as it comes. */
export async function askHosts(
  addresses: readonly string[],
  outside: Outside,
  tell: (address: string, answer: Answer) => void,
): Promise<void> {
  const byHost = new Map<string, string[]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    byHost.set(host, [...(byHost.get(host) ?? []), address]);
  }
  const hosts = [...byHost.values()];
  const askNext = async (): Promise<void> => {
    for (let host = hosts.shift(); host; host = hosts.shift()) {
      for (const [index, address] of host.entries()) {
        if (index > 0) await outside.sleep(PAUSE_MS);
        tell(address, await askOne(address, outside));
      }
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, askNext));
}

/** HEAD costs a host least; those that do not know it are asked with GET. */
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
      // A redirect for now is the host's own business; one for good is news.
      isPermanent &&= status === 301 || status === 308;
      at = new URL(next, at).href;
    }
    return { error: "too many redirects" };
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return { error: messageOf(cause) };
  }
}

/** Once more when the host asks for a pause that is short enough. */
async function ask(address: string, method: string, outside: Outside): Promise<Response> {
  const send = async (): Promise<Response> => {
    const init = { method, headers: HEADERS, redirect: "manual" } as const;
    const response = await outside.fetch(address, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel(); // The head of an answer says all; nobody has to send the rest.
    return response;
  };
  const response = await send();
  const seconds = Number(response.headers.get("retry-after"));
  if (response.status !== 429 || !(seconds > 0) || seconds * 1000 > MAX_WAIT_MS) return response;
  await outside.sleep(seconds * 1000);
  return send();
}
