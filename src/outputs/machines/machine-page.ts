/** A page of documentation as machines are told of it. */
export interface MachinePage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Name of the sidebar it stands in. */
  readonly sidebar: string | null;
  /** The whole twin. */
  readonly markdown: string;
  /** Changes exactly when the twin does. */
  readonly digest: string;
  /** YYYY-MM-DD. */
  readonly factsChecked: string;
  /** ISO 8601; null when nobody knows when the page changed. */
  readonly lastUpdatedAt: string | null;
  /** What it describes has ended. */
  readonly hasEnded: boolean;
}

/** Pages that belong together, in reading order. */
export interface MachineSection {
  readonly label: string;
  /** Path below which the section has lists of its own; absent for pages outside of all sidebars. */
  readonly path?: string;
  readonly pages: readonly MachinePage[];
}

/** A sidebar by its pages' paths, in reading order. */
interface MachineSidebar {
  readonly name: string;
  readonly label: string;
  readonly paths: readonly string[];
}

interface Arrangement {
  readonly pages: readonly MachinePage[];
  readonly sidebars: readonly MachineSidebar[];
  /** Name of the part of the site a page outside of all sidebars belongs to. */
  readonly areaOf: (path: string) => string;
}

/** The sections of a site: its sidebars in their order, then the areas of pages that stand in none, by name. */
export function arrangePages({ pages, sidebars, areaOf }: Arrangement): MachineSection[] {
  const byPath = (a: MachinePage, b: MachinePage): number => a.path.localeCompare(b.path, "en");
  const inSidebars = sidebars.map(({ name, label, paths }): MachineSection => {
    const order = new Map(paths.map((path, index) => [path, index]));
    const place = ({ path }: MachinePage): number => order.get(path) ?? paths.length;
    const own = pages.filter(({ sidebar }) => sidebar === name);
    return {
      label,
      path: paths[0],
      pages: own.sort((a, b) => place(a) - place(b) || byPath(a, b)),
    };
  });
  const names = new Set(sidebars.map(({ name }) => name));
  const areas = new Map<string, MachinePage[]>();
  for (const page of [...pages].sort(byPath)) {
    if (page.sidebar !== null && names.has(page.sidebar)) continue;
    const area = areaOf(page.path);
    areas.set(area, [...(areas.get(area) ?? []), page]);
  }
  const others = [...areas]
    .sort(([a], [b]) => a.localeCompare(b, "en"))
    .map(([label, own]): MachineSection => ({ label, pages: own }));
  return [...inSidebars, ...others].filter((section) => section.pages.length > 0);
}
