import { AI_CATALOG_FILE, MCP_CARD_FILE } from "../../outputs/file-names";
import { formatAiCatalog, formatMcpCard } from "../../outputs/machine-readable/mcp-card";
import { mcpServer } from "../../site/mcp/server-facts";
import { settings } from "../../site/settings";

/** Lists the files that tell programs about the MCP server, by path; empty for a site without one. */
export function listMcpFiles(url: string | undefined): [path: string, text: string][] {
  if (url === undefined) return [];
  const card = { ...mcpServer, repository: settings.repository, url };
  return [
    [MCP_CARD_FILE, formatMcpCard(card)],
    [AI_CATALOG_FILE, formatAiCatalog(card)],
  ];
}
