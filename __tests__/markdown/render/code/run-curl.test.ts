import { READING_METHODS } from "../../../../src/data/chain/reading-methods";
import { createRelay } from "../../../../src/live/rpc-relay";
import { readCurl } from "../../../../src/markdown/render/code/run-curl";

const BODY = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}';
const URL = "https://forno.celo.org";

test.each([
  `curl -s ${URL} \\\n  -H "content-type: application/json" \\\n  -d '${BODY}'`,
  `curl --silent --header 'Content-Type: application/json' --data '${BODY}' "${URL}"`,
  `curl -sS -X POST ${URL} --data-raw "${BODY.replaceAll('"', '\\"')}"`,
  `curl ${URL} --json '${BODY}'\n`,
])("the request matches the command: %s", (command) => {
  expect(readCurl(command)).toEqual({ url: URL, body: BODY });
});

const problemOf = (command: string): string => {
  const found = readCurl(command);
  return "problem" in found ? found.problem : "";
};

test.each([
  ["wget https://forno.celo.org", `A page can't run "wget".`],
  ["", `A page can't run "".`],
  [`curl ${URL}`, "This command doesn't post anything to a node."],
  [`curl -d '${BODY}'`, "This command doesn't post anything to a node."],
  [`curl "https://x.example/$KEY" -d '${BODY}'`, `A page can't run a command that contains """.`],
  [`curl ${URL} -d '${BODY}' | jq`, `A page can't run a command that contains "|".`],
  [`curl -o out.json ${URL} -d '${BODY}'`, `A page can't run curl with "-o".`],
  [`curl -H "authorization: x" ${URL} -d '${BODY}'`, `A page can't run curl with "-H".`],
  [
    `curl ${URL} https://other.example -d '${BODY}'`,
    `A page can't run curl with "https://other.example".`,
  ],
  [`curl ${URL} -d 'a=b'`, "This command's data isn't JSON."],
  [`curl ${URL} -d '[]'`, "This command's data doesn't contain a method."],
  [`curl ${URL} -d 'null'`, "This command's data doesn't contain a method."],
  [
    `curl ${URL} -d '{"method":"eth_chainId","METHOD":"eth_sendRawTransaction"}'`,
    `This command's data contains "METHOD", which isn't part of a request.`,
  ],
  [
    `curl ${URL} -d '{"method":"eth_chainId"}'`,
    `This command's data doesn't contain "jsonrpc":"2.0", which nodes require.`,
  ],
])("%s has a problem", (command, problem) => {
  expect(problemOf(command)).toBe(problem);
});

const callTo = (method: string): string =>
  `curl ${URL} -d '{"jsonrpc":"2.0","method":"${method}"}'`;

test.each([
  "eth_sendRawTransaction",
  "debug_traceCall",
  "eth_getUncleCountByBlockNumber", // It only reads, but the relay doesn't send it.
  "ETH_CALL",
])("a page can't call %s", (method) => {
  expect(problemOf(callTo(method))).toBe(
    `A page can't call ${method}: it isn't in the list of methods that only read (src/data/chain/reading-methods.ts).`,
  );
});

test.each([...READING_METHODS])("a page can call %s", (method) => {
  expect(problemOf(callTo(method))).toBe("");
});

test.each([
  BODY,
  '{"jsonrpc":"2.0","method":"eth_call"}',
  '{"jsonrpc":"1.0","method":"eth_call"}',
  '{"jsonrpc":2,"method":"eth_call"}',
  '{"method":"eth_call"}',
  '{"jsonrpc":"2.0","method":"eth_sendRawTransaction"}',
  '{"jsonrpc":"2.0","method":"eth_call","METHOD":"eth_call"}',
  '{"jsonrpc":"2.0"}',
  "[]",
  "null",
  "a=b",
])("the page sends %s exactly if a command may contain it", async (body) => {
  const relay = createRelay({
    nodes: [URL],
    fetch: () => Promise.resolve(new Response('{"jsonrpc":"2.0","id":1,"result":"0x1"}')),
    isOnline: () => true,
    now: () => 0,
  });
  const isSent = "body" in (await relay({ url: URL, body }));
  expect(isSent).toBe(problemOf(`curl ${URL} -d '${body}'`) === "");
});
