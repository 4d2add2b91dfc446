import {
  type Dirent,
  accessSync,
  constants,
  lstatSync,
  readFileSync,
  readdirSync,
  realpathSync,
  statSync,
} from "node:fs";
import { extname, join, relative, sep } from "node:path";
import {
  type FileUse,
  type Refusal,
  isStaticData,
  maxBytesOf,
  refusePath,
  refusedFile,
} from "../../base/content-path";
import { isMdx } from "../../base/page-module";
import { type Fault, faultAt } from "../../faults/fault";
import { FURTHER_FOLDERS, MDX_DOCS } from "../../site/content";
import { once } from "../jobs/once";

/**
 * Reads all files of the content, and other files that content names. After resolving symbolic links, a file must be in
 * content/ (or in a folder listed in the site's settings), and it must be a regular file that is neither hidden nor too
 * large. An .mdx doc also has to be listed in the site's settings. Paths are relative to the root.
 */
export interface ContentFiles {
  /** Returns undefined if the file is missing or refused. */
  readonly readText: (file: string) => string | undefined;
  /** Returns the text of an existing file; empty if it is refused, which checkContentFiles reports. */
  readonly readKnown: (file: string) => string;
  readonly readBytes: (file: string, use: FileUse) => Buffer | undefined;
  readonly hasFile: (file: string, use: FileUse) => boolean;
  /** Returns the reason why a file can't be used; undefined if it can, or if it is missing. */
  readonly whyRefused: (file: string, use: FileUse) => Refusal | undefined;
  /** Lists files below a folder of content/, sorted, except for files in hidden folders. */
  readonly listFiles: (folder: string) => string[];
}

const CONTENT = "content";
const STATIC = "static";

/** Opens the content of the repository at `root`. */
export function openContent(root: string, furtherFolders = FURTHER_FOLDERS): ContentFiles {
  const realRoot = once(() => realpathSync.native(root));
  const find = (file: string, use: FileUse) =>
    findFile({ root, realRoot, furtherFolders }, file, use);
  const readBytes = (file: string, use: FileUse): Buffer | undefined => {
    const { real } = find(file, use);
    try {
      return real === undefined ? undefined : readFileSync(real);
    } catch {
      return undefined; // For this file, whyRefused returns "unreadable".
    }
  };
  const readText = (file: string): string | undefined => readBytes(file, "text")?.toString("utf8");
  return {
    readBytes,
    readText,
    readKnown: (file) => readText(file) ?? "",
    hasFile: (file, use) => find(file, use).real !== undefined,
    whyRefused: (file, use) => {
      const { real, refusal } = find(file, use);
      return real === undefined || isReadable(real) ? refusal : "unreadable";
    },
    listFiles: (folder) =>
      walk(root, folder)
        .filter(({ file, entry }) => isVisible(file) && isRegular(root, file, entry))
        .map(({ file }) => file)
        .sort(),
  };
}

/** Reads each text only once: reading a site needs the same texts several times. */
export function rememberTexts(content: ContentFiles): ContentFiles {
  const texts = new Map<string, string | undefined>();
  const readText = (file: string): string | undefined => {
    if (!texts.has(file)) texts.set(file, content.readText(file));
    return texts.get(file);
  };
  return { ...content, readText, readKnown: (file) => readText(file) ?? "" };
}

/**
 * Reports files that a build must not read or publish: symbolic links out of content/ or static/ (Gatsby copies their
 * targets), devices, files that are too large, and code that no maintainer has listed.
 */
export function checkContentFiles(root: string): Fault[] {
  const refused = [
    ...refuseLinks(root, CONTENT),
    ...refuseLinks(root, STATIC),
    ...refuseFiles(root),
    ...refuseCode(root),
  ];
  return refused.map(([file, refusal]) =>
    faultAt({ file, line: 1, column: 1 }, refusedFile(file, refusal)),
  );
}

type RefusedFile = readonly [file: string, refusal: Refusal];

function refuseLinks(root: string, folder: string): RefusedFile[] {
  if (isLink(join(root, folder))) return [[folder, "linked-folder"]];
  return walk(root, folder).flatMap(({ file, entry }): RefusedFile[] => {
    const refusal = entry.isSymbolicLink() ? refuseLink(root, file) : undefined;
    return refusal ? [[file, refusal]] : [];
  });
}

