import type { FaultText } from "../faults/fault";

/** Purpose of a file that content refers to. */
export type FileUse =
  /** Text that becomes part of the page: code, a fragment or a drawing. */
  | "text"
  /** A picture next to the doc. */
  | "picture"
  /** A picture in `static/`. Its path in content has a leading slash. */
  | "static-picture";

/** Reason why a file that content refers to isn't read. */
export type Refusal =
  /** The path contains a backslash or an invisible character. */
  | "characters"
  /** The file is outside the folders that content may use. */
  | "outside"
  /** The name of the file, or of a folder above it, begins with a dot. */
  | "hidden"
  /**
   * The file, or a folder above it, is a symbolic link that is broken or leads outside the folders that content may
   * use.
   */
  | "link"
  | "linked-folder"
  /** The path leads to a folder, a device or a pipe. */
  | "not-a-file"
  | "too-large"
  | "not-text"
  | "not-a-picture"
  /** An .mdx doc that isn't in the list of those that may contain code. */
  | "unlisted-code"
  /** A file in `static/` that browsers or hosts would run, or take for their configuration. */
  | "runs-elsewhere"
  /** The file exists, but its permissions don't allow reading it. */
  | "unreadable";

/** Folder of the files that content may use, relative to the repository's root. */
const CONTENT_FOLDER = "content";
const STATIC_FOLDER = "static";

/**
 * Maximum size of a file, in bytes. Today, the longest text has 69,000 bytes, and a photo on one page has 2 million.
 * The limit for text is low because some checks take quadratic time.
 */
const MAX_BYTES: Readonly<Record<FileUse, number>> = {
  text: 200_000,
  picture: 10_000_000,
  "static-picture": 10_000_000,
};
/** Maximum size of a JSON file, in bytes. Commands write these files, and the largest has 510,000 bytes. */
const MAX_JSON_BYTES = 1_000_000;

/** Returns the maximum size of a file, in bytes. */
export const maxBytesOf = (file: string, use: FileUse): number =>
  use === "text" && file.endsWith(".json") ? MAX_JSON_BYTES : MAX_BYTES[use];

/** Endings of data, and names without an ending that systems or verifications use: `.DS_Store`, `.well-known/…`. */
const STATIC_DATA =
  /\.(?:svg|png|jpe?g|webp|avif|gif|ico|woff2?|pdf|txt|md|csv|json|ya?ml|xml|webmanifest|asc|mp4|webm|zip)$|\/\.[^./]+$|^static\/\.well-known\/[^.]+$/i;

/**
 * True if hosts serve a file of `static/` as data. Scripts, pages and styles would run with the site's origin, and hosts
 * read `_headers` or run `_worker.js`.
 */
export const isStaticData = (file: string): boolean =>
  !file.includes("/_") && STATIC_DATA.test(file);

/**
 * Checks a file by its path alone, and returns the reason if the file may not be read. The code that reads the disk
 * resolves symbolic links, and then checks the resulting path too.
 * @param file Path relative to the repository's root.
 * @param furtherFolders Other folders, besides `content/`, whose files content may use.
 */
export function refusePath(
  file: string,
  use: FileUse,
  furtherFolders: readonly string[] = [],
): Refusal | undefined {
  if (/[\\\p{Cc}\p{Cf}]/u.test(file)) return "characters";
  const parts = file.split("/");
  const folders = use === "static-picture" ? [STATIC_FOLDER] : [CONTENT_FOLDER, ...furtherFolders];
  const isInside = folders.some((folder) => file.startsWith(`${folder}/`));
  if (!isInside || parts.includes("..")) return "outside";
  return parts.some((part) => part.startsWith(".")) ? "hidden" : undefined;
}

const REASONS: Readonly<Record<Refusal, readonly [problem: string, fix: string]>> = {
  characters: [
    "has a backslash or an invisible character in its path",
    "Write the path with letters, digits, dashes, dots and forward slashes.",
  ],
  outside: ["is outside content/", "Move the file into content/, and write its new path here."],
  hidden: [
    "is hidden: a name in its path begins with a dot",
    "Rename the file or its folder without the leading dot.",
  ],
  link: [
    "is a symbolic link that is broken or points outside content/",
    "Replace the link with the file itself.",
  ],
  "linked-folder": ["is a symbolic link to a folder", "Replace the link with the folder itself."],
  "not-a-file": [
    "isn't a regular file",
    "Write the path of a file, not of a folder, a device or a pipe.",
  ],
  "too-large": [
    "is too large",
    `Use at most ${MAX_BYTES.text / 1e3} kB for text, ${MAX_JSON_BYTES / 1e6} MB for JSON and ${MAX_BYTES.picture / 1e6} MB for a picture, or link to the file.`,
  ],
  "not-text": [
    "isn't UTF-8 text, or has private-use characters",
    "Save it as UTF-8 in your editor without such characters, or use a text file.",
  ],
  "not-a-picture": [
    "isn't a picture",
    "Use a file that ends in .svg, .png, .jpg, .jpeg, .webp, .avif or .gif.",
  ],
  "unlisted-code": [
    "could run code in the build, and isn't in MDX_DOCS (src/site/content.ts)",
    "Change its extension to .md. If the page needs code, a maintainer reads the file before building it, and adds it to MDX_DOCS.",
  ],
  "runs-elsewhere": [
    "could be run by browsers or by the host",
    "static/ is for pictures, fonts, documents and text. Code belongs in src/.",
  ],
  unreadable: ["can't be read", "Change the file's permissions so that everyone can read it."],
};

/** Returns the fault for a refused file; `written` is the path as the writer wrote it. */
export function refusedFile(written: string, refusal: Refusal): FaultText {
  const [problem, fix] = REASONS[refusal];
  return { rule: "file/refused", problem: `The file ${showPath(written)} ${problem}.`, fix };
}

/** Replaces invisible characters with their codes, since messages are printed to a terminal. */
const showPath = (path: string): string =>
  path.replace(
    /[\p{Cc}\p{Cf}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
