import { type Fault, faultAt } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import { parseYaml } from "../../faults/yaml";
import type { LinkUse } from "../markdown/compiled-doc";
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
import type { DocVersion } from "./versions";

/** Words an adult reads in a minute, as the reading-time packages of the field count. */
const WORDS_PER_MINUTE = 200;

/** The file that holds a version's sidebars. */
function dataFileOf(version: string): string {
  return version === CURRENT_VERSION
    ? "content/sidebars.yaml"
    : `content/versions/${version}/sidebars.yaml`;
}

/** A doc that does not know the other versions yet. */
export type DocOfVersion = Omit<Doc, "versionPaths">;

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
  const { sidebars, pending, links, isReadable } = readSidebars(
    version,
    docs,
    draftIds,
    input,
    faults,
  );
  const navigation = new Map(
    sidebars.map(({ name, items }) => [
      name,
      { neighbours: findNeighbours(items), breadcrumbs: findBreadcrumbs(items) },
    ]),
  );
  const sidebarById = new Map<string, string>();
  for (const { name, items } of sidebars) {
    for (const { docId } of flattenSidebar(items)) {
      if (docId !== undefined && !sidebarById.has(docId)) sidebarById.set(docId, name);
    }
  }
  const byPath = new Map(docs.map((doc) => [doc.path, doc]));

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
      const target = byPath.get(wanted);
      return target
        ? {
            path: wanted,
            title:
              target.compiled.frontmatter?.sidebar_label ??
              target.compiled.frontmatter?.title ??
              wanted,
          }
        : null;
    };
    const trail: readonly Breadcrumb[] = breadcrumbs?.get(id) ?? [
      { label: frontmatter?.sidebar_label ?? title, path },
    ];
    return {
      id,
      version: version.name,
      file,
      path,
      title,
      description: frontmatter?.description ?? "",
      kind: frontmatter?.kind ?? null,
      sidebarLabel: frontmatter?.sidebar_label ?? title,
      sidebar,
      draft: frontmatter?.draft ?? false,
      unlisted: frontmatter?.unlisted ?? false,
      tags: frontmatter?.tags ?? [],
      keywords: frontmatter?.keywords ?? [],
      image: frontmatter?.image ?? null,
      toc: compiled.toc,
      anchors: compiled.anchors,
      marks: compiled.marks,
      twinMarks: compiled.twinMarks,
      isStatic: compiled.isStatic,
      links: compiled.links.map(({ target }) => target),
      words,
      readingMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
      hideTableOfContents: frontmatter?.hide_table_of_contents ?? false,
      factsChecked: frontmatter?.facts_checked ?? "",
      sources: frontmatter?.sources ?? [],
      tutorial: frontmatter?.tutorial ?? null,
      replacedBy: frontmatter?.replaced_by ?? null,
      canonical: frontmatter?.canonical ?? null,
      editUrl: version.name === CURRENT_VERSION ? input.editUrlBase + encodeURI(file) : null,
      lastUpdate: toNamed(input.lastUpdateOf(file), authors),
      previous: chosen(frontmatter?.pagination_prev, neighbours?.get(id)?.previous),
      next: chosen(frontmatter?.pagination_next, neighbours?.get(id)?.next),
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
): Pick<ResolvedSidebars, "sidebars" | "pending" | "links"> & { isReadable: boolean } {
  const none = { sidebars: [], pending: [], links: [], isReadable: true };
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
  return { ...resolved, isReadable: true };
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
