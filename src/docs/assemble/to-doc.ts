import { CURRENT_VERSION } from "../../base/doc-identity";
import { pathsInVersion } from "../../base/version-links";
import type { Result } from "../../faults/result";
import type { Breadcrumb, Neighbor } from "../sidebars/flatten-sidebar";
import type { Doc, LastUpdate, RoutedDoc, SiteInput } from "../site";
import type { DocVersion } from "../versions/versions";
import { type VersionSidebars, chooseSidebar } from "./version-sidebars";

/** Number of words that an adult reads in a minute, as assumed by most packages that compute reading times. */
const WORDS_PER_MINUTE = 200;

/** A doc before its language and its paths in other versions are added. */
export type DocOfVersion = Omit<Doc, "versionPaths">;

/** A version, and the data that its docs are created from. */
export interface DocScope {
  readonly version: DocVersion;
  readonly docs: readonly RoutedDoc[];
  readonly sidebars: VersionSidebars;
  readonly input: SiteInput;
  /** Names that pages may show, keyed by the names in commits. */
  readonly authors: ReadonlyMap<string, string>;
}

/** Returns a function that creates the docs of a version. */
export function createDocs(scope: DocScope): (doc: RoutedDoc) => Result<DocOfVersion> {
  const byPath = new Map(scope.docs.map((doc) => [doc.path, doc]));
  const inVersion = pathsInVersion(scope.version, scope.docs);
  return (doc) => {
    const sidebar = chooseSidebar(doc, scope.sidebars);
    const places: Places = { byPath, inVersion, sidebar: sidebar.value };
    return {
      value: {
        ...toIdentity(doc, scope),
        ...toCompiled(doc, inVersion),
        ...toFrontmatter(doc, inVersion),
        ...toNavigation(doc, scope, places),
      },
      faults: sidebar.faults,
    };
  };
}

/** Data for resolving a doc's links within its version, and the doc's sidebar. */
interface Places {
  readonly byPath: ReadonlyMap<string, RoutedDoc>;
  /** Converts a path in frontmatter to the page's path in this version. */
  readonly inVersion: (path: string) => string;
  readonly sidebar: string | null;
}

const labelOf = ({ compiled: { frontmatter }, id }: RoutedDoc): string =>
  frontmatter?.sidebar_label ?? frontmatter?.title ?? id;

const toIdentity = (
  { compiled: { file }, id, path }: RoutedDoc,
  { version, input, authors }: DocScope,
) => ({
  ...{ id, file, path },
  version: version.name,
  versionPath: version.path,
  editUrl: version.name === CURRENT_VERSION ? input.editUrlBase + encodeURI(file) : null,
  lastUpdate: toNamed(input.lastUpdateOf(file), authors),
});

const toCompiled = ({ compiled }: RoutedDoc, inVersion: Places["inVersion"]) => {
  const { toc, anchors, placeholders, twinPlaceholders, links, words } = compiled;
  return {
    ...{ toc, anchors, placeholders, twinPlaceholders, words },
    movedAnchors: [], // Filled in once redirects are known (site-links.ts).
    links: links.map(({ target }) => inVersion(target)),
    readingMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
  };
};

/** Returns the fields from the frontmatter, or their defaults if the frontmatter has a fault. */
function toFrontmatter(doc: RoutedDoc, inVersion: Places["inVersion"]) {
  const { frontmatter } = doc.compiled;
  const orNull = (path?: string) => (path === undefined ? null : inVersion(path));
  return {
    title: frontmatter?.title ?? doc.id,
    description: frontmatter?.description ?? "",
    kind: frontmatter?.tutorial ? ("tutorial" as const) : (frontmatter?.kind ?? null),
    layout: frontmatter?.layout ?? null,
    sidebarLabel: labelOf(doc),
    draft: frontmatter?.draft ?? false,
    unlisted: frontmatter?.unlisted ?? false,
    tags: frontmatter?.tags ?? [],
    keywords: frontmatter?.keywords ?? [],
    questions: frontmatter?.questions ?? [],
    image: frontmatter?.image ?? null,
    hideTableOfContents: frontmatter?.hide_table_of_contents ?? false,
    factsChecked: frontmatter?.facts_checked ?? "",
    sources: frontmatter?.sources ?? [],
    tutorial: frontmatter?.tutorial ?? null,
    tools: frontmatter?.tools ?? [],
    replacedBy: orNull(frontmatter?.replaced_by),
    canonical: orNull(frontmatter?.canonical),
  };
}

/** Returns a doc's sidebar, breadcrumbs, and previous and next pages. */
function toNavigation(
  doc: RoutedDoc,
  { sidebars, input }: DocScope,
  { byPath, inVersion, sidebar }: Places,
) {
  const { id, path } = doc;
  const { frontmatter } = doc.compiled;
  const { neighbors, breadcrumbs } = sidebars.navigationOf(sidebar) ?? {};
  const area = input.areaOf?.(path, sidebar);
  const trail = withArea(
    breadcrumbs?.get(id) ?? [...listParents(path, byPath), { label: labelOf(doc), path }],
    area?.path === undefined ? area : { ...area, path: inVersion(area.path) },
  );
  const choose = (
    wanted: string | null | undefined,
    natural: Neighbor | undefined,
  ): Neighbor | null => {
    if (wanted === null) return null;
    if (wanted === undefined) return natural ?? null;
    const target = byPath.get(inVersion(wanted));
    return target ? { path: target.path, title: labelOf(target) } : null;
  };
  // A page outside all sidebars is followed by its replacement, or else by the nearest page above it.
  const step = byPath.get(inVersion(frontmatter?.replaced_by ?? ""))?.path ?? trail.at(-2)?.path;
  return {
    sidebar,
    breadcrumbs: trail,
    previous: choose(frontmatter?.pagination_prev, neighbors?.get(id)?.previous),
    next: choose(
      // `null` asks for no next page, so only a missing key gets the default.
      frontmatter?.pagination_next === undefined && sidebar === null
        ? step
        : frontmatter?.pagination_next,
      neighbors?.get(id)?.next,
    ),
  };
}

/** Lists the docs above a path, shortest path first. */
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

/**
 * Returns a page's breadcrumbs, starting with its area. The area keeps its own name, even if a sidebar uses another
 * name.
 */
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

/**
 * Replaces the author's name in Git with the name in the authors' file, or with null if there is none, as for bots and
 * for people who don't want to be named.
 */
const toNamed = (
  update: LastUpdate | undefined,
  authors: ReadonlyMap<string, string>,
): LastUpdate | null => (update ? { ...update, by: authors.get(update.by ?? "") ?? null } : null);
