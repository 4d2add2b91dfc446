/*
 * Addresses of published files, relative to the site. Code that only links to such a file imports its name from here,
 * so that it doesn't load everything that writes the file.
 */

/** From llmstxt.org. These two files may be in any folder. */
export const LLMS_FILE = "/llms.txt";
export const LLMS_FULL_FILE = "/llms-full.txt";

export const DOCS_JSON_FILE = "/docs.json";
export const ADDRESSES_JSON_FILE = "/addresses.json";
export const NETWORKS_JSON_FILE = "/networks.json";
export const COMPATIBILITY_JSON_FILE = "/compatibility.json";
export const FACTS_JSON_FILE = "/facts.json";
export const TOKENS_JSON_FILE = "/tokens.json";
export const PARTNERS_JSON_FILE = "/partners.json";

export const SKILL_FILE = "/skill.md";
/**
 * File in which agents look for a list of skills: https://github.com/cloudflare/agent-skills-discovery-rfc, version
 * 0.2.0.
 */
export const AGENT_SKILLS_FILE = "/.well-known/agent-skills/index.json";

/*
 * Files in which agents find an MCP server before they connect. Server cards are an extension of MCP (SEP-2127), and
 * their format (https://github.com/modelcontextprotocol/experimental-ext-server-card) may still change. An AI Catalog
 * lists a host's cards; older programs look for the card at MCP_CARD_FILE.
 */
export const MCP_CARD_FILE = "/.well-known/mcp/server-card.json";
export const AI_CATALOG_FILE = "/.well-known/ai-catalog.json";

/** Only the 404 page fetches it (src/browser/page-index.ts). */
export const PAGE_INDEX_FILE = "/pages.json";

export const FEED_FILE = "/atom.xml";
export const CHANGELOG_FEED_FILE = "/changelog.xml";
export const SEARCH_DESCRIPTION_FILE = "/opensearch.xml";
export const WEB_MANIFEST_FILE = "/manifest.json";
export const ROBOTS_FILE = "/robots.txt";

/** The file with the licenses of the packages whose code the site sends. */
export const LICENSES_FILE = "/licenses.txt";
