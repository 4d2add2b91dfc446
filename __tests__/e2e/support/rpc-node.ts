import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params?: readonly unknown[];
}

const BLOCK = {
  number: "0x2a",
  timestamp: "0x6926a000",
  baseFeePerGas: "0x2e90edd000",
  transactions: [],
};

/** Answers of a chain in which every contract returns 18. */
const RESULTS: Readonly<Record<string, unknown>> = {
  eth_blockNumber: "0x2a",
  eth_call: `0x${"12".padStart(64, "0")}`,
  eth_chainId: "0xa4ec",
  eth_gasPrice: "0x5d21dba00",
  eth_getBlockByNumber: BLOCK,
};

const HEADERS = { "access-control-allow-origin": "*", "content-type": "application/json" };

function answerOf({ id, method }: Call): object {
  const result = RESULTS[method];
  return result === undefined
    ? { jsonrpc: "2.0", id, error: { code: -32_601, message: `no ${method}` } }
    : { jsonrpc: "2.0", id, result };
}

/** A local Celo node that stands in for the real nodes on the pages of a test. */
export interface RpcNode {
  /** The methods that were requested, with the hosts that the requests were meant for. */
  readonly calls: { readonly host: string; readonly method: string }[];
  /** Redirects a page's requests to Celo nodes to this node. */
  readonly standIn: (page: Page) => Promise<void>;
}

/** Console messages that are allowed on pages whose node requests go to this stand-in. */
export const NODE_HOSTS = /^(?:foreign|failed|console error): .*forno\./;

/** Starts a node for the tests of a file. */
export function startRpcNode(): RpcNode {
  let server: Server;
  const node: RpcNode = {
    calls: [],
    standIn: async (page) => {
      await page.route(/^https:\/\/forno\./, async (route) => {
        const { port } = server.address() as AddressInfo;
        const request = route.request();
        for (const { method } of [JSON.parse(request.postData() ?? "[]") as Call | Call[]].flat())
          node.calls.push({ host: new URL(request.url()).host, method });
        try {
          const response = await route.fetch({ url: `http://127.0.0.1:${port}/` });
          await route.fulfill({ response });
        } catch {
          // The page has given up waiting.
        }
      });
    },
  };
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        const calls = JSON.parse(body) as Call | Call[];
        response.writeHead(200, HEADERS);
        response.end(JSON.stringify(Array.isArray(calls) ? calls.map(answerOf) : answerOf(calls)));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  beforeEach(() => {
    node.calls.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return node;
}
