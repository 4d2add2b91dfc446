import type { Change } from "../../model/data/changelog";
import type { Site } from "../../model/docs/site";
import type { DocBody } from "../../model/markdown/compiled-doc";
import type { ShowcaseSite } from "../../model/showcase/showcase";
import type { SearchedPage } from "../../search/index/search-records";
import { changelog } from "../../site/changelog";
import { NO_VERSION, areaOf } from "../../site/search";
import { settings } from "../../site/settings";
import { createCompiler } from "../compile/compiler";
import { loadShowcase } from "../content/load-showcase";
import { listDocs, loadSite } from "../content/load-site";
import { cacheFolderOf, compiledBodyFile, readCached } from "../store/cache-files";

/** What a page that is no doc has in place of frontmatter. */
const NO_DOC = {
  keywords: [],
  questions: [],
  tags: [],
  kind: "",
  version: NO_VERSION,
  language: settings.defaultLocale,
  isSecond: false,
  isTutorial: false,
} as const;

const SHOWCASE = { path: "/showcase", title: "Showcase", area: "showcase" } as const;

/** The showcase as a page with one section per site. Each section's heading is the id of the site's card. */
function toShowcasePage(
  sites: readonly Pick<ShowcaseSite, "slug" | "name" | "description" | "tags">[],
): SearchedPage {
  return {
    ...SHOWCASE,
    ...NO_DOC,
    description: "",
    sections: [
      { depth: 1, title: SHOWCASE.title, text: "" },
      ...sites.map(({ slug, name, description, tags }) => ({
        id: slug,
        depth: 2,
        title: name,
        text: `${description} ${tags.join(" ")}`,
      })),
    ],
  };
}

/** The page of changes with one section per change. Each section's heading is the change's id. */
function toChangelogPage(changes: readonly Change[]): SearchedPage {
  const { path, title, description } = changelog;
  return {
    ...NO_DOC,
    ...{ path, title, description, area: areaOf(path).id },
    sections: [
      { depth: 1, title, text: description },
      ...changes.map((change) => ({
        id: change.id,
        depth: 2,
        title: change.title,
        text: [...change.networks, change.summary, change.details ?? ""].join(" "),
      })),
    ],
  };
}

/** A doc that the search can find, without its text. */
interface FoundDoc extends Omit<SearchedPage, "sections"> {
  /** Cache file of the doc's compiled body. */
  readonly bodyFile: string;
}

/** The pages that the search can find, without their texts. Plain data, so that it can be sent to a thread. */
export interface FoundPages {
  readonly docs: readonly FoundDoc[];
  readonly hasShowcase: boolean;
  /** None where there is no page of changes. */
  readonly changes: readonly Change[];
}

/**
 * Every page that the search can find: docs, and the showcase and the changes if they have a page.
 * @param bodies Digest of each doc's compiled body, by the doc's file.
 */
export function listFoundPages(
  site: Pick<Site, "docs" | "locales" | "versions" | "tags" | "routes" | "changes">,
  bodies: ReadonlyMap<string, string>,
): FoundPages {
  const labels = new Map(site.tags.map(({ id, label }) => [id, label]));
  const allDocs = [...site.docs, ...site.locales.flatMap((locale) => locale.docs)];
  const docs = allDocs.flatMap((doc): FoundDoc[] => {
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
        isSecond: doc.replacedBy !== null || (canonical ?? path) !== path,
        isTutorial: doc.tutorial != null,
        language: doc.locale?.code ?? settings.defaultLocale,
        bodyFile: compiledBodyFile(digest),
      },
    ];
  });
  const hasPage = (wanted: string): boolean => site.routes.some(({ path }) => path === wanted);
  return {
    docs,
    hasShowcase: hasPage(SHOWCASE.path),
    changes: hasPage(changelog.path) ? site.changes : [],
  };
}

/** The same, for use outside of a Gatsby build: reads content/ and the cache of compiled docs. */
export async function loadFoundPages(root: string): Promise<FoundPages> {
  const files = listDocs(root);
  const compiler = await createCompiler(root);
  const { docs, bodies } = await compiler.compile(files);
  const site = loadSite(root, files, docs, { includesDrafts: false, lastUpdates: new Map() });
  return listFoundPages(site, bodies);
}

/** Adds the texts. Sorted by path, so that the same content always gives the same index. */
export function readSearchedPages(
  root: string,
  { docs, hasShowcase, changes }: FoundPages,
): SearchedPage[] {
  const folder = cacheFolderOf(root);
  const pages = docs.map(({ bodyFile, ...doc }): SearchedPage => {
    const { sections } = readCached<DocBody>(folder, bodyFile);
    return { ...doc, sections };
  });
  if (hasShowcase) pages.push(toShowcasePage(loadShowcase(root).sites));
  if (changes.length > 0) pages.push(toChangelogPage(changes));
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}
