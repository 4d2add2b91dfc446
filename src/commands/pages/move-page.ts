import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CURRENT_VERSION } from "../../base/doc-identity";
import { escapePattern } from "../../base/escape";
import { checkRoute } from "../../base/path-names";
import { normalizePath } from "../../base/paths";
import { type PageIdentity, movePages } from "../../docs/edits/move-page";
import { toDocId } from "../../docs/edits/scaffold-page";
import { REDIRECTS_FILE } from "../../docs/links/redirects";
import {
  ADDRESS_RECORD,
  type AddressRecord,
  readAddressRecord,
} from "../../docs/recorded-addresses";
import { suggest } from "../../faults/nearest";
import { compileSite } from "../../pipeline/site/load-site";
import { listFiles } from "../../pipeline/store/list-files";
import { removeOutput, writeOutput } from "../../pipeline/store/output-files";
import type { ToolOutcome } from "./new-page";

/** Files that this command updates if they contain the path of a page or of its file. */
const READ =
  /^(?:content\/(?:docs|fragments|data|style-guide)\/.+\.(?:mdx?|yaml)|content\/packages\/[^/]+\/package\.json|content\/(?:sidebars|redirects|navbar|footer|home)\.yaml|src\/site\/.+\.ts)$/;
/** Files with code, which may also contain the path, but in forms that a tool shouldn't change. */
const CODE = /\.(?:tsx?|mdx)$/;
const COMMENT = /^\s*(?:\/?\*|\/\/)/;

/**
 * Moves a page or a folder of pages: moves the files, updates sidebars and links, and adds a redirect from each old
 * path.
 */
export async function moveOnDisk(
  root: string,
  request: { readonly from: string; readonly to: string },
): Promise<ToolOutcome> {
  const { site } = await compileSite(root, { includesDrafts: true });
  const own = site.docs.filter(({ version }) => version === CURRENT_VERSION);
  const prefix = own[0]?.versionPath.replace(/\/$/, "") ?? "";
  const inVersion = (path: string): string =>
    prefix !== "" && `${path}/`.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  const pages = own.map((doc) => ({ ...doc, path: normalizePath(inVersion(doc.path)) }));
  const wanted = normalizePath(inVersion(`/${toDocId(request.from)}`));
  const page = pages.find(({ path, id }) => path === wanted || `/${id}` === wanted);
  const folder = page?.id ?? wanted.slice(1);
  const below = pages.filter(({ id }) => id.startsWith(`${folder}/`));
  if (!page && below.length === 0) {
    const near = suggest(
      wanted,
      pages.map(({ path }) => path),
      "pages",
    );
    return { refused: `There is no page ${wanted}. ${near}` };
  }
  const newFolder = toDocId(inVersion(`/${toDocId(request.to)}`));
  const wrong = checkRoute(`/${newFolder}`);
  if (wrong || newFolder === "")
    return {
      refused: `/${newFolder} can't be a page's path. Use a path like /learn/what-is-celo.`,
    };
  const moving: Pair[] = [
    ...(page ? [{ from: page, to: identityFor(root, newFolder, page.file) }] : []),
    ...below.map((one) => ({ from: one, to: identityBelow(one, folder, newFolder) })),
  ];
  const besides = below.length === 0 ? [] : listBesides(root, folder, newFolder, moving);
  const refused = refuse(root, moving, besides, (path) =>
    site.routes.some((route) => route.path === prefix + path),
  );
  if (refused !== undefined) return { refused };
  const texts = new Map(
    [...listFiles(root, "content"), ...listFiles(root, "src/site")]
      .filter((file) => READ.test(file))
      .map((file) => [file, readFileSync(join(root, file), "utf8")]),
  );
  const folders = below.length === 0 ? undefined : { from: folder, to: newFolder };
  const record = readRecord(root);
  const isPublished = (path: string): boolean => record?.has(path) ?? true;
  const changed = movePages({
    isPublished,
    prefix,
    pages: moving,
    besides: new Map(besides),
    texts,
    ...(folders && { folders }),
  });
  const copies = besides
    .filter(([, to]) => !changed.has(to))
    .map(([from, to]) => [to, readFileSync(join(root, from))] as const);
  // Written before the old files are removed, so that nothing is lost if a file can't be written.
  const written = new Map<string, string | Buffer>([...changed, ...copies]);
  for (const [file, content] of written) writeOutput(root, file, content);
  const old = [...moving.map(({ from }) => from.file), ...besides.map(([from]) => from)];
  for (const file of old) if (!written.has(file)) removeOutput(root, file);
  return {
    done: [
      ...sayMoved(moving, folders, prefix, isPublished),
      ...sayUpdated(root, moving, besides, changed),
      ...(folders ? findOwners(root, folders.from) : []).map(
        (line) => `${line} contains the old folder: fix it by hand.`,
      ),
    ],
  };
}

/** Reads the addresses that were ever published; undefined for a site without such a list. */
function readRecord(root: string): AddressRecord | undefined {
  const file = join(root, ADDRESS_RECORD);
  return existsSync(file) ? readAddressRecord(readFileSync(file, "utf8")).record : undefined;
}

