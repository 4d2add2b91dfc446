import type { NodePluginArgs } from "gatsby";
import type { PreviewedPage } from "../../site/content-preview";
import { listHtml } from "../../model/markdown/segments";
import {
  type Finishing,
  finishSegments,
  listPlaceholderValues,
} from "../../model/markdown/finish-segments";
import { isStyleExample } from "../../model/docs/doc-identity";
import { type CheckedBlock, listMarkParts, markChecked } from "../../model/samples/mark-checked";
import { parseFrontmatter } from "../../model/docs/parse-frontmatter";
import { splitFrontmatter } from "../../model/markdown/parse/split-frontmatter";
import type { DocBody } from "../../model/markdown/compiled-doc";
import type { Site } from "../../model/docs/site";
import type { Fault } from "../../faults/fault";
import { formatFaults } from "../../faults/format-faults";
import {
  UNPROVEN_ANCHORS_FILE,
  compiledBodyFile,
  cacheFolderOf,
  digestOf,
  finishedBodyFile,
  keepCached,
  readCached,
  sidebarFileOf,
  writeCached,
} from "../../build/store/cache-files";
import { checkSiteCode } from "../../build/content/check-site-code";
import { type Compilation, createCompiler } from "../../build/compile/compiler";
import { checkBitmaps } from "../../build/content/check-bitmaps";
import { checkContentFiles, openContent } from "../../build/content/content-files";
import { DOC_TYPES, type DocFiles, listNodes } from "./docs-nodes";
import { readLastUpdates } from "../../build/content/git-history";
import { publishImages } from "./images";
import { type PageBodies, createPageBodies } from "../../build/bodies/page-bodies";
import type { PageBody } from "../../build/bodies/page-body-worker";
import { keepTypes, readSampleMarks } from "../../build/bodies/sample-marks";
import { listDocs, loadSite } from "../../build/content/load-site";
import { type SiteParts, openSite } from "../../build/bodies/site-parts";
import { planTwins } from "../../build/public/twin-files";
import { writeNodes } from "./write-nodes";

/** The docs of a running Gatsby: content on disk on one side, nodes on the other. */
export interface DocsStore {
  /** Whether the first refresh is done. */
  readonly isReady: () => boolean;
  /** Starts reading and compiling content/ for the first refresh, while Gatsby does other things. */
  readonly prepare: () => void;
  /** Brings all nodes up to date with content/. Calls that come while one runs share the next run. */
  readonly refresh: (args: NodePluginArgs) => Promise<void>;
  /** Pages whose body differs from what was last told, made from the files as they are now, before any node is. */
  readonly previewChanges: () => Promise<readonly PreviewedPage[]>;
  /** Faults to show on a doc's page while developing: its own, and those of files that are no docs. */
  readonly faultsOn: (sourcePath: string) => readonly Fault[];
  /** All faults, when Gatsby would end or lose its way at a file before it lists them; otherwise none. */
  readonly findFaultsBeforeGatsby: () => Promise<readonly Fault[]>;
}

