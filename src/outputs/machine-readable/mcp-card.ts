interface McpCard {
  /** In reverse-DNS form: `org.example/docs`. */
  readonly name: string;
  readonly title: string;
  /** At most 100 characters. */
  readonly description: string;
  readonly version: string;
  readonly websiteUrl: string;
  readonly repository: string;
  /** Public URL of the server. */
  readonly url: string;
}

const toCard = ({ url, repository, ...identity }: McpCard) => ({
  $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
  ...identity,
  repository: { url: repository, source: "github" },
  remotes: [{ type: "streamable-http", url }],
});

/** Formats `server-card.json`: the server's description and URL. */
export const formatMcpCard = (card: McpCard): string => JSON.stringify(toCard(card));

/**
 * Formats `ai-catalog.json`. It includes the card, because a static host can't send the card with its own media type.
 */
export const formatAiCatalog = (card: McpCard): string =>
  JSON.stringify({
    specVersion: "1.0",
    entries: [
      {
        identifier: `urn:air:${new URL(card.websiteUrl).hostname}:mcp:docs`,
        type: "application/mcp-server-card+json",
        data: toCard(card),
      },
    ],
  });
