import type { FaultText } from "../../faults/fault";

/** Purpose for which a file named in content is read. */
export type FileUse =
  /** Text that becomes part of the page: code, a fragment or a drawing. */
  | "text"
  /** A picture beside the doc. */
  | "picture"
  /** A picture in `static/`, named by a path with a leading slash. */
  | "static-picture";

/** Reason why a file named in content isn't read. */
export type Refusal =
  /** A backslash, or an invisible character. */
  | "characters"
  /** Outside the folders that content may use. */
  | "outside"
  /** The name of the file, or of a folder above it, begins with a dot. */
  | "hidden"
  /** The file, or a folder above it, is a symbolic link to somewhere outside. */
  | "link"
  | "linked-folder"
  /** A folder, a device or a pipe. */
  | "not-a-file"
  | "too-large"
  | "not-text"
  | "not-a-picture"
  /** It exists, but the disk doesn't allow reading it. */
  | "unreadable";

/** Folder of the files that content may use, from the repository's root. */
const CONTENT_FOLDER = "content";
const STATIC_FOLDER = "static";

/** The largest file that is read, in bytes. Today the longest text has 40,000, and a photo for a page 2 million. */
export const MAX_BYTES: Readonly<Record<FileUse, number>> = {
  text: 1_000_000,
  picture: 10_000_000,
  "static-picture": 10_000_000,
};

/**
 * Checks whether a path may be read, by the path alone. The code that reads the disk resolves symbolic links and checks
 * the result again.
 * @param file From the repository's root.
 * @param furtherFolders Folders besides `content/` whose files content may use.
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
    "has a character in it that no path has: a backslash, or one that cannot be seen",
    "Write the path with letters, digits, dashes, dots and forward slashes.",
  ],
  outside: [
    "lies outside of content/",
    "Put the file below content/ and write its path from there.",
  ],
  hidden: [
    "is hidden: a name in its path begins with a dot",
    "Give the file and its folders names without a dot in front.",
  ],
  link: [
    "is a link that leads nowhere, or out of content/",
    "Put the file itself there, not a link to it.",
  ],
  "linked-folder": ["is a link to a folder", "Put the folder itself there, not a link to it."],
  "not-a-file": ["is no file", "Name a file, not a folder, a device or a pipe."],
  "too-large": [
    "is too large",
    `Text may have ${MAX_BYTES.text / 1e6} MB, a picture ${MAX_BYTES.picture / 1e6} MB: shorten it, or link to it.`,
  ],
  "not-text": ["is no text in UTF-8", "Save it as UTF-8 in your editor, or name a text file."],
  "not-a-picture": [
    "is no picture",
    "Name a file that ends in .svg, .png, .jpg, .jpeg, .webp, .avif or .gif.",
  ],
  unreadable: ["cannot be read", "Let everybody read the file, then build again."],
};

/** The fault for a refused file; `written` is the writer's own text. */
export function refusedFile(written: string, refusal: Refusal): FaultText {
  const [problem, fix] = REASONS[refusal];
  return { rule: "file/refused", problem: `The file ${showPath(written)} ${problem}.`, fix };
}

/** Shows invisible characters as their codes, since messages are printed to a terminal. */
const showPath = (path: string): string =>
  path.replace(
    /[\p{Cc}\p{Cf}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
