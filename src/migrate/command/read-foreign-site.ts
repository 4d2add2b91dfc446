import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { listFiles } from "../../pipeline/store/list-files";
import { readRedirects } from "../base/redirects/read-redirects";
import type { ForeignSidebar } from "../sidebars/entries";
import { readLiteral, valueOf } from "../sidebars/literal";
import { readDocusaurus } from "../sidebars/read-docusaurus";
import { readMintlify } from "../sidebars/read-mintlify";
import { readSummary } from "../sidebars/read-summary";
import type { ForeignFile } from "../site/plan-files";

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
  /** Files that aren't pages, because they are in folders whose names begin with a dot. */
  readonly hidden: readonly string[];
  readonly sidebarFiles: readonly SidebarFile[];
  readonly redirects: ReadonlyMap<string, string>;
}

/** Reads the Markdown files in a folder, or a single Markdown file, and the sidebars that list them. */
export function readForeignSite(from: string): ForeignFolder {
  const isFolder = statSync(from).isDirectory();
  const base = isFolder ? from : dirname(from);
  const found = isFolder
    ? listFiles(from, ".")
        .map((file) => file.split(sep).join("/"))
        .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)node_modules\//.test(file))
    : [basename(from)];
  const isHidden = (file: string): boolean =>
    /(?:^|\/)\.(?!gitbook\/includes\/)[^/]+\//.test(`/${file}`);
  const summaries = isFolder ? found.filter((file) => /(?:^|\/)SUMMARY\.md$/.test(file)) : [];
  const files = found.filter((file) => !isHidden(file) && !summaries.includes(file));
  const read = (file: string): string => readFileSync(join(base, file), "utf8");
  const configured = isFolder ? findSidebars(base) : undefined;
  return {
    base,
    files: files.map((file) => ({ file, text: read(file) })),
    hidden: found.filter(isHidden),
    sidebarFiles:
      summaries.length > 0
        ? summaries.map((file) => ({ file: join(base, file), sidebars: readSummary(read(file)) }))
        : configured
          ? [configured]
          : [],
    redirects: configured ? readOldPaths(configured.file) : new Map(),
  };
}

const SIDEBARS = ["docs.json", "mint.json", "SUMMARY.md"];
const DOCUSAURUS = ["js", "cjs", "mjs", "ts", "json"].flatMap((ending) => [
  `sidebars.${ending}`,
  `website/sidebars.${ending}`,
]);

/** Finds a folder's sidebar file, in the folder itself or in one of the two folders above it. */
function findSidebars(base: string): SidebarFile | undefined {
  for (const folder of [base, resolve(base, ".."), resolve(base, "../..")]) {
    for (const name of [...SIDEBARS, ...DOCUSAURUS]) {
      const file = join(folder, name);
      if (!existsSync(file)) continue;
      const text = readFileSync(file, "utf8");
      if (name === "SUMMARY.md") return { file, sidebars: readSummary(text) };
      const literal = readLiteral(name, text);
      const isOfMintlify = name === "docs.json" || name === "mint.json";
      if (isOfMintlify && (!literal || !valueOf(literal, "navigation"))) continue;
      const readable = literal !== undefined && literal.type !== "code";
      const read = isOfMintlify ? readMintlify : readDocusaurus;
      return { file, sidebars: readable ? read(literal) : undefined };
    }
  }
  return undefined;
}

/** Reads the other site's redirects. They are needed because links on its pages may use old paths. */
function readOldPaths(file: string): Map<string, string> {
  const literal = file.endsWith(".json")
    ? readLiteral(file, readFileSync(file, "utf8"))
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