function refuseFiles(root: string): RefusedFile[] {
  const { whyRefused } = openContent(root);
  return walk(root, CONTENT).flatMap(({ file, entry }): RefusedFile[] => {
    if (entry.isSymbolicLink() || entry.isDirectory() || !isVisible(file)) return [];
    const isText = TEXT_ENDINGS.has(extname(file).toLowerCase());
    const refusal = whyRefused(file, isText ? "text" : "picture");
    return refusal ? [[file, refusal]] : [];
  });
}

/** Refuses files in static/ that aren't data. */
const refuseCode = (root: string): RefusedFile[] =>
  walk(root, STATIC).flatMap(({ file, entry }): RefusedFile[] =>
    entry.isDirectory() || isStaticData(file) ? [] : [[file, "runs-elsewhere"]],
  );

const TEXT_ENDINGS = new Set([".md", ".mdx", ".yaml", ".yml", ".svg"]);

/**
 * True if a path contains no hidden file or folder, and no node_modules. Editors and tools keep their own files
 * there.
 */
const isVisible = (file: string): boolean => !/(?:^|\/)(?:\.|node_modules(?:\/|$))/.test(file);

interface Found {
  /** Path of the file after resolving symbolic links. */
  readonly real?: string;
  readonly refusal?: Refusal;
}

/** The folders that content files may be in. */
interface ReadableFolders {
  readonly root: string;
  /** Returns the root after resolving symbolic links. */
  readonly realRoot: () => string;
  /** Folders besides content/, relative to the root. */
  readonly furtherFolders: readonly string[];
}

function findFile(
  { root, realRoot, furtherFolders }: ReadableFolders,
  file: string,
  use: FileUse,
): Found {
  const refusal = refusePath(file, use, furtherFolders);
  if (refusal) return { refusal };
  if (isMdx(file) && !MDX_DOCS.includes(file)) return { refusal: "unlisted-code" };
  const real = findRealPath(join(root, file));
  if (real === undefined) return isLink(join(root, file)) ? { refusal: "link" } : {};
  const inside = relative(realRoot(), real).split(sep).join("/");
  // A disk that ignores letter case finds pic.PNG as pic.png, but hosts don't.
  if (inside !== file && inside.toLowerCase() === file.toLowerCase()) return {};
  if (refusePath(inside, use, furtherFolders)) return { refusal: "link" };
  const stats = statSync(real);
  if (!stats.isFile()) return { refusal: "not-a-file" };
  return stats.size > maxBytesOf(file, use) ? { refusal: "too-large" } : { real };
}

/**
 * Resolves symbolic links; returns undefined if the file doesn't exist, if its name is too long, or if the links form a
 * loop.
 */
function findRealPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

const isLink = (path: string): boolean => {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
};

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Refuses a symbolic link, unless its target is a file in the same top-level folder (content/ or static/). Hidden
 * links without a target are allowed, because editors use them as lock files.
 */
function refuseLink(root: string, file: string): Refusal | undefined {
  const real = findRealPath(join(root, file));
  if (real === undefined) return isVisible(file) ? "link" : undefined;
  const inside = relative(realpathSync.native(root), real).split(sep).join("/");
  const use = file.startsWith(`${STATIC}/`) ? "static-picture" : "picture";
  if (refusePath(inside, use)) return "link";
  return statSync(real).isDirectory() ? "linked-folder" : undefined;
}

const isRegular = (root: string, file: string, entry: Dirent): boolean =>
  entry.isFile() || (entry.isSymbolicLink() && refuseLink(root, file) === undefined);

/**
 * Lists everything below a folder. Symbolic links are listed but not followed. Returns an empty list if the folder is
 * missing or is itself a symbolic link.
 */
function walk(root: string, folder: string): { file: string; entry: Dirent }[] {
  const path = join(root, folder);
  if (findRealPath(path) !== join(realpathSync.native(root), folder)) return [];
  if (!statSync(path).isDirectory()) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true }).map((entry) => ({
    file: relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"),
    entry,
  }));
}
