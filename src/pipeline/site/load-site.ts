import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { CompiledDoc, LinkUse } from "../../base/compiled-doc";
import { identifyDoc, isStyleExample } from "../../base/doc-identity";
import { SHOWCASE_TAGS_FILE } from "../../data/showcase/read-showcase";
import { SITE_TAG_GROUPS } from "../../data/showcase/site-schema";
import { buildSite } from "../../docs/assemble/build-site";
import { findSiteLinks } from "../../docs/links/site-links";
import { type NavbarItem, readNavbar } from "../../docs/shell/navbar";
import type { LastUpdate, OtherRoute, Site } from "../../docs/site";
import { readTags } from "../../docs/tags";
import { parseYaml } from "../../faults/yaml";
import { areaOf } from "../../site/search";
import { settings } from "../../site/settings";
import { type Compilation, type DocFile, createCompiler } from "../compile/compiler";
import { checkContentFiles, openContent, rememberTexts } from "../content/content-files";
import { readAddedAt } from "../content/git-history";
import { digestOf } from "../store/cache-files";
import { listFiles } from "../store/list-files";
import { lookUp } from "../store/look-up";
import { isOutputName } from "../store/output-files";

/** Lists the docs in `content/` and the examples of the style guide, with the digests of their texts. */
export function listDocs(root: string): DocFile[] {
  const content = openContent(root);
  return content
    .listFiles("content")
    .filter((file) => identifyDoc(file) !== undefined || isStyleExample(file))
    .flatMap((file) => {
      const text = content.readText(file); // Undefined for a refused file, which checkContentFiles reports.
      return text === undefined ? [] : [{ file, digest: digestOf(text) }];
    });
}

const PAGE_FILE = /^src\/pages\/(.+)\.(?:tsx|mdx)$/;
const HOME = "/home";

/** Lists routes that aren't docs: `src/pages`, the home page's second path, and the tag pages. */
export function listOtherRoutes(root: string): OtherRoute[] {
  const read = (file: string): string => readFileSync(join(root, file), "utf8");
  const pages = listFiles(root, "src/pages").flatMap((file) => {
    const name = PAGE_FILE.exec(file)?.[1];
    if (name === undefined || name === "404") return [];
    return [{ path: name === "index" ? "/" : `/${name}`, digest: digestOf(read(file)) }];
  });
  const tagsFile = "content/tags.yaml";
  const text = openContent(root).readText(tagsFile);
  if (text === undefined) return [...pages, { path: HOME, digest: digestOf(HOME) }];
  const yaml = parseYaml(text, { file: tagsFile, firstLine: 1 });
  const tags = Array.isArray(yaml) ? [] : readTags(yaml).tags;
  return [
    ...pages,
    { path: HOME, digest: digestOf(HOME) },
    { path: "/tags", digest: digestOf(text) },
    ...tags.map(({ id, path }) => ({ path, digest: digestOf(id, text) })),
  ];
}

/** Lists links in the site's settings and the announcement bar, except for the site's own URL. */
function listSiteLinks(root: string): LinkUse[] {
  return listFiles(root, "src/site").flatMap((file) =>
    findSiteLinks(file, readFileSync(join(root, file), "utf8")).filter(
      ({ target }) => target !== settings.url,
    ),
  );
}

/**
 * Lists the keys of the tutorials' tags; undefined if their file can't be read, which is reported with the showcase.
 * Includes tags with a fault, since tutorials may use them.
 */
function listTutorialTags(root: string): string[] | undefined {
  const text = openContent(root).readText(SHOWCASE_TAGS_FILE);
  if (text === undefined) return undefined;
  const yaml = parseYaml(text, { file: SHOWCASE_TAGS_FILE, firstLine: 1 });
  if (Array.isArray(yaml)) return undefined;
  const tags = (yaml.data ?? {}) as Readonly<Record<string, { readonly group?: unknown } | null>>;
  return Object.entries(tags).flatMap(([id, tag]) =>
    SITE_TAG_GROUPS.some((group) => group === tag?.group) ? [] : id,
  );
}

/**
 * Finds the area of a page: its label and path in the navbar. If the area isn't in the navbar, returns the label that
 * the search uses, and, if a page has the path of the area's folder, that path.
 */
function findArea(
  docs: readonly CompiledDoc[],
  otherRoutes: readonly OtherRoute[],
  navbar: readonly NavbarItem[],
) {
  const items = navbar.flatMap((item) =>
    item.type === "link" && item.sidebar !== undefined ? [item] : [],
  );
  const paths = new Set([
    ...docs.flatMap(({ file }) => identifyDoc(file)?.id ?? []),
    ...otherRoutes.map(({ path }) => path.slice(1)),
  ]);
  return (path: string, sidebar: string | null): { label: string; path?: string } => {
    const { label, folders } = areaOf(path);
    const item =
      items.find((one) => one.sidebar === sidebar) ?? items.find((one) => one.label === label);
    if (item) return { label: item.label, path: item.href };
    const folder = folders.find((one) => paths.has(one));
    return { label, ...(folder !== undefined && { path: `/${folder}` }) };
  };
}

/** The site's content, read and compiled. */
export interface LoadedSite extends Compilation {
  readonly site: Site;
}

/** Options that differ between a build, a development server and a check. */
export interface LoadOptions {
  readonly includesDrafts: boolean;
  readonly lastUpdates: ReadonlyMap<string, LastUpdate>;
}

/** Builds the site from compiled docs and the data files. */
export function loadSite(
  root: string,
  files: readonly DocFile[],
  docs: readonly CompiledDoc[],
  options: LoadOptions,
): Site {
  const content = rememberTexts(openContent(root));
  const digests = new Map(files.map(({ file, digest }) => [file, digest]));
  const otherRoutes = listOtherRoutes(root);
  const site = buildSite({
    docs,
    digestOfFile: (file) => lookUp(digests, file, "digest"),
    readData: content.readText,
    listData: content.listFiles,
    otherRoutes,
    otherLinks: listSiteLinks(root),
    tutorialTags: listTutorialTags(root),
    hasStaticFile: (path) => isOutputName(path) && isFile(join(root, "static", path)),
    areaOf: findArea(docs, otherRoutes, readNavbar(content).value),
    lastUpdateOf: (file) => options.lastUpdates.get(file),
    addedAt: (file) => readAddedAt(root, file),
    origin: settings.url,
    editUrlBase: `${settings.repository}/edit/main/`,
    includesDrafts: options.includesDrafts,
    today: findLatestDay(new Date()),
  });
  return {
    ...site,
    faults: [...checkContentFiles(root), ...site.faults],
  };
}

/** Reads and compiles the site for a command, without the dates of its files. */
export async function compileSite(
  root: string,
  { includesDrafts = false }: Partial<LoadOptions> = {},
): Promise<LoadedSite> {
  const files = listDocs(root);
  const compilation = await (await createCompiler(root)).compile(files);
  const options = { includesDrafts, lastUpdates: new Map<string, LastUpdate>() };
  return { ...compilation, site: loadSite(root, files, compilation.docs, options) };
}

/** Returns the latest date that is current anywhere on Earth (UTC+14). */
const findLatestDay = (now: Date): string =>
  new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();
