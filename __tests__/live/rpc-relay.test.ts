import { READING_METHODS } from "../../src/data/chain/reading-methods";
import { MAX_CALLS, createRelay } from "../../src/live/rpc-relay";

const NODE = "https://forno.celo.org";

type Sent = Parameters<typeof fetch>;

/** Opens a relay whose requests are answered by `answer`. Also returns the list of requests that it has sent. */
function open(
  answer: (...sent: Sent) => Promise<Response> = () => Promise.resolve(json({ result: "0x1" })),
  { isOnline = true, timeoutMs = 1000 } = {},
) {
  const sent: Sent[] = [];
  let time = 0;
  const ask = createRelay({
    nodes: [NODE, "https://sepolia.example/rpc"],
    fetch: (...request) => {
      sent.push(request);
      return answer(...request);
    },
    isOnline: () => isOnline,
    now: () => (time += 120),
    timeoutMs,
  });
  return { ask, sent };
}

const json = (value: object, status = 200): Response =>
  new Response(JSON.stringify({ jsonrpc: "2.0", id: 1, ...value }), { status });
const call = (method: unknown, more: object = {}): string =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: [], ...more });
const GAS_PRICE = { url: NODE, body: call("eth_gasPrice") };

test("a reading request is sent to its node, without cookies and referrer", async () => {
  const { ask, sent } = open();
  expect(await ask(GAS_PRICE)).toEqual({
    body: '{"jsonrpc":"2.0","id":1,"result":"0x1"}',
    milliseconds: 120,
  });
  expect(sent).toHaveLength(1);
  const [url, init] = sent[0] ?? [];
  expect(url).toBe("https://forno.celo.org/");
  expect(init).toMatchObject({
    method: "POST",
    body: GAS_PRICE.body,
    credentials: "omit",
    referrerPolicy: "no-referrer",
    redirect: "error",
  });
});

test("an error from a node is an answer, too", async () => {
  const body = '{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"reverted"}}';
  const { ask } = open(() => Promise.resolve(new Response(body)));
  expect(await ask(GAS_PRICE)).toEqual({ body, milliseconds: 120 });
});

test.each([
  "https://forno.celo.org.evil.example",
  "http://forno.celo.org",
  "https://forno.celo.org/other",
  "https://user@forno.celo.org",
  "https://sepolia.example",
  "/rpc",
  "",
])("nothing is sent to %s", async (url) => {
  const { ask, sent } = open();
  expect(await ask({ ...GAS_PRICE, url })).toEqual({ failure: "address", about: url });
  expect(sent).toEqual([]);
});

test.each([
  "eth_sendRawTransaction",
  "eth_sendTransaction",
  "eth_sign",
  "eth_signTransaction",
  "eth_signTypedData_v4",
  "personal_sign",
  "debug_traceTransaction",
  "admin_addPeer",
  "eth_subscribe",
  "ETH_CALL",
  "eth_call ",
  "constructor",
])("%s isn't sent, alone or among others", async (method) => {
  const { ask, sent } = open();
  const refused = { failure: "method", about: method };
  expect(await ask({ url: NODE, body: call(method) })).toEqual(refused);
  const batch = `[${call("eth_call")},${call(method)}]`;
  expect(await ask({ url: NODE, body: batch })).toEqual(refused);
  expect(sent).toEqual([]);
});

test("all allowed methods only read: no name contains send or sign, and each is in a public namespace", () => {
  for (const method of READING_METHODS)
    expect(method).toMatch(/^(?:eth|net|web3)_(?!.*(?:send|sign))/i);
});

test.each([
  ["no JSON", "method=eth_call"],
  ["an empty batch", "[]"],
  ["a text", '"eth_call"'],
  ["null", "null"],
  ["a method that isn't a string", call(["eth_call"])],
  ["parameters that aren't a list", call("eth_call", { params: { to: "0x" } })],
  ["an id that isn't a number or a text", call("eth_call", { id: { toString: "x" } })],
  ["another version", call("eth_call", { jsonrpc: "1.0" })],
  ["another member", call("eth_chainId", { METHOD: "eth_sendRawTransaction" })],
  ["a batch in a batch", `[[${call("eth_call")}]]`],
  [
    "one that is nested too deeply",
    call("eth_call").replace("[]", "[".repeat(49_000) + "]".repeat(49_000)),
  ],
  ["one that is too large", call("eth_call", { params: ["x".repeat(100_000)] })],
])("%s isn't sent", async (_name, body) => {
  const { ask, sent } = open();
  expect(await ask({ url: NODE, body })).toEqual({ failure: "request" });
  expect(sent).toEqual([]);
});

