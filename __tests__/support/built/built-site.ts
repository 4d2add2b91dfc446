import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { SITE_DIR } from "./site-dir";

export interface BuiltPage {
  /** The page's address without the origin, encoded as in links. */
  readonly path: string;
  /** Read from the disk when it is first asked for, as is `isDoc`. */
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

function pageIn(folder: string): BuiltPage {
  let html: string | undefined;
  return {
    path: encodeURI(`/${folder}`),
    get html() {
      return (html ??= readFileSync(join(SITE_DIR, folder, "index.html"), "utf8"));
    },
    get isDoc() {
      return this.html.includes("data-doc-version");
    },
  };
}

if (!existsSync(join(SITE_DIR, "index.html")))
  throw new Error(`There is no built site in ${SITE_DIR}: run "npm run build" first.`);

const folders = [...findPageFolders("")].sort();

/** Only pages have data for the framework; redirects do without it. */
const hasData = (folder: string): boolean =>
  existsSync(join(SITE_DIR, "page-data", folder || "index", "page-data.json"));

/** The pages at old addresses that redirect readers. */
export const redirectPages: readonly BuiltPage[] = folders
  .filter((folder) => !hasData(folder))
  .map(pageIn);

/** Every page of the built site, without redirects. */
export const pages: readonly BuiltPage[] = folders.filter(hasData).map(pageIn);

let docPages: readonly BuiltPage[] | undefined;

/** Lists the pages that are docs, which takes reading all pages. */
export const listDocPages = (): readonly BuiltPage[] =>
  (docPages ??= pages.filter(({ isDoc }) => isDoc));

/** Returns a built page. Throws for an unknown path, which is a mistake in the test. */
export function findPage(path: string): BuiltPage {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page was built at ${path}, only: ${listPaths(pages)}`);
  return page;
}

const listPaths = (of: readonly BuiltPage[]): string => of.map(({ path }) => path).join(", ");

/** Reads a built file, given by its path from the site's root. */
export const readBuilt = (path: string): Buffer => readFileSync(join(SITE_DIR, decodeURI(path)));
