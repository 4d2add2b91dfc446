import { existsSync } from "node:fs";
import { join } from "node:path";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { readFromFolder } from "../mcp/hosts/read-folder";
import { createServerFactory } from "../mcp/server";
import { DOCS_JSON_FILE } from "../outputs/file-names";
import { fail, runCommand } from "./base/run-command";

const USAGE = `npm run --silent mcp [-- <folder of a built site>]
Serves the docs of public/, or of another folder, as an MCP server over standard input and output. Clients such as
Claude Code and Cursor start it (content/docs/build/build-with-ai/mcp.md). Run "npm run build" first.`;

// Standard output is reserved for the protocol, so messages to the user are written to standard error.
void runCommand(USAGE, {}, ({ positionals: [folder = "public"] }) => {
  if (!existsSync(join(folder, DOCS_JSON_FILE))) {
    fail(`${folder} has no built site. Run "npm run build" first.`);
    return;
  }
  serveStdio(createServerFactory(readFromFolder(folder)), {
    onerror: (error) => {
      console.error(error.message);
    },
  });
});
