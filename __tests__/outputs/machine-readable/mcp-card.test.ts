import { formatAiCatalog, formatMcpCard } from "../../../src/outputs/machine-readable/mcp-card";
import { mcpServer } from "../../../src/site/mcp/server-facts";
import { settings } from "../../../src/site/settings";

const CARD = {
  ...mcpServer,
  repository: settings.repository,
  url: "https://docs.celo.org/mcp",
};

test("the card says what the server is and where, in the form of the extension", () => {
  expect(JSON.parse(formatMcpCard(CARD))).toEqual({
    $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
    name: "org.celo.docs/mcp",
    title: "Celo Documentation",
    description: mcpServer.description,
    version: settings.version,
    websiteUrl: "https://docs.celo.org",
    repository: { url: "https://github.com/celo-org/docs", source: "github" },
    remotes: [{ type: "streamable-http", url: "https://docs.celo.org/mcp" }],
  });
});

test("name and description keep to the lengths and characters that cards allow", () => {
  expect(mcpServer.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  expect(mcpServer.description.length).toBeLessThanOrEqual(100);
});

test("the catalog has the same card, under a name based on the site's domain", () => {
  expect(JSON.parse(formatAiCatalog(CARD))).toEqual({
    specVersion: "1.0",
    entries: [
      {
        identifier: "urn:air:docs.celo.org:mcp:docs",
        type: "application/mcp-server-card+json",
        data: JSON.parse(formatMcpCard(CARD)) as unknown,
      },
    ],
  });
});
