import { createMcpHandler } from "@modelcontextprotocol/server";
import { mcpPage } from "../site/mcp/server-facts";
import { settings } from "../site/settings";
import type { ReadPublic } from "./published/read-public";
import { createServerFactory } from "./server";

/** Maximum size of a request. A call consists of only a name and a few words. */
export const MOST_REQUEST_BYTES = 64 * 1024;

/**
 * Headers that allow requests from web pages of any origin. Checking `Origin` or `Host` would protect nothing: there
 * are no cookies, accounts or private files, and no tool changes anything.
 */
const CORS_HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "POST, OPTIONS",
  "Access-Control-Allow-Headers": "*",
  "Access-Control-Max-Age": "86400",
};

/** Answers HTTP requests of MCP clients. */
export interface HttpAnswerer {
  readonly fetch: (request: Request) => Promise<Response>;
}

/**
 * Creates the part of our server that answers HTTP requests. It has no sessions, so any instance of a serverless
 * function can answer any request. Nothing changes during a connection, so clients can't subscribe to changes.
 */
export function createHttpAnswerer(
  read: ReadPublic,
  onerror?: (error: Error) => void,
): HttpAnswerer {
  const handler = createMcpHandler(createServerFactory(read), {
    maxRequestBodySize: MOST_REQUEST_BYTES,
    maxSubscriptions: 0,
    ...(onerror && { onerror }),
  });
  return {
    fetch: async (request) => {
      if (request.method === "OPTIONS")
        return new Response(null, { status: 204, headers: CORS_HEADERS });
      if (isVisit(request)) return Response.redirect(settings.url + mcpPage, 303);
      const answer = await handler.fetch(request);
      const headers = new Headers(answer.headers);
      for (const [name, value] of Object.entries(CORS_HEADERS)) headers.set(name, value);
      return new Response(answer.body, { status: answer.status, headers });
    },
  };
}

/** True if somebody has opened the URL in a browser. */
const isVisit = ({ method, headers }: Request): boolean =>
  method === "GET" && headers.get("Accept")?.includes("text/html") === true;
