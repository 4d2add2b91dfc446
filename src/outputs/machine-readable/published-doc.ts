/** A doc as listed in llms.txt, docs.json and the feed. Hidden docs and docs of older versions aren't listed. */
export interface PublishedDoc {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Questions that the doc answers, in readers' words. */
  readonly questions: readonly string[];
  /** Name of its sidebar. */
  readonly sidebar: string | null;
  /** The text of its Markdown copy. */
  readonly markdown: string;
  /** Digest of the Markdown copy. */
  readonly digest: string;
  /** YYYY-MM-DD. */
  readonly factsChecked: string;
  /** ISO 8601; null if the time of the last change is unknown. */
  readonly lastUpdatedAt: string | null;
  /** True if its subject has ended. */
  readonly hasEnded: boolean;
}

/** Pages of one section, in reading order. */
export interface DocSection {
  readonly label: string;
  /** Path of the folder with the section's own llms.txt; absent for pages that aren't in a sidebar. */
  readonly path?: string;
  readonly pages: readonly PublishedDoc[];
}

/** The paths of a sidebar's pages, in reading order. */
interface SidebarPaths {
  readonly name: string;
  readonly label: string;
  readonly paths: readonly string[];
}

interface Arrangement {
  readonly pages: readonly PublishedDoc[];
  readonly sidebars: readonly SidebarPaths[];
  /** Returns the area of the site for a page that isn't in a sidebar. */
  readonly areaOf: (path: string) => string;
}

/**
 * Arranges a site's pages in sections: one for each sidebar, in the sidebars' order, then one for each area that has
 * other pages, sorted by name. An area with the same label as a sidebar becomes part of that sidebar's section, so
 * that no label is repeated.
 */
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
  const whole = inSidebars.map((section) => {
    const further = areas.get(section.label) ?? [];
    areas.delete(section.label);
    return { ...section, pages: [...section.pages, ...further] };
  });
  const others = [...areas]
    .sort(([a], [b]) => a.localeCompare(b, "en"))
    .map(([label, own]): DocSection => ({ label, pages: own }));
  return [...whole, ...others].filter((section) => section.pages.length > 0);
}
