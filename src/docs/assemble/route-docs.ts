import type { CompiledDoc } from "../../base/compiled-doc";
import { CURRENT_VERSION, identifyDoc, routeOfDoc } from "../../base/doc-identity";
import { type Result, collect } from "../../faults/result";
import type { RoutedDoc, SiteInput } from "../site";
import { type DocVersion, listVersions } from "../versions/versions";

/** The docs that become pages, each with its id, version and path. */
export interface RoutedDocs {
  readonly versions: readonly DocVersion[];
  readonly docs: readonly RoutedDoc[];
  /** Ids of drafts, by version. */
  readonly draftIds: ReadonlyMap<string, ReadonlySet<string>>;
}

/** True for a draft that isn't part of this build. Its faults aren't reported, because it may be unfinished. */
export const isLeftOut = (
  { place }: CompiledDoc,
  { includesDrafts }: Pick<SiteInput, "includesDrafts">,
): boolean => place?.draft === true && !includesDrafts;

/** Finds the version and the path of every doc. */
export function routeDocs(input: Pick<SiteInput, "docs" | "includesDrafts">): Result<RoutedDocs> {
  const identified = input.docs.flatMap((compiled) => {
    const identity = identifyDoc(compiled.file);
    return identity ? [{ compiled, ...identity }] : [];
  });
  const versions = listVersions(
    identified.flatMap(({ version }) => (version === CURRENT_VERSION ? [] : version)),
  );
  const pathByVersion = new Map(versions.map(({ name, path }) => [name, path]));
  const draftIds = new Map<string, Set<string>>();
  for (const { compiled, version, id } of identified) {
    if (compiled.place?.draft === true)
      draftIds.set(version, (draftIds.get(version) ?? new Set()).add(id));
  }
  const shown = identified.filter(({ compiled }) => !isLeftOut(compiled, input));
  const { value: docs, faults } = collect(shown, (doc): Result<RoutedDoc> => {
    const { path, faults: found } = routeOfDoc(doc.compiled, pathByVersion.get(doc.version) ?? "/");
    return { value: { ...doc, path }, faults: found };
  });
  return { value: { versions, docs, draftIds }, faults };
}
