import { READING_METHODS, REQUEST_MEMBERS } from "../data/chain/reading-methods";
import type { RpcAnswer, RpcFailure, RpcRequest } from "./rpc";

/** Maximum number of calls in a run. Each call in a batch counts. */
export const MAX_CALLS = 40;
/** Maximum number of bytes in a request. */
const MAX_REQUEST = 100_000;
/** Maximum number of bytes in an answer. */
const MAX_ANSWER = 2_000_000;
const TIMEOUT_MS = 10_000;

export interface RelayParts {
  /** URLs of the nodes that may be called. */
  readonly nodes: readonly string[];
  readonly fetch: typeof fetch;
  readonly isOnline: () => boolean;
  /** Returns the current time in milliseconds. */
  readonly now: () => number;
  readonly timeoutMs?: number;
}

/** Creates the function that sends all requests of one run. It only allows methods that read, and known nodes. */
export function createRelay(
  parts: RelayParts,
): (message: Readonly<Record<keyof RpcRequest, unknown>>) => Promise<RpcAnswer> {
  const nodes = new Set(parts.nodes.map(toHref));
  let calls = 0;
  return async ({ url, body: text }) => {
    const address = toHref(url);
    if (!nodes.has(address)) return fail("address", typeof url === "string" ? url : undefined);
    const { requests, body } = readRequests(text);
    if (requests.length === 0 || !requests.every(isRequest)) return fail("request");
    const refused = requests.find(({ method }) => !READING_METHODS.has(method));
    if (refused) return fail("method", refused.method);
    if (new TextEncoder().encode(body).length > MAX_REQUEST) return fail("request");
    calls += requests.length;
    if (calls > MAX_CALLS) return fail("many", String(MAX_CALLS));
    return send({ url: address, body }, parts);
  };
}

const fail = (failure: RpcFailure, about?: string): RpcAnswer => ({
  failure,
  ...(about !== undefined && { about: about.slice(0, 100) }),
});

/** Normalizes a URL, so that `https://forno.celo.org` and `https://forno.celo.org/` are the same. */
const toHref = (url: unknown): string =>
  typeof url === "string" && URL.canParse(url) ? new URL(url).href : "";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isRequest = (value: unknown): value is { readonly method: string } =>
  isObject(value) &&
  value.jsonrpc === "2.0" &&
  typeof value.method === "string" &&
  (value.params === undefined || Array.isArray(value.params)) &&
  ["undefined", "number", "string"].includes(typeof value.id) &&
  Object.keys(value).every((name) => REQUEST_MEMBERS.has(name));

/**
 * Reads the requests in a text, and writes them anew: what is sent is what was checked, since a node may read the text
 * differently, for instance the first of two methods. Nothing is read from a text that can't be written.
 */
function readRequests(text: unknown): { readonly requests: unknown[]; readonly body: string } {
  try {
    const parsed = parseJson(text);
    return { requests: [parsed].flat(), body: JSON.stringify(parsed) };
  } catch {
    return { requests: [], body: "" }; // It is nested too deeply.
  }
}

function parseJson(text: unknown): unknown {
  try {
    return typeof text === "string" ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/** True if each answer has a result or an error. */
function isAnswer(body: string): boolean {
  const answers = [parseJson(body)].flat();
  return (
    answers.length > 0 &&
    answers.every((one) => isObject(one) && ("result" in one || isObject(one.error)))
  );
}

async function send(
  { url, body }: RpcRequest,
  { fetch, isOnline, now, timeoutMs = TIMEOUT_MS }: RelayParts,
): Promise<RpcAnswer> {
  const start = now();
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 429) return fail("limited");
    if (!response.ok) return fail("refused", String(response.status));
    const text = await readText(response);
    if (text === undefined) return fail("large");
    return isAnswer(text) ? { body: text, milliseconds: now() - start } : fail("wrong");
  } catch (error) {
    if ((error as Partial<Error>).name === "TimeoutError") return fail("slow");
    return fail(isOnline() ? "unreachable" : "offline");
  }
}

/** Reads a response body as text; undefined if it is too large. */
async function readText({ body }: Response): Promise<string | undefined> {
  if (!body) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > MAX_ANSWER) {
      void reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
