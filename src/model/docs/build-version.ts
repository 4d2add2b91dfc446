import { type Fault, faultAt } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import { parseYaml } from "../../faults/yaml";
import type { LinkUse } from "../markdown/compiled-doc";
import { checkListed } from "../sidebars/check-listed";
import {
  type Breadcrumb,
  type Neighbour,
  findBreadcrumbs,
  findNeighbours,
  flattenSidebar,
} from "../sidebars/flatten-sidebar";
import { type ResolvedSidebars, resolveSidebars } from "../sidebars/resolve-sidebars";
import type { Sidebar } from "../sidebars/types";
import { CURRENT_VERSION } from "./doc-identity";
import type { Doc, LastUpdate, RoutedDoc, SiteInput, SiteVersion } from "./site";
import { pathsInVersion } from "./versions/version-links";
import type { DocVersion } from "./versions/versions";

/** Words an adult reads in a minute, as the reading-time packages of the field count. */
const WORDS_PER_MINUTE = 200;

/** The file that holds a version's sidebars. */
function dataFileOf(version: string): string {
  return version === CURRENT_VERSION
    ? "content/sidebars.yaml"
    : `content/versions/${version}/sidebars.yaml`;
}

/** A doc that does not know the other versions and languages yet. */
export type DocOfVersion = Omit<Doc, "versionPaths" | "locale">;

interface VersionInput {
  readonly version: DocVersion;
  readonly docs: readonly RoutedDoc[];
  readonly draftIds: ReadonlySet<string>;
  readonly input: SiteInput;
  /** Whom pages may name, by the names of their commits. */
  readonly authors: ReadonlyMap<string, string>;
  readonly faults: Fault[];
}

/** One version: its sidebars, and its docs with their sidebars, neighbours and breadcrumbs. Adds to `faults`. */
export function buildVersion({ version, docs, draftIds, input, authors, faults }: VersionInput): {
  version: SiteVersion;
  docs: DocOfVersion[];
  sidebars: readonly Sidebar[];
  pending: readonly string[];
  links: readonly LinkUse[];
} {
  const { sidebars, pending, links, isReadable, isComplete } = readSidebars(
    version,
    docs,
    draftIds,
    input,
    faults,
  );
  const paths = new Map(
    docs.flatMap(({ id, path, compiled: { frontmatter } }) =>
      frontmatter?.unlisted === true || frontmatter?.draft === true ? [] : [[id, path] as const],
    ),
  );
  const navigation = new Map(
    sidebars.map(({ name, items }) => [
      name,
      { neighbours: findNeighbours(items), breadcrumbs: findBreadcrumbs(items, paths) },
    ]),
  );
  const sidebarById = new Map<string, string>();
  for (const { name, items } of sidebars) {
    for (const { docId } of flattenSidebar(items)) {
      if (docId !== undefined && !sidebarById.has(docId)) sidebarById.set(docId, name);
    }
  }
  // Of sidebars with a fault of their own, nobody knows what they would list.
  if (isComplete && sidebars.length > 0)
    faults.push(
      ...checkListed(docs, {
        file: dataFileOf(version.name),
        listedIds: new Set(sidebarById.keys()),
      }),
    );
  const byPath = new Map(docs.map((doc) => [doc.path, doc]));
  const inVersion = pathsInVersion(version, docs);
  const orNull = (path?: string) => (path === undefined ? null : inVersion(path));

  const toDoc = ({ compiled, id, path }: RoutedDoc): DocOfVersion => {
    const { frontmatter, file, words } = compiled;
    const title = frontmatter?.title ?? id;
    const sidebar = chooseSidebar(
      compiled.file,
      frontmatter?.sidebar,
      compiled.frontmatterLines.sidebar,
      sidebarById.get(id) ?? null,
      isReadable ? sidebars : undefined,
      faults,
    );
    const { neighbours, breadcrumbs } = navigation.get(sidebar ?? "") ?? {};
    const chosen = (
      wanted: string | null | undefined,
      natural: Neighbour | undefined,
    ): Neighbour | null => {
      if (wanted === null) return null;
      if (wanted === undefined) return natural ?? null;
      const meant = inVersion(wanted);
      const target = byPath.get(meant);
      return target
        ? {
            path: meant,
            title:
              target.compiled.frontmatter?.sidebar_label ??
              target.compiled.frontmatter?.title ??
              meant,
          }
        : null;
    };
    const own = { label: frontmatter?.sidebar_label ?? title, path };
    const area = input.areaOf?.(path, sidebar);
    const trail = withArea(
      breadcrumbs?.get(id) ?? [...listParents(path, byPath), own],
      area?.path === undefined ? area : { ...area, path: inVersion(area.path) },
    );
    // A page outside of all sidebars leads to what has taken its place, else to the nearest page above it.
    const step = byPath.get(inVersion(frontmatter?.replaced_by ?? ""))?.path ?? trail.at(-2)?.path;
    return {
      id,
      version: version.name,
      file,
      path,
      versionPath: version.path,
      title,
      description: frontmatter?.description ?? "",
      kind: frontmatter?.tutorial ? "tutorial" : (frontmatter?.kind ?? null),
      layout: frontmatter?.layout ?? null,
      sidebarLabel: frontmatter?.sidebar_label ?? title,
      sidebar,
      draft: frontmatter?.draft ?? false,
      unlisted: frontmatter?.unlisted ?? false,
      tags: frontmatter?.tags ?? [],
      keywords: frontmatter?.keywords ?? [],
      questions: frontmatter?.questions ?? [],
      image: frontmatter?.image ?? null,
      toc: compiled.toc,
      anchors: compiled.anchors,
      movedAnchors: [], // Redirects are checked against all pages, so these come last (build-site.ts).
      placeholders: compiled.placeholders,
      twinMarks: compiled.twinMarks,
      links: compiled.links.map(({ target }) => inVersion(target)),
      words,
      readingMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
      hideTableOfContents: frontmatter?.hide_table_of_contents ?? false,
      factsChecked: frontmatter?.facts_checked ?? "",
      sources: frontmatter?.sources ?? [],
      tutorial: frontmatter?.tutorial ?? null,
      replacedBy: orNull(frontmatter?.replaced_by),
      canonical: orNull(frontmatter?.canonical),
      editUrl: version.name === CURRENT_VERSION ? input.editUrlBase + encodeURI(file) : null,
      lastUpdate: toNamed(input.lastUpdateOf(file), authors),
      previous: chosen(frontmatter?.pagination_prev, neighbours?.get(id)?.previous),
      next: chosen(
        frontmatter?.pagination_next ?? (sidebar === null ? step : undefined),
        neighbours?.get(id)?.next,
      ),
      breadcrumbs: trail,
    };
  };

  const built = docs.map(toDoc);
  const mainDoc = findMainDoc(version, built, sidebars);
  return {
    version: {
      ...version,
      mainDocId: mainDoc?.id ?? null,
      mainDocPath: mainDoc?.path ?? version.path,
      docs: built.map(({ id, path, sidebar }) => ({ id, path, sidebar })),
      draftIds: [...draftIds],
      sidebars: sidebars.map(({ name }) => name),
    },
    docs: built,
    sidebars,
    pending,
    links,
  };
}

