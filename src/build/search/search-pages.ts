import type { NodePluginArgs } from "gatsby";
import type { DocBody, DocSection } from "../../model/markdown/compiled-doc";
import type { SearchedPage } from "../../search/index/search-records";
import type { Doc } from "../../model/docs/site";
import { NO_VERSION, areaOf } from "../../site/search";
import { settings } from "../../site/settings";
import type { ShowcaseSite } from "../../model/showcase/showcase";
import { compiledBodyFile, cacheFolderOf, readCached } from "../store/cache-files";
import { createCompiler } from "../compile/compiler";
import { loadShowcase } from "../content/load-showcase";
import { listDocs, loadSite } from "../content/load-site";

/** What search takes from a doc, be it a node of Gatsby's or a doc of the model. */
type SearchedDoc = Pick<
  Doc,
  "path" | "title" | "description" | "keywords" | "draft" | "unlisted" | "replacedBy" | "version"
> & {
  readonly tags: readonly string[];
  /** The page's own path, or that of the page it nearly repeats. */
  readonly canonicalPath: string;
  readonly tutorial?: object | null | undefined;
};

const SHOWCASE = { path: "/showcase", title: "Showcase", area: "showcase" } as const;

function toPage(doc: FoundDoc, sections: readonly DocSection[]): SearchedPage {
  const { versionPath } = doc;
  const pathInVersion = versionPath === "/" ? doc.path : doc.path.slice(versionPath.length);
  return {
    path: doc.path,
    title: doc.title,
    description: doc.description,
    keywords: doc.keywords,
    tags: doc.tags,
    area: areaOf(pathInVersion).id,
    version: doc.version,
    language: settings.defaultLocale,
    isSecond: doc.replacedBy !== null || doc.canonicalPath !== doc.path,
    isTutorial: doc.tutorial != null,
    sections,
  };
}

/** The showcase as a page with a section for each site, whose heading is its card's id. */
function toShowcasePage(
  sites: readonly Pick<ShowcaseSite, "slug" | "name" | "description" | "tags">[],
): SearchedPage {
  return {
    ...SHOWCASE,
    description: "",
    keywords: [],
    tags: [],
    version: NO_VERSION,
    language: settings.defaultLocale,
    isSecond: false,
    isTutorial: false,
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

const isFound = ({ draft, unlisted }: Pick<Doc, "draft" | "unlisted">): boolean =>
  !draft && !unlisted;

/** A doc that can be found, and where its text lies in the cache. */
interface FoundDoc extends SearchedDoc {
  /** Address of the doc's version. */
  readonly versionPath: string;
  readonly bodyFile: string;
}

/** What can be found, without its text; plain data, for a worker. */
export interface FoundPages {
  readonly docs: readonly FoundDoc[];
  readonly hasShowcase: boolean;
}

/** Every page that can be found, as Gatsby's nodes have them: docs, and the showcase once it has a page. */
export function listFoundPages({
  getNode,
  getNodesByType,
}: Pick<NodePluginArgs, "getNode" | "getNodesByType">): FoundPages {
  const fieldOf = (id: string, field: string): string => {
    const value = getNode(id)?.[field];
    return typeof value === "string" ? value : "";
  };
  // Gatsby types nodes no further than their id.
  const docs = (getNodesByType("Doc") as unknown as FoundDoc[]).filter(isFound).map((doc) => ({
    path: doc.path,
    title: doc.title,
    description: doc.description,
    keywords: doc.keywords,
    draft: doc.draft,
    unlisted: doc.unlisted,
    replacedBy: doc.replacedBy,
    canonicalPath: doc.canonicalPath,
    tutorial: doc.tutorial,
    bodyFile: doc.bodyFile,
    versionPath: fieldOf(doc.version, "path"),
    version: fieldOf(doc.version, "name"),
    tags: doc.tags.map((tag) => fieldOf(tag, "label")),
  }));
  const hasShowcase = getNodesByType("SitePage").some(({ path }) => path === SHOWCASE.path);
  return { docs, hasShowcase };
}

/** The same without Gatsby, from the files of content/ and what the last build compiled of them. */
async function loadFoundPages(root: string): Promise<FoundPages> {
  const files = listDocs(root);
  const compiler = await createCompiler(root);
  const { docs, bodies } = await compiler.compile(files);
  const site = loadSite(root, files, docs, { includesDrafts: false, lastUpdates: new Map() });
  const versions = new Map(site.versions.map((version) => [version.name, version.path]));
  const labels = new Map(site.tags.map(({ id, label }) => [id, label]));
  const found = site.docs.filter(isFound).flatMap((doc) => {
    const digest = bodies.get(doc.file);
    if (digest === undefined) return [];
    return [
      {
        ...doc,
        tags: doc.tags.map((tag) => labels.get(tag) ?? tag),
        canonicalPath: doc.canonical ?? doc.path,
        versionPath: versions.get(doc.version) ?? "/",
        bodyFile: compiledBodyFile(digest),
      },
    ];
  });
  const hasShowcase = site.routes.some(({ path }) => path === SHOWCASE.path);
  return { docs: found, hasShowcase };
}

/** Pages with their text, by path, so that the same content gives the same index, whatever order nodes come in. */
export function readSearchedPages(root: string, { docs, hasShowcase }: FoundPages): SearchedPage[] {
  const folder = cacheFolderOf(root);
  const pages = docs.map((doc) => toPage(doc, readCached<DocBody>(folder, doc.bodyFile).sections));
  if (hasShowcase) pages.push(toShowcasePage(loadShowcase(root).sites));
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Every page that can be found, without Gatsby. */
export const loadSearchedPages = async (root: string): Promise<SearchedPage[]> =>
  readSearchedPages(root, await loadFoundPages(root));
