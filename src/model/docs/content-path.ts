import type { FaultText } from "../../faults/fault";

/** What a file that content names is read for. */
export type FileUse =
  /** Text that becomes part of the page: code, a fragment, a drawing. */
  | "text"
  /** A picture beside the doc. */
  | "picture"
  /** A picture of `static/`, named by a path with a leading slash. */
  | "static-picture";

/** Why a file that content names is not read. */
export type Refusal =
  /** A backslash, or a character nobody can see. */
  | "characters"
  /** Outside the folders that content may name. */
  | "outside"
  /** A name that begins with a dot, or below a folder of such a name. */
  | "hidden"
  /** The file, or a folder above it, is a link that leads outside. */
  | "link"
  | "linked-folder"
  /** A folder, a device, a pipe. */
  | "not-a-file"
  | "too-large"
  | "not-text"
  | "not-a-picture"
  /** It is there, but the disk does not let it be read. */
  | "unreadable";

/** Where the files lie that content may name, from the repository's root. */
const CONTENT_FOLDER = "content";
const STATIC_FOLDER = "static";

/** The largest file that is read, in bytes: the longest text of today has 40,000, a photo for a page 2 million. */
export const MAX_BYTES: Readonly<Record<FileUse, number>> = {
  text: 1_000_000,
  picture: 10_000_000,
  "static-picture": 10_000_000,
};

/**
 * Why a path may not be read, judged by the path alone. The code that reads the disk resolves links and checks the
 * result again.
 * @param file From the repository's root.
 * @param furtherFolders Folders besides `content/` whose files content may name.
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

/** The fault for a refused file; `written` is what the writer wrote. */
export function refusedFile(written: string, refusal: Refusal): FaultText {
  const [problem, fix] = REASONS[refusal];
  return { rule: "file/refused", problem: `The file ${showPath(written)} ${problem}.`, fix };
}

/** Characters that cannot be seen as their codes: a message is for a terminal. */
const showPath = (path: string): string =>
  path.replace(
    /[\p{Cc}\p{Cf}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
