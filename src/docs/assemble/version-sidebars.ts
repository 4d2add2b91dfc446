import { CURRENT_VERSION } from "../../base/doc-identity";
import { pathsInVersion } from "../../base/version-links";
import { type Fault, faultAt } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import type { Result } from "../../faults/result";
import { parseYaml } from "../../faults/yaml";
import { checkListed } from "../check-listed";
import { findBreadcrumbs, findNeighbors, flattenSidebar } from "../sidebars/flatten-sidebar";
import {
  type ResolvedSidebars,
  SIDEBARS_FILE,
  resolveSidebars,
} from "../sidebars/resolve-sidebars";
import type { RoutedDoc, SiteInput } from "../site";
import type { DocVersion } from "../versions/versions";

/** Returns the file with a version's sidebars. */
const sidebarsFileOf = (version: string): string =>
  version === CURRENT_VERSION ? SIDEBARS_FILE : `content/versions/${version}/sidebars.yaml`;

/** The sidebars of a version, and each doc's place in them. */
export interface VersionSidebars extends Pick<ResolvedSidebars, "sidebars" | "links"> {
  /** The first sidebar that lists a doc, by the doc's id. */
  readonly sidebarById: ReadonlyMap<string, string>;
  readonly navigationOf: (sidebar: string | null) => SidebarNavigation | undefined;
}

/** Neighbors and breadcrumbs of each doc in a sidebar, by the doc's id. */
interface SidebarNavigation {
  readonly neighbors: ReturnType<typeof findNeighbors>;
  readonly breadcrumbs: ReturnType<typeof findBreadcrumbs>;
}

interface VersionOfSidebars {
  readonly version: DocVersion;
  readonly docs: readonly RoutedDoc[];
  readonly draftIds: ReadonlySet<string>;
  readonly input: Pick<SiteInput, "readData">;
}

/** Reads the sidebars of a version, and checks that they list every doc. */
export function readVersionSidebars(scope: VersionOfSidebars): Result<VersionSidebars> {
  const { version, docs } = scope;
  const { sidebars, links, faults } = resolveFile(scope);
  const paths = new Map(
    docs.flatMap(({ id, path, compiled: { frontmatter } }) =>
      frontmatter?.unlisted === true || frontmatter?.draft === true ? [] : [[id, path] as const],
    ),
  );
  const navigation = new Map(
    sidebars.map(({ name, items }): [string, SidebarNavigation] => [
      name,
      { neighbors: findNeighbors(items), breadcrumbs: findBreadcrumbs(items, paths) },
    ]),
  );
  const sidebarById = new Map<string, string>();
  for (const { name, items } of sidebars) {
    for (const { docId } of flattenSidebar(items)) {
      if (docId !== undefined && !sidebarById.has(docId)) sidebarById.set(docId, name);
    }
  }
  // If a sidebar has a fault, the docs that it would have listed are unknown, so docs without an entry aren't
  // reported.
  const isComplete = faults.length === 0 && sidebars.length > 0;
  const listed = { file: sidebarsFileOf(version.name), listedIds: new Set(sidebarById.keys()) };
  return {
    value: {
      ...{ sidebars, links, sidebarById },
      navigationOf: (sidebar) => navigation.get(sidebar ?? ""),
    },
    faults: [...faults, ...(isComplete ? checkListed(docs, listed) : [])],
  };
}

function resolveFile({ version, docs, draftIds, input }: VersionOfSidebars): ResolvedSidebars {
  const none = { sidebars: [], links: [], faults: [] };
  const file = sidebarsFileOf(version.name);
  const text = input.readData(file);
  if (text === undefined) return none;
  const yaml = parseYaml(text, { file, firstLine: 1 });
  if (Array.isArray(yaml)) return { ...none, faults: yaml };
  return resolveSidebars(yaml, {
    version: version.name,
    pathOf: pathsInVersion(version, docs),
    draftIds,
    docs: new Map(
      docs.map(({ id, path, compiled: { frontmatter } }) => [
        id,
        {
          id,
          path,
          title: frontmatter?.title ?? id,
          ...(frontmatter?.sidebar_label !== undefined && {
            sidebarLabel: frontmatter.sidebar_label,
          }),
          unlisted: frontmatter?.unlisted ?? false,
        },
      ]),
    ),
  });
}

/** Chooses the sidebar of a doc: the one that its frontmatter names, or else the first one that lists the doc. */
export function chooseSidebar(
  { compiled: { file, frontmatter, frontmatterLines }, id }: RoutedDoc,
  { sidebars, sidebarById }: VersionSidebars,
): Result<string | null> {
  const wanted = frontmatter?.sidebar;
  if (wanted === undefined) return { value: sidebarById.get(id) ?? null, faults: [] };
  if (wanted === null) return { value: null, faults: [] };
  const names = sidebars.map(({ name }) => name);
  if (names.includes(wanted)) return { value: wanted, faults: [] };
  const [line, column] = frontmatterLines.sidebar ?? [1, 1];
  const fault: Fault = faultAt(
    { file, line, column },
    {
      rule: "sidebar/unknown",
      problem: `There is no sidebar "${wanted}".`,
      fix: suggest(wanted, names, "sidebars"),
      missing: wanted,
    },
  );
  return { value: null, faults: [fault] };
}
