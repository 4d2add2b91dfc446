import type { DocBody } from "../../base/compiled-doc";
import type { Change } from "../../data/changelog";
import type { Site } from "../../docs/site";
import type { SearchedPage } from "../../search/index/search-records";
import { changelog } from "../../site/changelog";
import { NO_VERSION, areaOf } from "../../site/search";
import { settings } from "../../site/settings";
import { loadShowcase } from "../content/load-showcase";
import { compileSite } from "../site/load-site";
import { cacheFolderOf, compiledBodyFile, readCached } from "../store/cache-files";
import { SPECIAL_PAGES, type SpecialPage } from "./special-pages";

/** Values for a page that isn't a doc, and therefore has no frontmatter. */
const NO_DOC = {
  keywords: [],
  tags: [],
  kind: "",
  version: NO_VERSION,
  language: settings.locale.code,
  isSecond: false,
  hasEnded: false,
  isTutorial: false,
} as const;

/**
 * Converts a page that isn't a doc. Each item that it lists becomes a section, whose id is the item's anchor on the
 * page.
 */
function toSpecialPage(
  { path, title, description, questions }: SpecialPage,
  listed: readonly { readonly id: string; readonly title: string; readonly text: string }[],
): SearchedPage {
  return {
    ...NO_DOC,
    ...{ path, title, description, questions, area: areaOf(path).id },
    sections: [
      { depth: 1, title, text: description },
      ...listed.map((one) => ({ ...one, depth: 2 })),
    ],
  };
}

const listSites = (root: string) =>
  loadShowcase(root).sites.map(({ slug, name, description, tags }) => ({
    id: slug,
    title: name,
    text: `${description} ${tags.join(" ")}`,
  }));

const listChanges = (changes: readonly Change[]) =>
  changes.map(({ id, title, networks, summary, details = "" }) => ({
    id,
    title,
    text: [...networks, summary, details].join(" "),
  }));

/** A doc that the search can find, without its text. */
interface FoundDoc extends Omit<SearchedPage, "sections"> {
  /** Cache file of the doc's compiled body. */
  readonly bodyFile: string;
}

/** The pages that the search can find, without their texts, as plain data that can be sent to a thread. */
export interface FoundPages {
  readonly docs: readonly FoundDoc[];
  /** The SPECIAL_PAGES that the site has. */
  readonly special: readonly SpecialPage[];
  readonly changes: readonly Change[];
}

/**
 * Lists every page that the search can find: docs, and other pages that the site has.
 * @param bodies Digest of each doc's compiled body, by the doc's file.
 */
export function listFoundPages(
  site: Pick<Site, "docs" | "tags" | "routes" | "changes">,
  bodies: ReadonlyMap<string, string>,
): FoundPages {
  const labels = new Map(site.tags.map(({ id, label }) => [id, label]));
  const docs = site.docs.flatMap((doc): FoundDoc[] => {
    const digest = bodies.get(doc.file);
    if (doc.draft || doc.unlisted || digest === undefined) return [];
    const { path, versionPath, title, description, kind, keywords, questions } = doc;
    const { version, canonical } = doc;
    return [
      {
        ...{ path, title, description, keywords, questions, version },
        kind: kind ?? "",
        tags: doc.tags.map((tag) => labels.get(tag) ?? tag),
        area: areaOf(versionPath === "/" ? path : path.slice(versionPath.length)).id,
        hasEnded: doc.replacedBy !== null,
        isSecond: doc.replacedBy !== null || (canonical ?? path) !== path,
        isTutorial: doc.tutorial != null,
        language: settings.locale.code,
        bodyFile: compiledBodyFile(digest),
      },
    ];
  });
  const paths = new Set(site.routes.map(({ path }) => path));
  const special = SPECIAL_PAGES.filter(({ path }) => paths.has(path));
  return { docs, special, changes: site.changes };
}

/** Same as `listFoundPages`, for use outside of a Gatsby build: reads content/ and the cache of compiled docs. */
export async function loadFoundPages(root: string): Promise<FoundPages> {
  const { site, bodies } = await compileSite(root);
  return listFoundPages(site, bodies);
}

/** Adds the pages' texts. Sorts the pages by path, so that the same content always produces the same index. */
export function readSearchedPages(
  root: string,
  { docs, special, changes }: FoundPages,
): SearchedPage[] {
  const folder = cacheFolderOf(root);
  const pages = docs.map(({ bodyFile, ...doc }): SearchedPage => {
    const { sections } = readCached<DocBody>(folder, bodyFile);
    return { ...doc, sections };
  });
  const listedOn: Readonly<Record<string, () => Parameters<typeof toSpecialPage>[1]>> = {
    "/showcase": () => listSites(root),
    [changelog.path]: () => listChanges(changes),
  };
  pages.push(...special.map((page) => toSpecialPage(page, listedOn[page.path]?.() ?? [])));
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}
