/**
 * The services of this build, put in wherever it is named by src/gatsby/webpack/webpack-config.ts. Only as `SERVICES.name`, never
 * as a whole, so that minifiers drop what no service needs.
 */
declare const SERVICES: import("./services").Services;

/**
 * The languages of this build besides its own, put in by src/gatsby/webpack/webpack-config.ts: their labels stand in
 * pages, and what only they need is dropped from the scripts of a site that has none.
 */
declare const HAS_LOCALES: boolean;
/** The base path of this build (site/base-path.ts). */
declare const BASE_PATH: string;
declare const LOCALES: readonly {
  readonly code: string;
  readonly label: string;
  readonly direction: "ltr" | "rtl";
  /** Where menus lead to from pages that the language does not have. */
  readonly mainDocPath: string;
}[];
