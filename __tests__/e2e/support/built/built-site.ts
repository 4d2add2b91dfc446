import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { SITE_DIR } from "./site-dir";

export interface BuiltPage {
  /** The page's address without the origin, encoded as in links. */
  readonly path: string;
  readonly html: string;
  readonly isDoc: boolean;
}

/** Folders in the build that contain no pages. */
const NOT_PAGES = new Set(["page-data", "static", "_gatsby", "~partytown"]);

function* findPageFolders(folder: string): Generator<string> {
  if (existsSync(join(SITE_DIR, folder, "index.html"))) yield folder;
  for (const entry of readdirSync(join(SITE_DIR, folder), { withFileTypes: true })) {
    if (!entry.isDirectory() || (folder === "" && NOT_PAGES.has(entry.name))) continue;
    yield* findPageFolders(join(folder, entry.name));
  }
}

function readPages(): BuiltPage[] {
  if (!existsSync(join(SITE_DIR, "index.html"))) {
    throw new Error(`There is no built site in ${SITE_DIR}: run "npm run build" first.`);
  }
  return [...findPageFolders("")].sort().map((folder) => {
    const html = readFileSync(join(SITE_DIR, folder, "index.html"), "utf8");
    return { path: encodeURI(`/${folder}`), html, isDoc: html.includes("data-doc-version") };
  });
}

const files: readonly BuiltPage[] = readPages();

const isRedirect = ({ html }: BuiltPage): boolean =>
  /^<!doctype html>\s*<html[^>]* data-to=/.test(html);

/** The pages at old addresses that redirect readers. */
export const redirectPages: readonly BuiltPage[] = files.filter(isRedirect);

/** Every page of the built site, without redirects. */
export const pages: readonly BuiltPage[] = files.filter((page) => !isRedirect(page));

export const docPages: readonly BuiltPage[] = pages.filter(({ isDoc }) => isDoc);

/** Returns a built page. Throws for an unknown path, which is a mistake in the test. */
export function findPage(path: string): BuiltPage {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page was built at ${path}, only: ${listPaths(pages)}`);
  return page;
}

const listPaths = (of: readonly BuiltPage[]): string => of.map(({ path }) => path).join(", ");

/** Reads a built file, given by its path from the site's root. */
export const readBuilt = (path: string): Buffer => readFileSync(join(SITE_DIR, decodeURI(path)));