test.each([
  ["two methods", '{"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","method":"eth_call"}'],
  [
    "two methods, one escaped",
    '{"method":"eth_sign","jsonrpc":"2.0","id":1,"\\u006dethod":"eth_call"}',
  ],
  ["spaces that not all nodes allow", '\t{"jsonrpc":"2.0",\r\n"id":1,"method":"eth_call"}\n'],
])("a text with %s isn't sent, only what was checked in it", async (_, body) => {
  const { ask, sent } = open();
  await ask({ url: NODE, body });
  expect(sent).toHaveLength(1);
  const text = sent[0]?.[1]?.body;
  expect(JSON.parse(text as string)).toEqual({ jsonrpc: "2.0", id: 1, method: "eth_call" });
  expect(text).toMatch(/^[^\s]*"method":"eth_call"[^\s]*$/);
  expect(text).not.toMatch(/method.*method|sign|send/);
});

test("the method that is sent is the one that is checked", async () => {
  const { ask, sent } = open();
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_call","method":"eth_sendRawTransaction"}';
  expect(await ask({ url: NODE, body })).toEqual({
    failure: "method",
    about: "eth_sendRawTransaction",
  });
  expect(sent).toEqual([]);
});

test("the limit counts the bytes that are sent, not characters", async () => {
  const { ask, sent } = open();
  const params = (text: string) => ({ url: NODE, body: call("eth_call", { params: [text] }) });
  expect(await ask(params("€".repeat(40_000)))).toEqual({ failure: "request" });
  expect(await ask(params("\ud800".repeat(20_000)))).toEqual({ failure: "request" });
  expect(await ask(params("€".repeat(30_000)))).toHaveProperty("body");
  expect(sent).toHaveLength(1);
});

test.each([
  { url: { href: NODE } },
  { body: JSON.parse(GAS_PRICE.body) as object },
  { body: undefined },
])("a message with other types than texts isn't sent: %j", async (part) => {
  const { ask, sent } = open();
  expect(await ask({ ...GAS_PRICE, ...part })).toHaveProperty("failure");
  expect(sent).toEqual([]);
});

test("a run may send a limited number of calls, counting each call in a batch", async () => {
  const { ask, sent } = open();
  const batch = `[${Array.from({ length: MAX_CALLS - 1 }, () => call("eth_call")).join()}]`;
  expect(await ask({ url: NODE, body: batch })).toHaveProperty("body");
  expect(await ask(GAS_PRICE)).toHaveProperty("body");
  const many = { failure: "many", about: String(MAX_CALLS) };
  expect(await ask(GAS_PRICE)).toEqual(many);
  expect(await ask(GAS_PRICE)).toEqual(many);
  expect(sent).toHaveLength(2);
});

test.each([
  { status: 429, answer: { failure: "limited" } },
  { status: 403, answer: { failure: "refused", about: "403" } },
  { status: 503, answer: { failure: "refused", about: "503" } },
])("status $status has its own failure", async ({ status, answer }) => {
  const { ask } = open(() => Promise.resolve(json({ result: "0x1" }, status)));
  expect(await ask(GAS_PRICE)).toEqual(answer);
});

test.each(["<html>Bad gateway</html>", "", "null", "[]", '{"ok":true}', '{"error":"no"}', "[1]"])(
  "the answer %s is invalid",
  async (body) => {
    const { ask } = open(() => Promise.resolve(new Response(body)));
    expect(await ask(GAS_PRICE)).toEqual({ failure: "wrong" });
  },
);

test("answers aren't read beyond two megabytes", async () => {
  let chunks = 0;
  const endless = new ReadableStream({
    pull: (controller) => {
      chunks += 1;
      controller.enqueue(new Uint8Array(100_000).fill(32));
    },
  });
  const { ask } = open(() => Promise.resolve(new Response(endless)));
  expect(await ask(GAS_PRICE)).toEqual({ failure: "large" });
  expect(chunks).toBeLessThan(30);
});

test("a request to a node that doesn't answer times out", async () => {
  const { ask } = open(
    (_url, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener("abort", () => {
          reject(init.signal?.reason as Error);
        });
      }),
    { timeoutMs: 10 },
  );
  expect(await ask(GAS_PRICE)).toEqual({ failure: "slow" });
});

test.each([
  { isOnline: true, failure: "unreachable" },
  { isOnline: false, failure: "offline" },
])("a connection that fails is $failure", async ({ isOnline, failure }) => {
  const { ask } = open(() => Promise.reject(new TypeError("Failed to fetch")), { isOnline });
  expect(await ask(GAS_PRICE)).toEqual({ failure });
});
