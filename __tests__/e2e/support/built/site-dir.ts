import { resolve } from "node:path";

/** The folder of the built site under test. */
export const SITE_DIR = resolve(process.env.SITE_DIR ?? "public");
