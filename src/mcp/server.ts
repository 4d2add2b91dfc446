import { McpServer } from "@modelcontextprotocol/server";
import { mcpInstructions, mcpServer } from "../site/mcp/server-facts";
import { openPublishedSite } from "./published/published-site";
import type { ReadPublic } from "./published/read-public";
import { lookUp, lookUpInput } from "./tools/look-up";
import { readPage, readPageInput } from "./tools/read-page";
import { reportProblem, reportProblemInput } from "./tools/report-problem";
import { searchDocs, searchDocsInput } from "./tools/search-docs";
import type { ToolAnswer } from "./tools/tool-answer";

/** Hints for every tool: tools only read this site's own files, and don't call any other service. */
const READS_ONLY = { readOnlyHint: true, openWorldHint: false } as const;

const toResult = ({ text, isError }: ToolAnswer) => ({
  content: [{ type: "text" as const, text }],
  ...(isError === true && { isError }),
});

/**
 * Replaces halves of characters in a call, which can't be part of a URL. A client may have cut a text between the two
 * halves of an emoji.
 */
const wellFormed = <Input extends object>(input: Input): Input =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\uFFFD") : value,
    ]),
  ) as Input;

/**
 * Creates a factory for our server. The SDK calls the factory once for each connection over stdio, and once for each
 * request over HTTP, in both versions of the protocol. All servers read the site through the same object.
 */
export function createServerFactory(read: ReadPublic): () => McpServer {
  const site = openPublishedSite(read);
  return () => {
    const { description: _, ...info } = mcpServer;
    const server = new McpServer(info, { instructions: mcpInstructions });
    server.registerTool(
      "search_docs",
      {
        title: "Search the docs",
        description:
          "Finds pages and sections of the Celo documentation by words or a question, with an excerpt and the URL of each. Also returns values that the docs define.",
        inputSchema: searchDocsInput,
        annotations: READS_ONLY,
      },
      async (input) => toResult(await searchDocs(site, wellFormed(input))),
    );
    server.registerTool(
      "read_page",
      {
        title: "Read a page",
        description:
          "Reads a page of the Celo documentation as Markdown, or one of its sections. A long page is split into parts; the end of each part explains how to read the next one.",
        inputSchema: readPageInput,
        annotations: READS_ONLY,
      },
      async (input) => toResult(await readPage(site, wellFormed(input))),
    );
    server.registerTool(
      "look_up",
      {
        title: "Look up a value",
        description:
          "Looks up a contract's or token's address, a network (chain ID, RPC, explorers, faucet), a celocli command, an error message, a contract function, or a value that changes, each with its source.",
        inputSchema: lookUpInput,
        annotations: READS_ONLY,
      },
      async (input) => toResult(await lookUp(site, wellFormed(input))),
    );
    server.registerTool(
      "report_problem",
      {
        title: "Report a problem",
        description:
          "Prepares an issue about a page that is wrong, unclear or out of date. Sends nothing: it returns the URL of a prefilled form for the user to send.",
        inputSchema: reportProblemInput,
        annotations: READS_ONLY,
      },
      async (input) => toResult(await reportProblem(site, wellFormed(input))),
    );
    return server;
  };
}
