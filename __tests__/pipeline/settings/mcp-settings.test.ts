import { readMcp } from "../../../src/pipeline/settings/mcp-settings";

test.each([undefined, "", "  "])("%p is a site without an MCP server", (MCP_URL) => {
  expect(readMcp({ MCP_URL })).toEqual({});
});

test.each([
  "https://docs.celo.org/mcp",
  "https://mcp.example.org:8443/docs/v1/mcp",
  "http://127.0.0.1:3010/mcp",
  " https://docs.celo.org/mcp ",
])("%s is the URL of one", (MCP_URL) => {
  expect(readMcp({ MCP_URL })).toEqual({ url: MCP_URL.trim() });
});

test.each([
  "docs.celo.org/mcp",
  "http://docs.celo.org/mcp",
  "https://docs.celo.org",
  "https://docs.celo.org/mcp/",
  "https://docs.celo.org/mcp?key=1",
  "https://docs.celo.org/mcp#x",
  "https://me:secret@docs.celo.org/mcp",
  "https://docs.celo.org/%22mcp",
  'https://docs.celo.org/"};x',
  "https://DOCS.celo.org/mcp",
  "javascript:alert(1)",
])("%s is a problem that names the variable", (MCP_URL) => {
  const { url, problem } = readMcp({ MCP_URL });
  expect(url).toBeUndefined();
  expect(problem).toMatch(/^MCP_URL is ".+": .+\.$/);
});
