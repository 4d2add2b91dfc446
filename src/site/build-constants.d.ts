/**
 * The services of this build. src/gatsby/webpack/webpack-config.ts replaces this constant. Use it only as
 * `SERVICES.name`, never as a whole, so that minifiers drop the code of services that aren't configured.
 */
declare const SERVICES: import("./services").Services;

/**
 * The languages of this build other than its default. src/gatsby/webpack/webpack-config.ts replaces these constants.
 * Their labels are in pages, and code for other languages is dropped from the scripts of a site that doesn't have any.
 */
declare const HAS_LOCALES: boolean;
/** The public address of the MCP server; null if this build has none (pipeline/settings/mcp-settings.ts). */
declare const MCP_URL: string | null;
/** False in a build in which readers can't run code on Celo (pipeline/settings/run-settings.ts). */
declare const RUNS_ON_CELO: boolean;
/** The base path of this build (site/paths/base-path.ts). */
declare const BASE_PATH: string;
declare const LOCALES: readonly {
  readonly code: string;
  readonly label: string;
  readonly direction: "ltr" | "rtl";
  /** Path that menus link to on pages that don't exist in this language. */
  readonly mainDocPath: string;
}[];
