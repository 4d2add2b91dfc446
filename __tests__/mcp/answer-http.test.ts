import { type Server, createServer } from "node:http";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { toNodeHandler } from "@modelcontextprotocol/node";
import { type HttpAnswerer, createHttpAnswerer } from "../../src/mcp/answer-http";
import { listFixtureFiles, readFrom } from "./published-fixture";
import { GENERATIONS, callTool, withClient } from "./sdk-clients";

const answerer = (): HttpAnswerer => createHttpAnswerer(readFrom(listFixtureFiles()));

const post = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
  answerer().fetch(
    new Request("https://docs.celo.org/mcp", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
        ...headers,
      },
      body,
    }),
  );

describe("over HTTP", () => {
  let server: Server;
  let url: URL;
  beforeAll(async () => {
    const answer = toNodeHandler(answerer());
    server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("There is no port.");
    url = new URL(`http://127.0.0.1:${address.port}/mcp`);
  });
  afterAll(() => new Promise((done) => server.close(done)));

  test.each(GENERATIONS)("a client $generation gets an answer", async ({ mode, version }) => {
    await withClient(new StreamableHTTPClientTransport(url), mode, async (client) => {
      expect(client.getNegotiatedProtocolVersion()).toBe(version);
      expect((await client.listTools()).tools).toHaveLength(4);
      const { text } = await callTool(client, "read_page", { page: "/build/gas" });
      expect(text).toContain("# Pay for gas");
      const wrong = await callTool(client, "look_up", { name: "x".repeat(501) });
      expect(wrong.isError).toBe(true);
      expect(wrong.text).toContain("name");
    });
  });

  test("clients don't share anything: many at once get their own answers", async () => {
    const pages = ["/build/gas", "/cli/election", "/nowhere"];
    const texts = await Promise.all(
      pages.map((page) =>
        withClient(new StreamableHTTPClientTransport(url), "auto", async (client) => {
          const { text } = await callTool(client, "read_page", { page });
          return text;
        }),
      ),
    );
    expect(texts).toEqual([
      expect.stringMatching(/^# Pay for gas/),
      expect.stringMatching(/^# celocli election/),
      expect.stringMatching(/^No page in the docs has the path \/nowhere/),
    ]);
  });
});

test("pages of any origin may send requests", async () => {
  const before = await answerer().fetch(
    new Request("https://docs.celo.org/mcp", {
      method: "OPTIONS",
      headers: { Origin: "https://example.org" },
    }),
  );
  expect([before.status, before.headers.get("Access-Control-Allow-Origin")]).toEqual([204, "*"]);
  expect(before.headers.get("Access-Control-Allow-Methods")).toContain("POST");
  const after = await post('{"jsonrpc":"2.0","id":1,"method":"tools/list"}');
  expect([after.status, after.headers.get("Access-Control-Allow-Origin")]).toEqual([200, "*"]);
});

test.each([
  { name: "a GET", method: "GET", status: 405 },
  { name: "a DELETE", method: "DELETE", status: 405 },
])("$name starts no session", async ({ method, status }) => {
  const answer = await answerer().fetch(new Request("https://docs.celo.org/mcp", { method }));
  expect(answer.status).toBe(status);
});

test("opening the URL in a browser shows the page that explains it", async () => {
  const answer = await answerer().fetch(
    new Request("https://docs.celo.org/mcp", {
      headers: { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
    }),
  );
  expect([answer.status, answer.headers.get("Location")]).toEqual([
    303,
    "https://docs.celo.org/build/build-with-ai/mcp",
  ]);
});

test.each([
  { name: "no JSON", body: "{", status: 400 },
  { name: "no message", body: "[1]", status: 400 },
  { name: "more than 64 KB", body: JSON.stringify("x".repeat(70_000)), status: 413 },
])("$name is refused", async ({ body, status }) => {
  expect((await post(body)).status).toBe(status);
});

test("other content types are refused", async () => {
  expect((await post("{}", { "Content-Type": "text/plain" })).status).toBe(415);
});
