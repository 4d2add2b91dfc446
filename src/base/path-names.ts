import type { FaultText } from "../faults/fault";

/**
 * First segments of paths that are reserved for the build or for hosts. If a page had such a path, the build would
 * overwrite the page with one of its own files, or a host would send the page with the wrong headers. Other checks
 * refuse names that start with `_`, `.` or `~`.
 */
export const RESERVED_NAMES: readonly string[] = [
  "404", // The page that hosts send for a missing page.
  "cards",
  "cdn-cgi", // Cloudflare handles all requests below this path itself.
  "live",
  "page-data",
  "search-index",
  "static",
];

/**
 * Extensions of the files that a build writes next to pages, including compressed files. A host would treat a page with
 * such an extension as a file: it would send the page as a script, cache it for a year, or send an actual file instead.
 */
export const FILE_ENDINGS: readonly string[] = [
  ...["avif", "bin", "br", "css", "gif", "gz", "html", "ico", "jpeg", "jpg", "js", "json"],
  ...[
    "map",
    "md",
    "mdx",
    "mjs",
    "png",
    "svg",
    "txt",
    "wasm",
    "webmanifest",
    "webp",
    "woff2",
    "xml",
  ],
];

/** Maximum length of a segment. File systems limit a name to 255 bytes, including an extension such as `.html.br`. */
const MAX_SEGMENT_BYTES = 120;
/**
 * Maximum length of a path. Paths are keys in nginx's maps, and a key must fit in a bucket of 512 bytes
 * (outputs/hosting/nginx.ts).
 */
const MAX_PATH_BYTES = 400;

/**
 * Matches letters and digits of any language, with dots, dashes, underscores and single spaces between them. Invisible
 * characters are excluded, even those that Unicode classifies as letters, such as U+3164.
 */
const SEGMENT =
  /^(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{N}_](?:(?:[\p{L}\p{M}\p{N}_.-]| (?! ))*[\p{L}\p{M}\p{N}_-])?$/u;

/** Matches names of devices, also with an extension (https://learn.microsoft.com/windows/win32/fileio/naming-a-file). */
const WINDOWS_DEVICE = /^(?:aux|con|nul|prn|(?:com|lpt)[1-9])(?:\.|$)/;

const FILE_ENDING = new RegExp(`\\.(?:${FILE_ENDINGS.join("|")})$`, "i");

/** A problem with a path, and the fix. */
export type PathProblem = Pick<FaultText, "problem" | "fix">;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Makes a name printable: replaces invisible characters, and characters that control a terminal, with their codes. */
export const printName = (name: string): string =>
  name.replace(
    /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
    (char) => `\\u{${char.codePointAt(0)?.toString(16) ?? ""}}`,
  );

/**
 * Returns the same key for paths that differ only in case. Some disks and hosts, and nginx's maps, treat such paths
 * as the same.
 */
export const caseKey = (path: string): string =>
  path.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFC");

/** Finds a problem in a decoded segment of a path; undefined if it's valid. */
function checkSegment(segment: string): PathProblem | undefined {
  if (segment === "") {
    return {
      problem: "This path has an extra slash.",
      fix: "Write one slash before each name, and none at the end.",
    };
  }
  const shown = printName(segment);
  if (!SEGMENT.test(segment)) {
    return {
      problem: `"${shown}" can't be part of a path.`,
      fix: "Use only letters and digits, with dashes, dots, underscores or single spaces between them.",
    };
  }
  if (segment.normalize("NFC") !== segment) {
    return {
      problem: `"${shown}" contains accents as separate characters.`,
      fix: `Write it in Unicode form NFC: ${segment.normalize("NFC")}.`,
    };
  }
  if (WINDOWS_DEVICE.test(caseKey(segment))) {
    return {
      problem: `"${shown}" is the name of a device on Windows, where no file or folder can have it.`,
      fix: "Write another name.",
    };
  }
  if (bytesOf(segment) <= MAX_SEGMENT_BYTES) return undefined;
  return {
    problem: `"${shown.slice(0, 30)}…" is longer than ${MAX_SEGMENT_BYTES} bytes.`,
    fix: "Write a shorter name.",
  };
}

/**
 * Finds a problem in a decoded path with a leading slash, such as the path of a link; undefined if the path is valid.
 */
export function checkPath(path: string): PathProblem | undefined {
  if (path === "/") return undefined;
  if (bytesOf(path) > MAX_PATH_BYTES) {
    return {
      problem: `This path is longer than ${MAX_PATH_BYTES} bytes.`,
      fix: "Write shorter names, or fewer folders.",
    };
  }
  const [start, ...segments] = path.split("/");
  for (const segment of start === "" ? segments : [path]) {
    const problem = checkSegment(segment);
    if (problem) return problem;
  }
  return undefined;
}

/** Explains why a well-formed path can't be used for a page or a redirect; undefined if it can. */
export function checkReserved(path: string): PathProblem | undefined {
  const segments = path.slice(1).split("/");
  const [first = ""] = segments;
  if (first.startsWith("_") || RESERVED_NAMES.includes(caseKey(first))) {
    return {
      problem: `/${printName(first)} is reserved for the build or the host.`,
      fix: "Change the first part of the path.",
    };
  }
  const file = segments.find((segment) => FILE_ENDING.test(segment));
  if (file === undefined) return undefined;
  return {
    problem: `"${printName(file)}" looks like a file name, and hosts would treat it as a file.`,
    fix: `Write it without the dot: ${printName(file.replace(/\.(?=[^.]*$)/, "-"))}.`,
  };
}

/** Finds a problem in the path of a new page or redirect; undefined if it's valid. */
export const checkRoute = (path: string): PathProblem | undefined =>
  checkPath(path) ?? checkReserved(path);
