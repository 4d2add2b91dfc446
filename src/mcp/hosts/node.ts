import { existsSync } from "node:fs";
import { type IncomingMessage, createServer } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { toNodeHandler } from "@modelcontextprotocol/node";
import { DOCS_JSON_FILE } from "../../outputs/file-names";
import { MOST_REQUEST_BYTES, createHttpAnswerer } from "../answer-http";
import { readFromFolder } from "./read-folder";
import { readFromOrigin } from "./read-origin";

/*
 * A small server for hosts that don't run functions. The built site is either a folder on this machine or the origin of
 * a host.
 */
const USAGE =
  "Usage: node mcp-node.mjs <folder or origin of the built site> [--port 3010] [--host 127.0.0.1]";

/** Time that requests in flight have once the program has been asked to end: a host ends it after ten seconds. */
const END_MS = 5000;

const log = ({ message }: Error): void => {
  console.error(message);
};

/** Ends the program with a sentence for the person who started it. */
function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        port: { type: "string", default: "3010" },
        host: { type: "string", default: "127.0.0.1" },
      },
    });
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : ""}\n${USAGE}`);
  }
}

const {
  values: { port, host },
  positionals: [site],
} = readArguments();
if (site === undefined) stop(USAGE);
if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) stop(`${port} isn't a port.\n${USAGE}`);
const isOrigin = /^https?:/.test(site);
if (!isOrigin && !existsSync(join(site, DOCS_JSON_FILE))) stop(`${site} has no built site.`);

const read = isOrigin ? readFromOrigin(site) : readFromFolder(site);
const answer = toNodeHandler(createHttpAnswerer(read, log), {
  maxRequestBodySize: MOST_REQUEST_BYTES,
  onerror: log,
});
const server = createServer((request, response) => {
  if (isValid(request)) void answer(request, response);
  else response.writeHead(400).end();
});
server.on("error", ({ message }) => stop(`The server can't listen on ${host}:${port}: ${message}`));
server.listen(Number(port), host, () => {
  const address = server.address();
  console.log(
    `MCP server on http://${host}:${typeof address === "object" ? address?.port : undefined}`,
  );
});
/**
 * True if a request can be passed on. The handler would answer one with an odd host, target or method with status 500,
 * as if the mistake were ours.
 */
function isValid({ method = "GET", url = "/", headers: { host = "localhost" } }: IncomingMessage) {
  try {
    return Boolean(new Request(`http://${host}${url}`, { method }));
  } catch {
    return false;
  }
}

// A process has to ask for these signals if it is the first one of a container. Requests in flight are still answered,
// but a closed server no longer ends those that never arrive completely.
for (const signal of ["SIGTERM", "SIGINT"])
  process.once(signal, () => {
    server.close();
    setTimeout(() => {
      server.closeAllConnections();
    }, END_MS).unref();
  });
