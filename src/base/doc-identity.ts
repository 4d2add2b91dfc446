import { type Fault, type FaultText, faultAt } from "../faults/fault";
import type { CompiledDoc } from "./compiled-doc";
import { checkPath, checkReserved, printName } from "./path-names";
import { UNDECODABLE, decodePath, joinPaths } from "./paths";

/** Name of the version that is still being written: `content/docs`. */
export const CURRENT_VERSION = "current";

/** A doc's version and id, derived from the path of its file. */
export interface DocIdentity {
  readonly version: string;
  /** Path of the file in its version's folder, without the extension; `x/index.md` has the id `x`. */
  readonly id: string;
}

const DOC_FILE = /^content\/(?:docs|versions\/([^/]+)\/docs)\/(.+)\.mdx?$/s;

/** Identifies a doc by its file; undefined for other files, and for fragments, whose names start with an underscore. */
export function identifyDoc(file: string): DocIdentity | undefined {
  const [, version, inner] = DOC_FILE.exec(file) ?? [];
  if (inner === undefined || inner.split("/").some((name) => name.startsWith("_")))
    return undefined;
  const id = inner.replace(/(^|\/)index$/, "");
  return { version: version ?? CURRENT_VERSION, id: id === "" ? "index" : id };
}

/**
 * True for an example in the style guide. It's written and compiled like a doc, but doesn't become a page of its own.
 */
export function isStyleExample(file: string): boolean {
  return /^content\/style-guide\/[^_/][^/]*\.md$/.test(file);
}

/**
 * Computes a doc's path from its slug or its id. A slug that starts with a slash is relative to the version's path; any
 * other slug is relative to the file's folder. If there is a fault, the path is a harmless substitute.
 */
export function routeOfDoc(
  doc: CompiledDoc,
  versionPath: string,
): { path: string; faults: Fault[] } {
  const { id = "" } = identifyDoc(doc.file) ?? {};
  const own = id === "index" ? "/" : `/${id}`;
  const { slug } = doc.place ?? {};
  const wrongName = explainFileName(own);
  const plain = (wrongName ?? explainRoute(own)) ? toPlainName(own) : own;
  const standIn = joinPaths(versionPath, plain);
  const [line, column] = (slug === undefined ? undefined : doc.frontmatterLines.slug) ?? [1, 1];
  const position = { file: doc.file, line, column };
  if (wrongName) {
    return { path: standIn, faults: [faultAt({ ...position, line: 1, column: 1 }, wrongName)] };
  }
  const folder = /\/index\.mdx?$/.test(doc.file) ? own : own.split("/").slice(0, -1).join("/");
  const way = slug === undefined ? { path: own } : resolveSlug(slug, folder);
  const path = "path" in way ? joinPaths(versionPath, way.path) : standIn;
  const wrong = "path" in way ? explainRoute(path) : way.wrong;
  return wrong ? { path: standIn, faults: [faultAt(position, wrong)] } : { path, faults: [] };
}

function explainFileName(own: string): FaultText | undefined {
  if (decodePath(own) === undefined) {
    return {
      rule: "path/percent-encoding",
      problem: `${UNDECODABLE}: ${printName(own)}.`,
      fix: "Rename the file without the percent sign.",
    };
  }
  const words = checkPath(own);
  return words && { rule: "path/file-name", ...words };
}

/**
 * A path can't end in `/index`: the file of a page `/x/index` would overwrite `x/index.html`, the file of the page
 * `/x`. The two pages' data files would collide as well.
 */
const INDEX: FaultText = {
  rule: "path/reserved",
  problem: 'A path can\'t end in "index", because the page one level up uses that file name.',
  fix: "Change the last part of the path.",
};

const toPlainName = (path: string): string =>
  `page${path.replace(/[^A-Za-z0-9]+/g, "-").slice(0, 50)}`;

function explainRoute(path: string): FaultText | undefined {
  const words = checkReserved(path);
  if (words) return { rule: "path/reserved", ...words };
  return /\/index$/i.test(path) ? INDEX : undefined;
}

/**
 * Resolves a slug to a path below its version's path. `..` is only allowed at the start, and can't lead above that
 * path.
 */
function resolveSlug(slug: string, folder: string): { path: string } | { wrong: FaultText } {
  const decoded = decodePath(slug);
  if (decoded === undefined) {
    return {
      wrong: {
        rule: "path/percent-encoding",
        problem: `${UNDECODABLE}: ${printName(slug)}.`,
        fix: "Remove the percent sign, and write other characters as they are: the build encodes them.",
      },
    };
  }
  const [dots = ""] = /^(?:\.{1,2}(?:\/|$))*/.exec(decoded) ?? [];
  const rest = decoded.slice(dots.length).replace(/^\/|\/$/g, "");
  const ups = dots.split("/").filter((step) => step === "..").length;
  if (
    ups > folder.split("/").filter(Boolean).length ||
    (dots !== "" && decoded[dots.length] === "/")
  ) {
    return {
      wrong: {
        rule: "path/slug",
        problem: `"${printName(slug)}" points outside the docs.`,
        fix: "Write the full path, starting with a slash.",
      },
    };
  }
  const words = checkPath(`/${rest}`);
  if (words) return { wrong: { rule: "path/slug", ...words } };
  return { path: decoded.startsWith("/") ? `/${rest}` : joinPaths(folder, dots, rest) };
}
