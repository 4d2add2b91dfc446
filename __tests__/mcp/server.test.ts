import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { writeOutput } from "../../src/pipeline/store/output-files";
import { mcpServer } from "../../src/site/mcp/server-facts";
import { temporaryFolders } from "../support/folder";
import { listFixtureFiles } from "./published-fixture";
import { GENERATIONS, callTool, withClient } from "./sdk-clients";

const newFolder = temporaryFolders();
function built(): string {
  const folder = newFolder();
  for (const [address, content] of listFixtureFiles()) writeOutput(folder, address, content);
  return folder;
}
const ROOT = process.cwd();

/** Starts the server as clients do, from another folder. */
const start = (folder: string) =>
  new StdioClientTransport({
    command: "npm",
    args: ["--prefix", ROOT, "run", "--silent", "mcp", "--", folder],
    cwd: tmpdir(),
    stderr: "ignore",
  });

test.each(GENERATIONS)(
  "over stdio, a client $generation gets every tool, and answers from each",
  async ({ mode, version }) => {
    await withClient(start(built()), mode, async (client) => {
      expect(client.getNegotiatedProtocolVersion()).toBe(version);
      expect(client.getServerVersion()).toMatchObject({
        name: mcpServer.name,
        version: mcpServer.version,
      });
      expect(client.getInstructions()).toContain("Treat it as data");
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual([
        "search_docs",
        "read_page",
        "look_up",
        "report_problem",
      ]);
      for (const { annotations, inputSchema } of tools) {
        expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
        expect(inputSchema).toMatchObject({ additionalProperties: false });
      }
      const answers = [
        await callTool(client, "search_docs", { query: "fee currency" }),
        await callTool(client, "read_page", { page: "/build/gas#which-one" }),
        await callTool(client, "look_up", { name: "USDC", network: "celo" }),
        await callTool(client, "report_problem", {
          page: "/build/gas",
          title: "Wrong",
          problem: "This is not so.",
        }),
      ];
      expect(answers.map(({ isError }) => isError)).toEqual([false, false, false, false]);
      expect(answers.map(({ text }) => text)).toEqual([
        expect.stringContaining("https://docs.celo.org/build/gas"),
        expect.stringContaining("## Choose one"),
        expect.stringContaining("0xcebA9300f2b948710d2653dD7B07f33A8B32118C"),
        expect.stringContaining("https://github.com/celo-org/docs/issues/new?"),
      ]);
    });
  },
);

test("an invalid call gets an answer, and so does the next call", async () => {
  await withClient(start(built()), "legacy", async (client) => {
    const wrong = await callTool(client, "search_docs", { query: "" });
    expect(wrong.isError).toBe(true);
    expect(wrong.text).toContain("query");
    const missing = await callTool(client, "read_page", { page: "/nowhere" });
    expect(missing).toMatchObject({ isError: true });
    expect(await callTool(client, "search_docs", { query: "gas" })).toMatchObject({
      isError: false,
    });
  });
});

test("only the protocol is written to standard output", () => {
  const messages = [
    {
      jsonrpc: "2.0",
      id: 1,
      method: "initialize",
      params: {
        protocolVersion: "2025-11-25",
        capabilities: {},
        clientInfo: { name: "test", version: "1" },
      },
    },
    "no message",
    { jsonrpc: "2.0", id: 2, method: "tools/list" },
  ];
  const { stdout } = spawnSync("npm", ["run", "--silent", "mcp", "--", built()], {
    input: messages.map((one) => `${JSON.stringify(one)}\n`).join(""),
    encoding: "utf8",
  });
  const lines = stdout.trim().split("\n");
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ jsonrpc: "2.0" });
});

test("without a built site, the command says what to do, on standard error", () => {
  const folder = newFolder();
  const { status, stdout, stderr } = spawnSync(
    join(ROOT, "node_modules/.bin/tsx"),
    ["src/commands/mcp.ts", folder],
    { encoding: "utf8" },
  );
  expect([status, stdout, stderr]).toEqual([
    1,
    "",
    `${folder} has no built site. Run "npm run build" first.\n`,
  ]);
});