/** The docs whose paths a path goes on from, the shortest first. */
function listParents(path: string, byPath: ReadonlyMap<string, RoutedDoc>): Breadcrumb[] {
  const names = path.split("/").slice(1, -1);
  return names.flatMap((_, index) => {
    const parent = byPath.get(`/${names.slice(0, index + 1).join("/")}`);
    const { frontmatter } = parent?.compiled ?? {};
    return parent && frontmatter
      ? { label: frontmatter.sidebar_label ?? frontmatter.title, path: parent.path }
      : [];
  });
}

/** The way to a page from its area. The area's own page is the area, whatever a sidebar calls it. */
function withArea(
  trail: readonly Breadcrumb[],
  area: Breadcrumb | undefined,
): readonly Breadcrumb[] {
  if (!area) return trail;
  const isArea = ({ label, path }: Breadcrumb): boolean =>
    label === area.label || (path !== undefined && path === area.path);
  const [first] = trail;
  const page = trail.at(-1)?.path;
  if (first && isArea(first))
    return [{ ...area, path: first.path ?? area.path }, ...trail.slice(1)];
  return page !== undefined && page === area.path ? [area] : [area, ...trail];
}

/** Commits may be of a bot, or of somebody who wants no mention: pages name people of the authors' file only. */
const toNamed = (
  update: LastUpdate | undefined,
  authors: ReadonlyMap<string, string>,
): LastUpdate | null => (update ? { ...update, by: authors.get(update.by ?? "") ?? null } : null);

function readSidebars(
  version: DocVersion,
  docs: readonly RoutedDoc[],
  draftIds: ReadonlySet<string>,
  input: SiteInput,
  faults: Fault[],
): Pick<ResolvedSidebars, "sidebars" | "pending" | "links"> & {
  isReadable: boolean;
  isComplete: boolean;
} {
  const none = { sidebars: [], pending: [], links: [], isReadable: true, isComplete: false };
  const file = dataFileOf(version.name);
  const text = input.readData(file);
  if (text === undefined) return none;
  const yaml = parseYaml(text, { file, firstLine: 1 });
  if (Array.isArray(yaml)) {
    faults.push(...yaml);
    return { ...none, isReadable: false };
  }
  const resolved = resolveSidebars(yaml, {
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
  faults.push(...resolved.faults);
  return { ...resolved, isReadable: true, isComplete: resolved.faults.length === 0 };
}

function chooseSidebar(
  file: string,
  wanted: string | null | undefined,
  lineAndColumn: readonly [number, number] | undefined,
  natural: string | null,
  sidebars: readonly Sidebar[] | undefined,
  faults: Fault[],
): string | null {
  if (wanted === undefined || wanted === null) return wanted === null ? null : natural;
  if (sidebars === undefined) return null; // The sidebars' file cannot be read, and that fault is reported already.
  if (sidebars.some(({ name }) => name === wanted)) return wanted;
  const [line, column] = lineAndColumn ?? [1, 1];
  faults.push(
    faultAt(
      { file, line, column },
      {
        rule: "sidebar/unknown",
        problem: `There is no sidebar "${wanted}".`,
        fix: suggest(
          wanted,
          sidebars.map(({ name }) => name),
          "sidebars",
        ),
      },
    ),
  );
  return null;
}

/** The doc a version starts with: the one at its root, else the first of its first sidebar, else its first. */
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
