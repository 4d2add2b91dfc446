import type { NodePluginArgs } from "gatsby";
import type { DocBody, DocSection } from "../docs/markdown/compiled-doc";
import type { SearchedPage } from "../docs/search-records";
import type { Doc } from "../docs/site";
import { NO_VERSION, areaOf } from "../site/search";
import { settings } from "../site/settings";
import type { ShowcaseSite } from "../showcase/showcase";
import { bodyFileOf, cacheFolderOf, readCached } from "./cache-files";
import { createCompiler } from "./compiler";
import { loadShowcase } from "./load-showcase";
import { listDocs, loadSite } from "./load-site";

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

function toPage(
  doc: SearchedDoc,
  versionPath: string,
  sections: readonly DocSection[],
): SearchedPage {
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

/** Fields of the nodes that search reads; Gatsby types nodes no further than their id. */
interface DocNodeFields extends Omit<SearchedDoc, "version" | "tags"> {
  readonly version: string;
  readonly tags: readonly string[];
  readonly bodyFile: string;
}

/** Every page that can be found, as Gatsby's nodes have them: docs, and the showcase once it has a page. */
export function readSearchedPages({
  getNode,
  getNodesByType,
}: Pick<NodePluginArgs, "getNode" | "getNodesByType">): SearchedPage[] {
  const folder = cacheFolderOf(process.cwd()); // Gatsby runs in the site's folder.
  const fieldOf = (id: string, field: string): string => {
    const value = getNode(id)?.[field];
    return typeof value === "string" ? value : "";
  };
  const docs = (getNodesByType("Doc") as unknown as DocNodeFields[])
    .map((doc) => ({
      ...doc,
      versionPath: fieldOf(doc.version, "path"),
      version: fieldOf(doc.version, "name"),
      tags: doc.tags.map((tag) => fieldOf(tag, "label")),
    }))
    .filter(isFound)
    .map((doc) => toPage(doc, doc.versionPath, readCached<DocBody>(folder, doc.bodyFile).sections));
  const hasShowcase = getNodesByType("SitePage").some(({ path }) => path === SHOWCASE.path);
  return sortPages(
    hasShowcase ? [...docs, toShowcasePage(loadShowcase(process.cwd()).sites)] : docs,
  );
}

/** The same without Gatsby, from the files of content/ and what the last build compiled of them. */
export async function loadSearchedPages(root: string): Promise<SearchedPage[]> {
  const files = listDocs(root);
  const compiler = await createCompiler(root);
  const { docs, bodies } = await compiler.compile(files);
  const site = loadSite(root, files, docs, { includesDrafts: false, lastUpdates: new Map() });
  const versions = new Map(site.versions.map((version) => [version.name, version.path]));
  const labels = new Map(site.tags.map(({ id, label }) => [id, label]));
  const folder = cacheFolderOf(root);
  const pages = site.docs.filter(isFound).flatMap((doc) => {
    const digest = bodies.get(doc.file);
    if (digest === undefined) return [];
    const body = readCached<DocBody>(folder, bodyFileOf(digest));
    const tags = doc.tags.map((tag) => labels.get(tag) ?? tag);
    const canonicalPath = doc.canonical ?? doc.path;
    return [
      toPage({ ...doc, tags, canonicalPath }, versions.get(doc.version) ?? "/", body.sections),
    ];
  });
  const hasShowcase = site.routes.some(({ path }) => path === SHOWCASE.path);
  return sortPages(hasShowcase ? [...pages, toShowcasePage(loadShowcase(root).sites)] : pages);
}

/** By path, so that the same content gives the same index, whatever order nodes come in. */
const sortPages = (pages: readonly SearchedPage[]): SearchedPage[] =>
  [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
