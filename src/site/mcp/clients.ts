/** Name of the server's entry in a reader's settings. */
const ENTRY_NAME = "celo-docs";

/** A program with its own kind of link for adding an MCP server. */
export interface McpClient {
  readonly name: string;
  /** Formats a link that adds a server. The program asks the reader to confirm before it adds anything. */
  readonly formatAddress: (url: string) => string;
}

export const mcpClients: readonly McpClient[] = [
  {
    name: "Cursor",
    // https://cursor.com/docs/mcp/install-links
    formatAddress: (url) =>
      `cursor://anysphere.cursor-deeplink/mcp/install?name=${ENTRY_NAME}&config=${encodeURIComponent(btoa(JSON.stringify({ url })))}`,
  },
  {
    name: "VS Code",
    // https://code.visualstudio.com/api/extension-guides/ai/mcp
    formatAddress: (url) =>
      `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: ENTRY_NAME, type: "http", url }))}`,
  },
];
