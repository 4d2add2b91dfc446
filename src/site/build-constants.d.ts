/**
 * The services of this build. src/gatsby/webpack/webpack-config.ts replaces this constant. Use it only as
 * `SERVICES.name`, never as a whole, so that minifiers can drop the code of services that aren't configured.
 */
declare const SERVICES: import("./services").Services;

/** Public URL of the MCP server; null if this build has none (pipeline/settings/mcp-settings.ts). */
declare const MCP_URL: string | null;
/** True if readers can run code on Celo in this build (pipeline/settings/run-settings.ts). */
declare const RUNS_ON_CELO: boolean;
/** The base path of this build (site/paths/base-path.ts). */
declare const BASE_PATH: string;
