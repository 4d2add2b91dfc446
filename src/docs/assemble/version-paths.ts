import type { Doc, SiteVersion } from "../site";
import type { DocOfVersion } from "./to-doc";

/**
 * Returns the docs of all versions. Each doc lists its path in every version; if a version doesn't have the doc, the
 * list has the path of that version's main doc.
 */
export function withVersionPaths(
  built: readonly { readonly version: SiteVersion; readonly docs: readonly DocOfVersion[] }[],
): Doc[] {
  const versions = built
    .filter(({ docs }) => docs.length > 0)
    .map(({ version, docs }) => ({
      version,
      pathById: new Map(docs.map(({ id, path }) => [id, path])),
    }));
  // A single version has no other versions to link to, and its pages are smaller without the list.
  const others = versions.length > 1 ? versions : [];
  return built.flatMap(({ docs }) =>
    docs.map((doc) => ({
      ...doc,
      versionPaths: others.map(({ version: { name, label, isLast, mainDocPath }, pathById }) => ({
        name,
        label,
        isLast,
        path: pathById.get(doc.id) ?? mainDocPath,
      })),
    })),
  );
}
