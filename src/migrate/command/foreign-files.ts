import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, extname, join, relative, sep } from "node:path";
import { maxBytesOf } from "../../base/content-path";
import { isDrawing } from "../../markdown/base/named-file";

/** Purpose of a foreign file: a page, a picture, or a list of pages or redirects. */
type ForeignUse = "page" | "picture" | "list";

/** The content of a foreign file, or the reason why it isn't read. A missing file has neither. */
type ForeignRead =
  | { readonly bytes: Buffer; readonly refusal?: undefined }
  | { readonly bytes?: undefined; readonly refusal?: string };

/**
 * Reads files of another site, all of which a stranger may have written: a page can name any file of this machine as a
 * picture, and any file can be a link to another one. So only regular files in the other site's own folder are read, of
 * limited size, and only pictures as pictures.
 */
export interface ForeignFiles {
  /** Real path of the folder that is migrated, or that contains the migrated file. */
  readonly base: string;
  /** `base` and the folders above it that belong to the same site, as real paths. */
  readonly folders: readonly string[];
  readonly read: (file: string, use: ForeignUse) => ForeignRead;
  /** Returns the text of a list; undefined if the file is missing or refused. */
  readonly readList: (file: string) => string | undefined;
}

/** Files and folders that a site, or the repository that contains it, has at its root. */
const AT_ROOT = [
  ".git",
  ".gitbook.yaml",
  "package.json",
  "docs.json",
  "mint.json",
  "SUMMARY.md",
  "static",
];

/**
 * Opens the site that a file or folder belongs to. Its root is the nearest folder that looks like one, or else the
 * folder itself. A home folder is never the root, even if its owner keeps it in Git, and neither is a folder above it.
 * @param inside A folder whose files belong together, for pages that are already in it.
 */
export function openForeign(from: string, inside?: string, home = findHome()): ForeignFiles {
  const real = realpathSync.native(from);
  const base = statSync(real).isDirectory() ? real : dirname(real);
  const above = listAbove(base);
  const tooHigh = new Set(home === undefined ? [] : listAbove(home));
  const isRoot = (folder: string): boolean =>
    inside === undefined
      ? !tooHigh.has(folder) && AT_ROOT.some((name) => existsSync(join(folder, name)))
      : folder === realpathSync.native(inside);
  const folders = above.slice(0, above.findIndex(isRoot) + 1 || 1);
  const root = folders.at(-1) ?? base;
  const read = (file: string, use: ForeignUse): ForeignRead =>
    readForeign({ root, base }, file, use);
  return {
    base,
    folders,
    read,
    readList: (file) => read(file, file.endsWith(".md") ? "page" : "list").bytes?.toString("utf8"),
  };
}

/** Returns the real path of the user's home folder; undefined if there is none, as in some containers. */
function findHome(): string | undefined {
  try {
    return realpathSync.native(homedir());
  } catch {
    return undefined;
  }
}

const listAbove = (folder: string): string[] =>
  folder === dirname(folder) ? [folder] : [folder, ...listAbove(dirname(folder))];

/** Redirects and sidebars of large sites are long, but no text of a page is. */
const MAX_LIST_BYTES = 2_000_000;

function readForeign(
  { root, base }: { readonly root: string; readonly base: string },
  file: string,
  use: ForeignUse,
): ForeignRead {
  try {
    const real = realpathSync.native(file);
    if (!isBelow(root, real)) return { refusal: `is outside ${root}` };
    // Somebody who migrates a hidden folder named it.
    const inside = relative(isBelow(base, real) ? base : root, real).split(sep);
    if (inside.some((name) => name.startsWith(".") && name !== ".gitbook"))
      return { refusal: "is hidden: a name in its path begins with a dot" };
    const stats = statSync(real);
    if (!stats.isFile()) return { refusal: "isn't a regular file" };
    const most = maxBytesFor(real, use);
    if (stats.size > most) return { refusal: `has more than ${most} bytes` };
    const bytes = readFileSync(real);
    return use === "picture" && !isPicture(real, bytes)
      ? { refusal: "isn't a picture" }
      : { bytes };
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    return /^(?:ENOENT|ENOTDIR)$/.test(code) ? {} : { refusal: `can't be read (${code})` };
  }
}

const isBelow = (folder: string, file: string): boolean =>
  file.startsWith(folder.endsWith(sep) ? folder : folder + sep);

const maxBytesFor = (file: string, use: ForeignUse): number => {
  if (use === "list") return MAX_LIST_BYTES;
  return maxBytesOf(file, use === "page" || isDrawing(file) ? "text" : "picture");
};

/** The first bytes of each kind of picture that pages may show. */
const SIGNATURES: Readonly<Record<string, RegExp>> = {
  ".avif": /^[^]{4}ftyp(?:avi[fs]|mif1|msf1)/,
  ".gif": /^GIF8[79]a/,
  ".jpeg": /^\xFF\xD8\xFF/,
  ".jpg": /^\xFF\xD8\xFF/,
  ".png": /^\x89PNG\r\n\x1A\n/,
  ".svg": /^(?:\xEF\xBB\xBF)?(?:\s|<\?[^>]*>|<!--(?:(?!-->)[^])*-->|<!DOCTYPE[^>]*>)*<svg[\s>]/,
  ".webp": /^RIFF[^]{4}WEBP/,
};

const isPicture = (file: string, bytes: Buffer): boolean =>
  SIGNATURES[extname(file).toLowerCase()]?.test(bytes.toString("latin1", 0, 4096)) === true;
