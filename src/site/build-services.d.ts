/**
 * The services of this build, put in wherever it is named by src/gatsby/webpack/webpack-config.ts. Only as `SERVICES.name`, never
 * as a whole, so that minifiers drop what no service needs.
 */
declare const SERVICES: import("./services").Services;
