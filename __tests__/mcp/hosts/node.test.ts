import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type Server, createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { buildSync } from "esbuild";
import { writeOutput } from "../../../src/pipeline/store/output-files";
import { temporaryFolders } from "../../support/folder";
import { listFixtureFiles } from "../published-fixture";

const newFolder = temporaryFolders();
const children: ChildProcess[] = [];
const servers: Server[] = [];
let program = "";

beforeAll(() => {
  program = join(newFolder(), "mcp-node.mjs");
  const entryPoints = ["src/mcp/hosts/node.ts"];
  buildSync({ entryPoints, bundle: true, format: "esm", platform: "node", outfile: program });
});

afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  for (const server of servers) server.close();
});

function run(...args: readonly string[]) {
  const child = spawn(process.execPath, [program, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  return child;
}

/** Starts the program, and returns its port. */
async function start(site: string): Promise<{ child: ChildProcess; port: number }> {
  const child = run(site, "--port", "0");
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { child, port: Number(/:(\d+)\s*$/.exec(line.toString())?.[1]) };
}

async function listen(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

function builtSite(): string {
  const folder = newFolder();
  for (const [address, content] of listFixtureFiles()) writeOutput(folder, address, content);
  return folder;
}

/** Sends these lines, and returns the answer's status. */
async function statusOf(port: number, lines: readonly string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.end([...lines, "Connection: close", "", ""].join("\r\n"));
  return (await text(socket)).split("\r\n")[0] ?? "";
}

test("a request whose Host or target isn't part of an address has status 400, and the next is answered", async () => {
  const { port } = await start(builtSite());
  for (const host of ["a b", "[", "a:b", "\u00ff%", "x:99999", "^", "", "a@b", "a:b@c", "@"])
    expect(await statusOf(port, ["GET /mcp HTTP/1.1", `Host: ${host}`])).toMatch(/ (?:400|405) /);
  for (const target of ["http://a b/", "//[", "*", "@b/mcp", "http://a@b/mcp"])
    expect(await statusOf(port, [`GET ${target} HTTP/1.1`, "Host: a"])).toMatch(/ (?:400|405) /);
  for (const method of ["TRACE", "PROPFIND", "DELETE", "HEAD"])
    expect(await statusOf(port, [`${method} /mcp HTTP/1.1`, "Host: a"])).toMatch(/ (?:400|405) /);
  expect(await statusOf(port, ["OPTIONS /mcp HTTP/1.1", "Host: a"])).toContain(" 204 ");
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s ends it with code 0, after the answer to a request in flight",
  async (signal) => {
    const site = createServer((_, response) => {
      setTimeout(() => response.writeHead(404).end(), 500);
    });
    const { child, port } = await start(`http://127.0.0.1:${await listen(site)}`);
    const call = { name: "read_page", arguments: { page: "/a" } };
    const asked = request({ port, path: "/mcp", method: "POST" }, undefined);
    asked.setHeader("Content-Type", "application/json");
    asked.setHeader("Accept", "application/json, text/event-stream");
    asked.end(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: call }));
    await once(site, "request");
    child.kill(signal);
    const [answer] = (await once(asked, "response")) as [
      NodeJS.ReadableStream & { statusCode: number },
    ];
    expect(answer.statusCode).toBe(200);
    expect(await text(answer)).toContain("The site has no");
    if (child.exitCode === null) await once(child, "exit");
    expect(child.exitCode).toBe(0);
  },
);

test("SIGTERM ends it in spite of a request that never arrives completely", async () => {
  const { child, port } = await start(builtSite());
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n{");
  await once(socket, "ready");
  expect(await statusOf(port, ["OPTIONS /mcp HTTP/1.1", "Host: a"])).toContain(" 204 ");
  child.kill("SIGTERM");
  if (child.exitCode === null) await once(child, "exit");
  expect(child.exitCode).toBe(0);
}, 20_000);

test("what prevents it from starting is one sentence, without a stack", async () => {
  const port = await listen(createServer());
  const cases: readonly (readonly [args: readonly string[], message: RegExp])[] = [
    [[], /^Usage: .*\n$/],
    [[builtSite(), "--prot", "1"], /^Unknown option '--prot'[^\n]*\nUsage: .*\n$/],
    [[builtSite(), "--port", "many"], /^many isn't a port\.\nUsage: .*\n$/],
    [
      [builtSite(), "--port", String(port)],
      /^The server can't listen on 127\.0\.0\.1:\d+: [^\n]*\n$/,
    ],
    [[newFolder()], /^\/.* has no built site\.\n$/],
    [["/nowhere"], /^\/nowhere has no built site\.\n$/],
  ];
  for (const [args, message] of cases) {
    const child = run(...args);
    const [said] = await Promise.all([text(child.stderr), once(child, "exit")]);
    expect(said).toMatch(message);
    expect(child.exitCode).toBe(1);
  }
});
