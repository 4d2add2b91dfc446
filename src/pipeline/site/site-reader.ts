import { parseFrontmatter } from "../../base/parse-frontmatter";
import { splitFrontmatter } from "../../base/split-frontmatter";
import { FURTHER_FOLDERS } from "../../site/content";
import { type Compiler, createCompiler } from "../compile/compiler";
import { checkBitmaps } from "../content/check-bitmaps";
import { checkDocImports } from "../content/check-doc-imports";
import { checkPageModules } from "../content/check-page-modules";
import { checkContentFiles, openContent } from "../content/content-files";
import { readLastUpdates } from "../content/git-history";
import { once } from "../jobs/once";
import { readFilesState } from "../store/files-state";
import { type LoadOptions, type LoadedSite, listDocs, loadSite } from "./load-site";

/** Reads content/ and compiles its docs. */
export interface SiteReader {
  /** Returns the site for the current files. If no file has changed, returns the same value as before. */
  readonly read: () => Promise<LoadedSite>;
}

/** Folders from which the site is read. */
const READ_FOLDERS: readonly string[] = ["content", "static", "src", ...FURTHER_FOLDERS];

export function createSiteReader(
  root: string,
  { isDevelopment }: { readonly isDevelopment: boolean },
): SiteReader {
  const compiler = once(() => createCompiler(root, { keepsThreads: isDevelopment }));
  const lastUpdates = once(() => readLastUpdates(root, "content"));
  // During a build, files don't change.
  const readState = (): string => (isDevelopment ? readFilesState(root, READ_FOLDERS) : "");
  let last: { readonly state: string; readonly site: Promise<LoadedSite> } | undefined;

  const load = async (): Promise<LoadedSite> =>
    readSite(root, await compiler(), {
      includesDrafts: isDevelopment,
      lastUpdates: lastUpdates(),
    });

  return {
    read: () => {
      const state = readState();
      if (last?.state === state) return last.site;
      const site = load();
      const next = { state, site };
      last = next;
      site.catch(() => {
        if (last === next) last = undefined; // The next call tries again.
      });
      return site;
    },
  };
}

/** Reads the site from the current files, with every fault of its content. */
export async function readSite(
  root: string,
  compiler: Compiler,
  options: LoadOptions,
): Promise<LoadedSite> {
  const files = listDocs(root);
  const { docs, bodies, compiled } = await compiler.compile(files);
  const site = loadSite(root, files, docs, options);
  const faults = [
    ...site.faults,
    ...checkPageModules(root),
    ...checkDocImports(root, docs),
    ...(await checkBitmaps(root)),
  ];
  return { docs, bodies, compiled, site: { ...site, faults } };
}

/**
 * True if Gatsby or one of its plugins must not see a file: an .mdx file whose frontmatter can't be read, at which a
 * build would fail without naming it, or a file that a build must not read, such as a symbolic link to another place on
 * the machine, or code that isn't listed.
 */
export function wouldStopGatsby(root: string): boolean {
  const content = openContent(root);
  const isUnreadable = content.listFiles("content").some((file) => {
    if (!file.endsWith(".mdx")) return false;
    const split = splitFrontmatter(content.readKnown(file));
    return parseFrontmatter(split, file).faults.some(({ rule }) => rule === "yaml/malformed");
  });
  return isUnreadable || checkContentFiles(root).length > 0;
}