/** The store of the site in the current folder, which is Gatsby's. */
export async function createDocsStore(isDevelopment: boolean): Promise<DocsStore> {
  const root = process.cwd(); // Gatsby runs in the site's folder.
  const compiler = await createCompiler(root, {
    keepsWorkers: isDevelopment,
    highlights: isDevelopment,
  });
  const pageBodies = isDevelopment ? undefined : await createPageBodies(root);
  const lastUpdates = readLastUpdates(root, "content");
  let faults: readonly Fault[] = [];
  let shownFaults = "";
  let ready = false;
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  const load = async (): Promise<Loaded> => {
    const files = listDocs(root);
    const { docs, bodies, faults: found } = await compiler.compile(files);
    const site = loadSite(root, files, docs, {
      includesDrafts: isDevelopment,
      lastUpdates,
      otherFaults: found,
    });
    return {
      docs,
      bodies,
      site: {
        ...site,
        faults: [...site.faults, ...checkSiteCode(root, site), ...(await checkBitmaps(root))],
      },
    };
  };

  let prepared: ReturnType<typeof load> | undefined;

  const refreshNow = async (args: NodePluginArgs): Promise<void> => {
    const loaded = await (prepared ?? load());
    const { site } = loaded;
    prepared = undefined;
    faults = site.faults;
    const docFiles = await writeFiles(root, loaded, args, pageBodies);
    const nodes = listNodes(site, docFiles, (type, key) => args.createNodeId(`${type}:${key}`));
    await writeNodes(nodes, DOC_TYPES, args);
    if (!ready)
      for (const doc of site.docs) shownBodies.set(doc.path, docFiles.pageBodyFileOf(doc));
    ready = true;
    lastArgs = args;
    if (isDevelopment) reportChange(args);
  };

  const shownBodies = new Map<string, string>();
  let lastArgs: NodePluginArgs | undefined;

  const previewChanges = async (): Promise<PreviewedPage[]> => {
    if (!lastArgs) return [];
    const loaded = await load();
    const docFiles = await writeFiles(root, loaded, lastArgs);
    return loaded.site.docs.flatMap((doc) => {
      const body = docFiles.pageBodyFileOf(doc);
      if (shownBodies.get(doc.path) === body) return [];
      shownBodies.set(doc.path, body);
      const { segments } = readCached<DocBody>(cacheFolderOf(root), body);
      return [{ path: doc.path, segments: listHtml(segments) }];
    });
  };

  const reportChange = ({ reporter }: NodePluginArgs): void => {
    const text = formatFaults(faults);
    if (text === shownFaults) return;
    shownFaults = text;
    if (text === "") reporter.success("content: no faults");
    else reporter.warn(`content:\n${text}`);
  };

  return {
    isReady: () => ready,
    prepare: () => {
      prepared = load();
      prepared.catch(() => undefined); // The refresh that waits for it will throw.
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
    previewChanges,
    faultsOn: (sourcePath) =>
      faults.filter(({ file }) => file === sourcePath || !file.startsWith("content/docs/")),
    findFaultsBeforeGatsby: async () => {
      const content = openContent(root);
      const unreadable = content.listFiles("content").some((file) => {
        if (!file.endsWith(".mdx")) return false;
        const split = splitFrontmatter(content.readText(file) ?? "");
        return parseFrontmatter(split, file).faults.some(({ rule }) => rule === "yaml/malformed");
      });
      return unreadable || checkContentFiles(root).length > 0
        ? (await (prepared ?? load())).site.faults
        : [];
    },
  };
}

const UNMARKED =
  "No code block is marked as checked: npm run check:samples has not run since the packages of the samples changed.";
/** Said once, not at every change while developing. */
let isTold = false;

/** content/ as it was read and compiled. */
interface Loaded extends Pick<Compilation, "docs" | "bodies"> {
  readonly site: Site;
}

/** Writes the finished bodies and the sidebars that pages are rendered from, and tells where they are. */
async function writeFiles(
  root: string,
  loaded: Loaded,
  args: NodePluginArgs,
  pageBodies?: PageBodies,
): Promise<DocFiles> {
  const { docs, bodies: compiledBodies, site } = loaded;
  const folder = cacheFolderOf(root);
  const fileNodes = new Map(
    args.getNodesByType("File").map((node) => [`content/${String(node.relativePath)}`, node]),
  );
  // One that cannot be read is a fault, and would stop Gatsby's plugin without naming it.
  const broken = new Set(site.faults.map(({ file }) => file));
  const pictures = await publishImages(
    docs.flatMap(({ images }) => images.filter(({ asset }) => !broken.has(asset))),
    fileNodes,
    args,
  );
  keepCached(folder, UNPROVEN_ANCHORS_FILE, site.unprovenAnchors);
  const parts: SiteParts = {
    pathByFile: site.docs.map(({ file, path }) => [file, path]),
    pages: site.docs.map(({ path, title, description }) => [path, { title, description }]),
    pictures: [...pictures],
  };
  const finishing = openSite(parts);
  const marks = readSampleMarks(root, compiledBodies);
  keepTypes(
    root,
    site.docs.flatMap(({ path, file }) => {
      const types = marks.typesOf(file);
      return types ? [[path, types]] : [];
    }),
  );
  if (!marks.isKnown && !isTold) args.reporter.info(UNMARKED);
  isTold = true;
  const imagesByFile = new Map(docs.map(({ file, images }) => [file, images]));
  const bodies = listPageBodies(loaded, {
    finishing,
    imagesByFile,
    blocksOf: marks.blocksOf,
    fileOf: (compiled, filledIn) => {
      if (pageBodies) return pageBodies.fileOf(compiled, ...filledIn);
      return filledIn.length === 0 ? compiled : finishedBodyFile(digestOf(compiled, ...filledIn));
    },
  });
  if (pageBodies) pageBodies.begin([...bodies.values()], parts);
  else for (const body of bodies.values()) finishBody(body, folder, finishing);
  const sidebars = new Map(
    site.sidebars.map(({ version, name, items }) => {
      const file = sidebarFileOf(digestOf(JSON.stringify(items)));
      writeCached(folder, file, () => items);
      return [`${version}/${name}`, file];
    }),
  );
  const twins = planTwins({
    root,
    folder,
    docs: site.docs,
    site: finishing,
    bodies: compiledBodies,
  });
  return {
    twinFileOf: ({ path }) => twins.get(path) ?? "",
    picturesOf: ({ file }) =>
      (imagesByFile.get(file) ?? []).flatMap(({ asset }) => finishing.imageSrcOf(asset) ?? []),
    pageBodyFileOf: ({ file }) => bodies.get(file)?.shown ?? "",
    sidebarFileOf: (doc) => sidebars.get(`${doc.version}/${doc.sidebar ?? ""}`) ?? "",
    fileNodeIdOf: (file) => fileNodes.get(file)?.id,
  };
}

interface BodyParts {
  readonly finishing: Finishing;
  readonly imagesByFile: ReadonlyMap<string, readonly { readonly asset: string }[]>;
  readonly blocksOf: (file: string) => readonly CheckedBlock[];
  /** Where a finished body will lie; `filledIn` is empty when the compiled one leaves nothing open. */
  readonly fileOf: (compiled: string, filledIn: readonly string[]) => string;
}

/** What the page of each doc is made from, by the doc's file. */
function listPageBodies(
  { site, bodies }: Loaded,
  { finishing, imagesByFile, blocksOf, fileOf }: BodyParts,
): Map<string, PageBody> {
  return new Map(
    [...site.docs, ...site.examples].map((doc) => {
      const digest = bodies.get(doc.file);
      if (digest === undefined) {
        const there = [...bodies.keys()].join(", ");
        throw new Error(`The doc ${doc.file} was not compiled; there are ${there}.`);
      }
      // Examples stand together on one page, where ids of marks would stand twice.
      const checked = isStyleExample(doc.file) ? [] : blocksOf(doc.file);
      const filledIn = [
        ...listPlaceholderValues(doc.marks, finishing),
        ...(imagesByFile.get(doc.file) ?? []).map(
          ({ asset }) => finishing.imageToHtml(asset, "") ?? "",
        ),
        ...listMarkParts(checked),
      ];
      const compiled = compiledBodyFile(digest);
      return [doc.file, { compiled, shown: fileOf(compiled, filledIn), checked }];
    }),
  );
}

/** Finishes a body at once, for a development server: its code is coloured already. */
function finishBody(
  { compiled, shown, checked }: PageBody,
  folder: string,
  finishing: Finishing,
): void {
  writeCached(folder, shown, () => {
    const body = readCached<DocBody>(folder, compiled);
    return { ...body, segments: markChecked(finishSegments(body.segments, finishing), checked) };
  });
}
