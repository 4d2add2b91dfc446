import { resolve } from "node:path";

/** Folder of the built site under test. */
export const SITE_DIR = resolve(process.env.SITE_DIR ?? "public");
