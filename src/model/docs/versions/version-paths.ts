import type { DocOfVersion } from "../assemble/to-doc";
import type { Doc, SiteVersion } from "../site";

/** The docs of all versions, each with its path in the others: found by id, or else the version's main doc. */
export function withVersionPaths(
  built: readonly { readonly version: SiteVersion; readonly docs: readonly DocOfVersion[] }[],
): Doc[] {
  const versions = built
    .filter(({ docs }) => docs.length > 0)
    .map(({ version, docs }) => ({
      version,
      pathById: new Map(docs.map(({ id, path }) => [id, path])),
    }));
  // With one version there is nothing to link to, and pages are smaller without the list.
  const others = versions.length > 1 ? versions : [];
  return built.flatMap(({ docs }) =>
    docs.map((doc) => ({
      ...doc,
      locale: null,
      versionPaths: others.map(({ version: { name, label, isLast, mainDocPath }, pathById }) => ({
        name,
        label,
        isLast,
        path: pathById.get(doc.id) ?? mainDocPath,
      })),
    })),
  );
}
