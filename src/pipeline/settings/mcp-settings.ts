/** The public address of the MCP server. src/outputs/hosting/README.md explains it. */
const URL_VARIABLE = "MCP_URL";

/** The environment's settings for the MCP server, or a sentence about a mistake in them. */
export interface McpSettings {
  /** Undefined for a site without one. */
  readonly url?: string;
  readonly problem?: string;
}

/** Reads the public address of the MCP server from the environment. */
export function readMcp(environment: Readonly<Record<string, string | undefined>>): McpSettings {
  const value = environment[URL_VARIABLE]?.trim();
  if (!value) return {};
  const rule = findProblem(value);
  return rule === undefined
    ? { url: value }
    : { problem: `${URL_VARIABLE} is "${value.slice(0, 100)}": ${rule}.` };
}

function findProblem(value: string): string | undefined {
  if (!URL.canParse(value)) return "write a full address, such as https://docs.example.org/mcp";
  const { protocol, hostname, pathname, href } = new URL(value);
  const isLocal = ["localhost", "127.0.0.1"].includes(hostname);
  if (protocol !== "https:" && !(protocol === "http:" && isLocal))
    return "the address has to begin with https://";
  // The address is written into pages, into a server card and into functions for hosts, so only the necessary
  // characters are allowed.
  return href === value && /^(?:\/[\w.~-]+)+$/.test(pathname) && !/[?#@]/.test(value)
    ? undefined
    : "write an address with a path of letters, digits and . _ ~ -, without a user name, a query or an anchor, such as https://docs.example.org/mcp";
}
