import type { CompiledDoc } from "./markdown/compiled-doc";
import { UNDECODABLE, decodePath, joinPaths } from "./paths";
import { type Fault, faultAt } from "../faults/fault";

/** Name of the version that is being written: `content/docs`. */
export const CURRENT_VERSION = "current";

/** What a doc is called, from where its file lies. */
export interface DocIdentity {
  readonly version: string;
  /** Path of the file in its version's folder, without its ending; `x/index.md` has the id `x`. */
  readonly id: string;
}

const DOC_FILE = /^content\/(?:docs|versions\/([^/]+)\/docs)\/(.+)\.mdx?$/;

/** Identity of a doc file; undefined for other files, and for fragments (a name that starts with an underscore). */
export function identifyDoc(file: string): DocIdentity | undefined {
  const [, version, inner] = DOC_FILE.exec(file) ?? [];
  if (inner === undefined || inner.split("/").some((name) => name.startsWith("_")))
    return undefined;
  const id = inner.replace(/(^|\/)index$/, "");
  return { version: version ?? CURRENT_VERSION, id: id === "" ? "index" : id };
}

/** Whether a file is an example of the style guide: written and compiled as a doc, but shown on no page of its own. */
export function isStyleExample(file: string): boolean {
  return /^content\/style-guide\/[^_/][^/]*\.md$/.test(file);
}

/**
 * Route of a doc below its version's path: from its id, or from its slug, which is absolute when it starts with a
 * slash and otherwise relative to the file's folder.
 */
export function routeOfDoc(
  doc: CompiledDoc,
  versionPath: string,
): { path: string; faults: Fault[] } {
  const { id = "" } = identifyDoc(doc.file) ?? {};
  const own = id === "index" ? "/" : `/${id}`;
  const slug = doc.frontmatter?.slug;
  if (slug === undefined && decodePath(own) !== undefined)
    return { path: joinPaths(versionPath, own), faults: [] };
  if (slug === undefined) {
    const fault = faultAt(
      { file: doc.file, line: 1, column: 1 },
      {
        rule: "path/percent-encoding",
        problem: `${UNDECODABLE}: ${own}.`,
        mend: "Give the file a name without a percent sign.",
      },
    );
    return { path: joinPaths(versionPath, own.replaceAll("%", "")), faults: [fault] };
  }
  const decoded = decodePath(slug);
  const [line, column] = doc.frontmatterLines.slug ?? [1, 1];
  if (decoded === undefined || /[?#]/.test(decoded)) {
    const fault = faultAt(
      { file: doc.file, line, column },
      decoded === undefined
        ? {
            rule: "path/percent-encoding",
            problem: `${UNDECODABLE}: ${slug}.`,
            mend: "Write the letters themselves; the build encodes them.",
          }
        : {
            rule: "path/slug",
            problem: `«${slug}» cannot be a path.`,
            mend: "Write a slug without ? and #.",
          },
    );
    return { path: joinPaths(versionPath, own), faults: [fault] };
  }
  const isIndexFile = /\/index\.mdx?$/.test(doc.file);
  const folder = isIndexFile ? own : own.split("/").slice(0, -1).join("/");
  return {
    path: decoded.startsWith("/")
      ? joinPaths(versionPath, decoded)
      : joinPaths(versionPath, folder, decoded),
    faults: [],
  };
}
