import type { LinkUse } from "../../base/compiled-doc";
import { type Result, collect } from "../../faults/result";
import { flattenSidebar } from "../sidebars/flatten-sidebar";
import type { Sidebar } from "../sidebars/types";
import type { RoutedDoc, SiteInput, SiteVersion } from "../site";
import type { DocVersion } from "../versions/versions";
import { type DocOfVersion, createDocs } from "./to-doc";
import { readVersionSidebars } from "./version-sidebars";

interface VersionInput {
  readonly version: DocVersion;
  readonly docs: readonly RoutedDoc[];
  readonly draftIds: ReadonlySet<string>;
  readonly input: SiteInput;
  /** Names that pages may show, keyed by the names in commits. */
  readonly authors: ReadonlyMap<string, string>;
}

/** A version with its docs and sidebars. */
export interface VersionOfDocs {
  readonly version: SiteVersion;
  readonly docs: readonly DocOfVersion[];
  readonly sidebars: readonly Sidebar[];
  /** Links in the sidebars. */
  readonly links: readonly LinkUse[];
}

/** Builds one version: its sidebars, and its docs with their sidebars, neighbors and breadcrumbs. */
export function buildVersion(scope: VersionInput): Result<VersionOfDocs> {
  const { version, draftIds } = scope;
  const read = readVersionSidebars(scope);
  const { sidebars, links } = read.value;
  const { value: docs, faults } = collect(
    scope.docs,
    createDocs({ ...scope, sidebars: read.value }),
  );
  const mainDoc = findMainDoc(version, docs, sidebars);
  return {
    value: {
      version: {
        ...version,
        mainDocId: mainDoc?.id ?? null,
        mainDocPath: mainDoc?.path ?? version.path,
        docs: docs.map(({ id, path, sidebar }) => ({ id, path, sidebar })),
        draftIds: [...draftIds],
        sidebars: sidebars.map(({ name }) => name),
      },
      ...{ docs, sidebars, links },
    },
    faults: [...read.faults, ...faults],
  };
}

/**
 * Finds the doc to open a version with: the doc at the version's root, or else the first doc in its first sidebar, or
 * else its first doc.
 */
function findMainDoc(
  version: DocVersion,
  docs: readonly DocOfVersion[],
  sidebars: readonly Sidebar[],
): DocOfVersion | undefined {
  const atRoot = docs.find(({ path }) => path === version.path);
  const [first] = flattenSidebar(sidebars[0]?.items ?? []).filter(
    ({ docId }) => docId !== undefined,
  );
  return atRoot ?? docs.find(({ id }) => id === first?.docId) ?? docs[0];
}
