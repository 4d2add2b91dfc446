import type { Node, NodePluginArgs } from "gatsby";
import type { Fault } from "../../faults/fault";
import { formatFaults } from "../../faults/format-faults";
import { judgeFreshness, listDated, summarizeFreshness } from "../../model/data/freshness";
import { parseFrontmatter } from "../../model/docs/parse-frontmatter";
import type { Site } from "../../model/docs/site";
import { splitFrontmatter } from "../../model/markdown/parse/split-frontmatter";
import { createPageBodies } from "../../pipeline/bodies/page-bodies";
import {
  type LoadedSite,
  type PreparedPages,
  preparePages,
} from "../../pipeline/bodies/prepare-pages";
import { createCompiler } from "../../pipeline/compile/compiler";
import { checkBitmaps } from "../../pipeline/content/check-bitmaps";
import { checkDocImports } from "../../pipeline/content/check-doc-imports";
import { checkSiteCode } from "../../pipeline/content/check-site-code";
import { checkContentFiles, openContent } from "../../pipeline/content/content-files";
import { readLastUpdates } from "../../pipeline/content/git-history";
import { listDocs, loadSite } from "../../pipeline/content/load-site";
import { digestOf } from "../../pipeline/store/cache-files";
import { readFilesState } from "../../pipeline/store/files-state";
import { FURTHER_FOLDERS } from "../../site/content";
import type { PreviewedPage } from "../../site/content-preview";
import { bodiesJob } from "../build-jobs";
import { isDevelopment } from "../is-development";
import { DOC_TYPES, listNodes } from "./docs-nodes";
import { listContentNodes, publishImages } from "./images";
import { listShownFaults, previewDoc } from "./preview-doc";
import { writeNodes } from "./write-nodes";

/** The site, and what its pages are made from. */
export interface CurrentSite extends LoadedSite {
  readonly pages: PreparedPages;
}

/** The docs of a running Gatsby: keeps the nodes equal to the content on disk. */
export interface DocsStore {
  /** Whether the first refresh has ended. */
  readonly isReady: () => boolean;
  /** The site as of the last refresh. @throws Before the first one. */
  readonly current: () => CurrentSite;
  /** Starts to read and compile content/ for the first refresh, while Gatsby does other things. */
  readonly prepare: () => void;
  /** Updates all nodes from content/. Calls during a refresh share the one that follows it. */
  readonly refresh: (args: NodePluginArgs) => Promise<void>;
  /**
   * In development: has Gatsby create the pages again if a file has changed since it last did, and returns whether one
   * has. Gatsby makes the node of a file that changes while it creates pages, and then does not create them again.
   */
  readonly catchUp: () => boolean;
  /** What the pages at these paths show, from the files as they are, before any node is made of them. */
  readonly preview: (paths: readonly string[]) => Promise<readonly PreviewedPage[]>;
  /** Faults to show on a doc's page in development: those of the doc, and of files that are not docs. */
  readonly faultsOn: (sourcePath: string) => readonly Fault[];
  /** All faults, if Gatsby would fail at one of these files before it reports them; otherwise none. */
  readonly findFaultsBeforeGatsby: () => Promise<readonly Fault[]>;
}

/** Where the site is read from. */
const READ_FOLDERS = ["content", "static", "src"];

/** Another thread is started for each so many docs. In a build, webpack needs a core at the same time. */
const DOCS_PER_THREAD = { development: 100, build: 2000 } as const;

const UNMARKED =
  "No code block is marked as checked: no record in content/records/ is of the code as it is now. Run npm run check:samples.";

let store: Promise<DocsStore> | undefined;

/** The store of the site in the current folder. All of Gatsby's APIs share it. */
export const docsStore = (): Promise<DocsStore> => (store ??= createDocsStore());

/** The same function, which answers from memory while its key stays the same. A failure is not kept. */
function keepLast<Arguments extends unknown[], Result>(
  run: (...args: Arguments) => Promise<Result>,
): (key: string, ...args: Arguments) => Promise<Result> {
  let last: { readonly key: string; readonly result: Promise<Result> } | undefined;
  return (key, ...args) => {
    if (last?.key === key) return last.result;
    const next = { key, result: run(...args) };
    last = next;
    next.result.catch(() => {
      if (last === next) last = undefined;
    });
    return next.result;
  };
}

