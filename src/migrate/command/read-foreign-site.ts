import { existsSync, statSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { listFiles } from "../../pipeline/store/list-files";
import { readRedirects } from "../redirects/read-redirects";
import type { ForeignSidebar } from "../sidebars/entries";
import { readLiteral, valueOf } from "../sidebars/literal";
import { readDocusaurus } from "../sidebars/read-docusaurus";
import { readMintlify } from "../sidebars/read-mintlify";
import { readSummary } from "../sidebars/read-summary";
import type { ForeignFile } from "../site/plan-files";
import type { ForeignFiles } from "./foreign-files";

/** A sidebar file of the other site. `sidebars` is undefined if the file can't be read without running its code. */
export interface SidebarFile {
  /** Absolute path of the file. */
  readonly file: string;
  readonly sidebars: readonly ForeignSidebar[] | undefined;
}

/** The part of another site that is migrated. */
export interface ForeignFolder {
  /** Absolute path of the folder that the paths of files are relative to. */
  readonly base: string;
  readonly files: readonly ForeignFile[];
  /** Files that were left out, each with the reason. */
  readonly leftOut: readonly { readonly file: string; readonly reason: string }[];
  readonly sidebarFiles: readonly SidebarFile[];
  readonly redirects: ReadonlyMap<string, string>;
}

/** Reads the Markdown files in a folder, or a single Markdown file, and the sidebars that list them. */
export function readForeignSite(from: string, foreign: ForeignFiles): ForeignFolder {
  const isFolder = statSync(from).isDirectory();
  const base = isFolder ? from : dirname(from);
  const found = isFolder
    ? listFiles(from, ".").filter(
        (file) => /\.mdx?$/.test(file) && !/(?:^|\/)node_modules\//.test(file),
      )
    : [basename(from)];
  const summaries = isFolder ? found.filter((file) => /(?:^|\/)SUMMARY\.md$/.test(file)) : [];
  const pages = found
    .filter((file) => !summaries.includes(file))
    .map((file) => ({ file, ...readPage(file, foreign) }));
  const configured = isFolder ? findSidebars(foreign) : undefined;
  return {
    base,
    files: pages.flatMap(({ file, text }) => (text === undefined ? [] : [{ file, text }])),
    leftOut: pages.flatMap(({ file, reason }) => (reason === undefined ? [] : [{ file, reason }])),
    sidebarFiles:
      summaries.length > 0
        ? summaries.map((file) => ({
            file: join(base, file),
            sidebars: readSidebars(join(foreign.base, file), foreign),
          }))
        : configured
          ? [configured]
          : [],
    redirects: configured ? readOldPaths(configured.file, foreign) : new Map(),
  };
}

function readPage(file: string, foreign: ForeignFiles): { text?: string; reason?: string } {
  if (/(?:^|\/)\.(?!gitbook\/includes\/)[^/]+\//.test(`/${file}`))
    return { reason: "its folder begins with a dot" };
  const { bytes, refusal } = foreign.read(join(foreign.base, file), "page");
  return bytes ? { text: bytes.toString("utf8") } : { reason: `it ${refusal ?? "is gone"}` };
}

const MINTLIFY = ["docs.json", "mint.json"];
const DOCUSAURUS = ["js", "cjs", "mjs", "ts", "json"].flatMap((ending) => [
  `sidebars.${ending}`,
  `website/sidebars.${ending}`,
]);

/** Finds a folder's sidebar file, in the folder itself or in one of the two folders above it. */
function findSidebars(foreign: ForeignFiles): SidebarFile | undefined {
  return foreign.folders
    .slice(0, 3)
    .flatMap((folder) =>
      [...MINTLIFY, "SUMMARY.md", ...DOCUSAURUS].map((name) => join(folder, name)),
    )
    .filter((file) => existsSync(file))
    .filter((file) => !MINTLIFY.includes(basename(file)) || hasNavigation(file, foreign))
    .map((file) => ({ file, sidebars: readSidebars(file, foreign) }))
    .at(0);
}

const hasNavigation = (file: string, foreign: ForeignFiles): boolean => {
  const literal = readLiteral(file, foreign.readList(file) ?? "");
  return literal !== undefined && valueOf(literal, "navigation") !== undefined;
};

/** Reads a sidebar file; undefined if it can't be read without running its code. */
function readSidebars(file: string, foreign: ForeignFiles): ForeignSidebar[] | undefined {
  const text = foreign.readList(file);
  if (text === undefined) return undefined;
  if (file.endsWith(".md")) return readSummary(text);
  const literal = readLiteral(file, text);
  if (literal === undefined || literal.type === "code") return undefined;
  return MINTLIFY.includes(basename(file)) ? readMintlify(literal) : readDocusaurus(literal);
}

/** Reads the other site's redirects. They are needed because links on its pages may use old paths. */
function readOldPaths(file: string, foreign: ForeignFiles): Map<string, string> {
  const literal = file.endsWith(".json")
    ? readLiteral(file, foreign.readList(file) ?? "")
    : undefined;
  const redirects = literal ? readRedirects(literal) : [];
  return new Map(redirects.map(({ source, destination }) => [source, destination]));
}

/**
 * Lists the prefixes that the other site's paths may have: the last one, two or three names in the folder's path, and
 * `docs`.
 */
export function listPrefixes(base: string): string[] {
  const names = base.split(sep).slice(-3);
  return [...names.map((_, index) => names.slice(index).join("/")), "docs"].filter(Boolean);
}

/** Returns a file's path relative to a folder, with forward slashes. */
export const pathFrom = (folder: string, file: string): string =>
  relative(folder, file).split(sep).join("/");
