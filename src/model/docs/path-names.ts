import type { FaultText } from "../../faults/fault";

/**
 * First segments that belong to the build or to hosts: what the build writes there would replace a page, and headers
 * are sent by these names. Names that start with `_`, `.` or `~` are refused by their first character.
 */
export const RESERVED_NAMES: readonly string[] = [
  "404", // The page hosts send for what is missing.
  "cards",
  "cdn-cgi", // Cloudflare answers below it itself.
  "live",
  "page-data",
  "search-index",
  "static",
];

/**
 * Endings of the files a build puts beside pages, packed ones too. A host takes a path that ends so for a file: it would
 * send a page as a script, keep it for a year, or find a file in the place of the page.
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

/** A file name takes 255 bytes on disks; `.html.br` and the like come behind it. */
const MAX_SEGMENT_BYTES = 120;
/** Keys of nginx's maps have to fit into a bucket of 512 bytes (outputs/hosting/nginx.ts). */
const MAX_PATH_BYTES = 400;

/**
 * Letters and digits of any language, and between them dots, dashes, underscores and single spaces. Letters that draw
 * nothing (U+3164 and its like) are letters to Unicode, but not to a reader.
 */
const SEGMENT =
  /^(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{N}_](?:(?:[\p{L}\p{M}\p{N}_.-]| (?! ))*[\p{L}\p{M}\p{N}_-])?$/u;

const FILE_ENDING = new RegExp(`\\.(?:${FILE_ENDINGS.join("|")})$`, "i");

/** What is wrong with a path, and the fix. */
export type PathProblem = Pick<FaultText, "problem" | "fix">;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** A name as it can be printed: characters that draw nothing, or steer a terminal, are told by their numbers. */
export const printName = (name: string): string =>
  name.replace(
    /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
    (char) => `\\u{${char.codePointAt(0)?.toString(16) ?? ""}}`,
  );

/** Two paths that differ only in letter case have one key: some disks and hosts, nginx's maps too, see one path. */
export const caseKey = (path: string): string =>
  path.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFC");

/** What is wrong with a segment of a path, decoded; nothing when it may stand in one. */
function checkSegment(segment: string): PathProblem | undefined {
  if (segment === "") {
    return {
      problem: "This path has a slash too many.",
      fix: "Write one slash before each name.",
    };
  }
  const shown = printName(segment);
  if (!SEGMENT.test(segment)) {
    return {
      problem: `"${shown}" cannot be part of a path.`,
      fix: "Write letters and digits, and between them dashes, dots, underscores or single spaces.",
    };
  }
  if (segment.normalize("NFC") !== segment) {
    return {
      problem: `"${shown}" is written with letters and accents apart.`,
      fix: `Write it with whole letters (Unicode's form NFC): ${segment.normalize("NFC")}.`,
    };
  }
  if (bytesOf(segment) <= MAX_SEGMENT_BYTES) return undefined;
  return {
    problem: `"${shown.slice(0, 30)}…" is longer than ${MAX_SEGMENT_BYTES} bytes.`,
    fix: "Write a shorter name.",
  };
}

/** What is wrong with a path of this site as a link to it has it, decoded, with a slash first; nothing when all is well. */
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

/** Why no page and no redirect may stand at a path whose names are right; nothing when one may. */
export function checkReserved(path: string): PathProblem | undefined {
  const segments = path.slice(1).split("/");
  const [first = ""] = segments;
  if (first.startsWith("_") || RESERVED_NAMES.includes(caseKey(first))) {
    return {
      problem: `/${printName(first)} belongs to the build, or to the host.`,
      fix: "Choose another first name for this path.",
    };
  }
  const file = segments.find((segment) => FILE_ENDING.test(segment));
  if (file === undefined) return undefined;
  return {
    problem: `"${printName(file)}" ends like a file, and hosts would take it for one.`,
    fix: `Write it without the dot: ${printName(file.replace(/\.(?=[^.]*$)/, "-"))}.`,
  };
}

/** What is wrong with a path at which a page or a redirect is to stand. */
export const checkRoute = (path: string): PathProblem | undefined =>
  checkPath(path) ?? checkReserved(path);