async function createDocsStore(): Promise<DocsStore> {
  const root = process.cwd(); // Gatsby runs in the site's folder.
  const compiler = await createCompiler(root, { keepsThreads: isDevelopment });
  const pageBodies = await createPageBodies(root, {
    docsPerThread: isDevelopment ? DOCS_PER_THREAD.development : DOCS_PER_THREAD.build,
    keepsThreads: isDevelopment,
  });
  const lastUpdates = readLastUpdates(root, "content");
  let current: CurrentSite | undefined;
  let shownFaults = "";
  let isTold = false;
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  const load = async (): Promise<LoadedSite> => {
    const files = listDocs(root);
    const { docs, bodies, faults } = await compiler.compile(files);
    const site = loadSite(root, files, docs, {
      includesDrafts: isDevelopment,
      lastUpdates,
      otherFaults: faults,
    });
    const later = [
      ...checkSiteCode(root, site),
      ...checkDocImports(root, docs),
      ...(await checkBitmaps(root)),
    ];
    return { docs, bodies, site: { ...site, faults: [...site.faults, ...later] } };
  };

  /** A development server needs the finished bodies at once; a build needs them when it writes the pages. */
  const prepare = async (
    loaded: LoadedSite,
    args: NodePluginArgs,
    contentNodes: ReadonlyMap<string, Node>,
  ): Promise<CurrentSite> => {
    const pictures = await publishImages(loaded, contentNodes, args);
    const pages = preparePages(root, loaded, pictures, pageBodies);
    const finish = (): Promise<void> => pageBodies.finish(pages.bodies, pages.parts);
    if (isDevelopment) await finish();
    else bodiesJob.begin(finish);
    return { ...loaded, pages };
  };

  /** The files of a build do not change while it runs. */
  const readState = (): string =>
    isDevelopment ? readFilesState(root, [...READ_FOLDERS, ...FURTHER_FOLDERS]) : "";
  let refreshedState = "";
  const loadOnce = keepLast(load);
  const prepareOnce = keepLast(prepare);

  /**
   * The site of the files as they are. In development three ask after each edit: the preview, the node of the changed
   * file, and the creation of pages. They get the same answer as long as no file has changed. The first one gets what
   * was begun while Gatsby made its File nodes.
   */
  const readCurrent = async (args: NodePluginArgs): Promise<CurrentSite> => {
    const contentNodes = listContentNodes(args);
    const state = readState();
    const loaded = await loadOnce(state);
    const nodes = [...contentNodes.values()].map(({ internal }) => internal.contentDigest);
    return prepareOnce(digestOf(state, ...nodes), loaded, args, contentNodes);
  };

  const refreshNow = async (args: NodePluginArgs): Promise<void> => {
    refreshedState = readState();
    const read = await readCurrent(args);
    lastArgs = args;
    if (read === current) return;
    const { site, pages } = read;
    if (!pages.hasMarks && !isTold) args.reporter.info(UNMARKED);
    isTold = true; // Reported once, not after every edit.
    const contentNodes = listContentNodes(args);
    const files = {
      ...pages.files,
      fileNodeIdOf: (file: string) => contentNodes.get(file)?.id,
    };
    const nodes = listNodes(site, files, (type, key) => args.createNodeId(`${type}:${key}`));
    await writeNodes(nodes, DOC_TYPES, args);
    if (!current && !isDevelopment) args.reporter.info(sayFreshness(site));
    current = read;
    if (isDevelopment) reportChange(args);
  };

  let lastArgs: NodePluginArgs | undefined;

  const catchUp = (): boolean => {
    if (readState() === refreshedState) return false;
    // Any change of a node will do, and this one changes nothing.
    for (const node of lastArgs?.getNodesByType("DocVersion") ?? [])
      lastArgs?.actions.touchNode(node);
    return true;
  };

  const preview = async (paths: readonly string[]): Promise<PreviewedPage[]> => {
    if (!lastArgs) return [];
    const { site, pages } = await readCurrent(lastArgs);
    return paths.map((path) => ({ path, doc: previewDoc(root, site, pages.files, path) }));
  };

  const reportChange = ({ reporter }: NodePluginArgs): void => {
    const text = formatFaults(current?.site.faults ?? []);
    if (text === shownFaults) return;
    shownFaults = text;
    if (text === "") reporter.success("content: no faults");
    else reporter.warn(`content:\n${text}`);
  };

  return {
    isReady: () => current !== undefined,
    current: () => {
      if (!current) throw new Error("The site was not read yet: sourceNodes has not run.");
      return current;
    },
    prepare: () => {
      loadOnce(readState()).catch(() => undefined); // The refresh that waits for it gets the error.
    },
    refresh: (args) => {
      if (!running) return (running = refreshNow(args).finally(() => (running = undefined)));
      waiting ??= running
        .catch(() => undefined)
        .then(() => {
          waiting = undefined;
          return (running = refreshNow(args).finally(() => (running = undefined)));
        });
      return waiting;
    },
    catchUp,
    preview,
    faultsOn: (sourcePath) => listShownFaults(current?.site.faults ?? [], sourcePath),
    findFaultsBeforeGatsby: async () => {
      const content = openContent(root);
      const unreadable = content.listFiles("content").some((file) => {
        if (!file.endsWith(".mdx")) return false;
        const split = splitFrontmatter(content.readKnown(file));
        return parseFrontmatter(split, file).faults.some(({ rule }) => rule === "yaml/malformed");
      });
      return unreadable || checkContentFiles(root).length > 0
        ? (await loadOnce(readState())).site.faults
        : [];
    },
  };
}

/** How many facts should be checked again. This is a note, never a fault. */
const sayFreshness = ({ facts, parameterGroups }: Site): string => {
  const today = new Date().toISOString().slice(0, 10);
  return summarizeFreshness(judgeFreshness(listDated(facts, parameterGroups), today));
};
