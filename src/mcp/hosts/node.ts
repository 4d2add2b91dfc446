import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { toNodeHandler } from "@modelcontextprotocol/node";
import { MOST_REQUEST_BYTES, createHttpAnswerer } from "../answer-http";
import { readFromFolder } from "./read-folder";
import { readFromOrigin } from "./read-origin";

/*
 * A small server for hosts that don't run functions. The built site is either a folder on this machine or the origin of
 * a host.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: "string", default: "3010" },
    host: { type: "string", default: "127.0.0.1" },
  },
});
const [site] = positionals;
const onerror = (error: Error): void => {
  console.error(error.message);
};
if (site === undefined) {
  console.error(
    "Usage: node mcp-node.mjs <folder or origin of the built site> [--port 3010] [--host 127.0.0.1]",
  );
  process.exitCode = 1;
} else {
  const read = /^https?:/.test(site) ? readFromOrigin(site) : readFromFolder(site);
  const answer = toNodeHandler(createHttpAnswerer(read, onerror), {
    maxRequestBodySize: MOST_REQUEST_BYTES,
    onerror,
  });
  const server = createServer((request, response) => void answer(request, response));
  server.listen(Number(values.port), values.host, () => {
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    console.log(`MCP server on http://${values.host}:${port}`);
  });
}
