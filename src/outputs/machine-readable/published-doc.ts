/** A doc as llms.txt, docs.json and the feed list it: neither hidden nor of an older version. */
export interface PublishedDoc {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Name of the sidebar it stands in. */
  readonly sidebar: string | null;
  /** The whole twin. */
  readonly markdown: string;
  /** Digest of the twin. */
  readonly digest: string;
  /** YYYY-MM-DD. */
  readonly factsChecked: string;
  /** ISO 8601; null when nobody knows when the page changed. */
  readonly lastUpdatedAt: string | null;
  /** What it describes has ended. */
  readonly hasEnded: boolean;
}

/** Pages that belong together, in reading order. */
export interface DocSection {
  readonly label: string;
  /** Path below which the section has lists of its own; absent for pages outside of all sidebars. */
  readonly path?: string;
  readonly pages: readonly PublishedDoc[];
}

/** A sidebar by its pages' paths, in reading order. */
interface SidebarPaths {
  readonly name: string;
  readonly label: string;
  readonly paths: readonly string[];
}

interface Arrangement {
  readonly pages: readonly PublishedDoc[];
  readonly sidebars: readonly SidebarPaths[];
  /** Name of the part of the site a page outside of all sidebars belongs to. */
  readonly areaOf: (path: string) => string;
}

/** The sections of a site: its sidebars in their order, then the areas of pages that stand in none, by name. */
export function arrangePages({ pages, sidebars, areaOf }: Arrangement): DocSection[] {
  const byPath = (a: PublishedDoc, b: PublishedDoc): number => a.path.localeCompare(b.path, "en");
  const inSidebars = sidebars.map(({ name, label, paths }): DocSection => {
    const order = new Map(paths.map((path, index) => [path, index]));
    const orderOf = ({ path }: PublishedDoc): number => order.get(path) ?? paths.length;
    const own = pages.filter(({ sidebar }) => sidebar === name);
    return {
      label,
      path: paths[0],
      pages: own.sort((a, b) => orderOf(a) - orderOf(b) || byPath(a, b)),
    };
  });
  const names = new Set(sidebars.map(({ name }) => name));
  const areas = new Map<string, PublishedDoc[]>();
  for (const page of [...pages].sort(byPath)) {
    if (page.sidebar !== null && names.has(page.sidebar)) continue;
    const area = areaOf(page.path);
    areas.set(area, [...(areas.get(area) ?? []), page]);
  }
  const others = [...areas]
    .sort(([a], [b]) => a.localeCompare(b, "en"))
    .map(([label, own]): DocSection => ({ label, pages: own }));
  return [...inSidebars, ...others].filter((section) => section.pages.length > 0);
}