interface Pair {
  readonly from: PageIdentity;
  readonly to: PageIdentity;
}

/** Returns the reason why the pages can't move; undefined if they can. */
function refuse(
  root: string,
  moving: readonly Pair[],
  besides: readonly (readonly [string, string])[],
  isTaken: (path: string) => boolean,
): string | undefined {
  if (moving.every(({ from, to }) => from.path === to.path))
    return `${moving[0]?.to.path ?? ""} is where it is already.`;
  const leaving = new Set(moving.map(({ from }) => from.path));
  const taken = moving.find(({ to }) => !leaving.has(to.path) && isTaken(to.path));
  if (taken) return `${taken.to.path} already has a page.`;
  const files = [...moving.map(({ from, to }) => [from.file, to.file] as const), ...besides];
  const left = new Set(files.map(([from]) => from));
  const overwritten = files.find(([, to]) => !left.has(to) && existsSync(join(root, to)));
  return overwritten && `${overwritten[1]} already exists.`;
}

/** Lists the other files in a folder of pages, such as pictures and fragments, with their new paths. */
function listBesides(
  root: string,
  folder: string,
  newFolder: string,
  moving: readonly Pair[],
): (readonly [string, string])[] {
  const pages = new Set(moving.map(({ from }) => from.file));
  return listFiles(root, `${DOCS}/${folder}`)
    .filter((file) => !pages.has(file))
    .map((file) => [file, `${DOCS}/${newFolder}${file.slice(`${DOCS}/${folder}`.length)}`]);
}

const DOCS = "content/docs";

function sayMoved(
  moving: readonly Pair[],
  folders: { readonly from: string; readonly to: string } | undefined,
  prefix: string,
  isPublished: (path: string) => boolean,
): string[] {
  if (!folders)
    return moving.map(({ from, to }) => {
      const [old, path] = [prefix + from.path, prefix + to.path];
      return `${from.file} is ${to.file} now; ${isPublished(old) ? `${REDIRECTS_FILE} sends ${old} to ${path}` : `${old} was never published, so it needs no redirect`}.`;
    });
  return [
    `${moving.length === 1 ? "1 page" : `${moving.length} pages`} moved from ${DOCS}/${folders.from} to ${DOCS}/${folders.to}; ${REDIRECTS_FILE} has a redirect from each old path that was published.`,
    ...moving.map(({ from, to }) => `  ${prefix}${from.path} is ${prefix}${to.path} now.`),
  ];
}

function sayUpdated(
  root: string,
  moving: readonly Pair[],
  besides: readonly (readonly [string, string])[],
  changed: ReadonlyMap<string, string>,
): string[] {
  const own = new Set([...moving.map(({ to }) => to.file), ...besides.map(([, to]) => to)]);
  const links = [...changed.keys()].filter((file) => !own.has(file) && file !== REDIRECTS_FILE);
  const mentions = new Set(moving.flatMap(({ from }) => findMentions(root, from.path)));
  return [
    links.length === 0
      ? `No other file contained ${moving.length === 1 ? "its path" : "their paths"}.`
      : `Updated: ${links.sort().join(", ")}.`,
    ...[...mentions].map((mention) => `${mention} contains the old path: fix it by hand.`),
  ];
}

/** Returns the new identity of a page in a folder that moves. */
function identityBelow(
  { id, file }: PageIdentity,
  folder: string,
  newFolder: string,
): PageIdentity {
  const moved = newFolder + id.slice(folder.length);
  const rest = file.slice(`${DOCS}/${folder}`.length);
  return { id: moved, path: `/${moved}`, file: `${DOCS}/${newFolder}${rest}` };
}

/**
 * Returns the new identity of a page. An `index.md` keeps that name, and a page that has pages below it becomes their
 * folder's index.
 */
function identityFor(root: string, id: string, oldFile: string): PageIdentity {
  const isIndex = /\/index\.mdx?$/.test(oldFile) || existsSync(join(root, "content/docs", id));
  const ending = oldFile.endsWith(".mdx") ? "mdx" : "md";
  return { id, path: `/${id}`, file: `content/docs/${id}${isIndex ? "/index" : ""}.${ending}` };
}

/**
 * Finds the lines of content/owners.yaml that contain the folder's path. A person has to fix these lines, since
 * patterns can match a folder in many ways.
 */
function findOwners(root: string, folder: string): string[] {
  const file = "content/owners.yaml";
  if (!existsSync(join(root, file))) return [];
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  return lines.flatMap((line, index) =>
    line.includes(`${DOCS}/${folder}/`) ? [`${file}:${index + 1}`] : [],
  );
}

/** Finds lines in our code, but not in its comments, that still contain a path. */
function findMentions(root: string, path: string): string[] {
  const mark = new RegExp(`["'\`]${escapePattern(path)}(?:["'\`#?])`);
  return listFiles(root, "src")
    .filter((file) => CODE.test(file) && !file.endsWith(".d.ts"))
    .flatMap((file) =>
      readFileSync(join(root, file), "utf8")
        .split("\n")
        .flatMap((line, index) =>
          mark.test(line) && !COMMENT.test(line) ? [`${file}:${index + 1}`] : [],
        ),
    );
}
