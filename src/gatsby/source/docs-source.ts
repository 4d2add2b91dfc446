import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import type { DocBody } from "../../base/compiled-doc";
import { type Segment, listHtml } from "../../base/segments";
import { splitFrontmatter } from "../../base/split-frontmatter";
import { classifyFreshness, listDated, summarizeFreshness } from "../../data/freshness";
import type { Site } from "../../docs/site";
import type { Fault } from "../../faults/fault";
import { finishTwin } from "../../markdown/text/finish-twin";
import { type CurrentSite, preparePages } from "../../pipeline/bodies/prepare-pages";
import { openSite } from "../../pipeline/bodies/shared-site";
import { type Build, currentSite } from "../../pipeline/build";
import { openContent } from "../../pipeline/content/content-files";
import { isShallow } from "../../pipeline/content/git-history";
import { wouldStopGatsby } from "../../pipeline/site/site-reader";
import { compiledBodyFile, readCached } from "../../pipeline/store/cache-files";
import { lookUp } from "../../pipeline/store/look-up";
import { FURTHER_FOLDERS } from "../../site/content";
import { getBuild } from "../base/build";
import { printFaults } from "../base/print-faults";
import { stopWithFaults } from "../base/stop-with-faults";
import { type RedirectingServer, answerRedirects } from "../develop/answer-redirects";
import { describeRefresh } from "../develop/describe-refresh";
import { writeUnwrittenPages } from "../develop/unwritten-pages";
import { type Refresh, watchContent } from "../develop/watch-content";
import { beginFrames } from "./begin-frames";
import { DATA_SCHEMA } from "./data-schema";
import { createPartResolvers } from "./doc-parts";
import { type DocFields, listNodes } from "./docs-nodes";
import { DOCS_SCHEMA } from "./docs-schema";
import { listContentNodes, publishImages } from "./images";
import { PARTS_SCHEMA } from "./parts-schema";
import { SHELL_SCHEMA } from "./shell-schema";
import { SITE_SCHEMA } from "./site-schema";
import { writeNodes } from "./write-nodes";

const SCHEMA = DOCS_SCHEMA + SITE_SCHEMA + SHELL_SCHEMA + PARTS_SCHEMA + DATA_SCHEMA;

const UNMARKED =
  'No code block is marked as checked, because no record in content/records/ matches the current code. Run "npm run check:samples".';

const SHALLOW =
  'This clone has only the newest commits, so pages that were last changed earlier show no date. Run "git fetch --unshallow" to fetch the whole history.';

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(SCHEMA);
};

/**
 * Starts reading the content while Gatsby starts. In a build, stops and reports all faults if the content would make
 * one of two plugins fail without a readable message: gatsby-plugin-mdx stops at the first .mdx file whose frontmatter
 * it can't read, and gatsby-source-filesystem follows symbolic links to anywhere on the machine.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const build = getBuild();
  if (!build.isDevelopment) build.lock.useCache(build.cacheFolder);
  const reading = build.site.read();
  reading.catch(() => undefined); // sourceNodes reports the error.
  if (build.isDevelopment || !wouldStopGatsby(build.root)) return;
  const { faults } = (await reading).site;
  if (faults.length > 0) stopWithFaults(faults, reporter);
};

/** Reads content/ and updates all nodes. A development server calls it again after each change (watch-content.ts). */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  const build = getBuild();
  return build.sourcing(() => sourceDocs(build, args));
};

async function sourceDocs(build: Build, args: NodePluginArgs): Promise<void> {
  const { isDevelopment, root, jobs } = build;
  const loaded = await build.site.read();
  const isFirst = build.current === undefined;
  if (isFirst) beginFrames(build, loaded.site);
  const contentNodes = listContentNodes(args);
  const pictures = await publishImages(build, loaded, contentNodes, args);
  const bodies = await build.pageBodies();
  const samples = build.samples()(loaded.docs);
  const pages = preparePages(root, loaded, pictures, samples, bodies);
  // In a build, all bodies are needed when the pages' queries run. In development, a body is finished when its page is
  // opened.
  if (!isDevelopment) jobs.bodies.begin(() => bodies.finish(pages.bodies, pages.shared));
  build.current = { ...loaded, pages };
  await writeDocNodes(build, build.current, contentNodes, args);
  if (isFirst && !pages.hasMarks) args.reporter.info(UNMARKED);
  if (isFirst && !isDevelopment) args.reporter.info(describeFreshness(loaded.site));
  if (isFirst && !isDevelopment && isShallow(root)) args.reporter.warn(SHALLOW);
  if (isDevelopment) printFaults(build, "content", loaded.site.faults, args.reporter);
}

function writeDocNodes(
  { isDevelopment }: Build,
  { site, pages }: CurrentSite,
  contentNodes: ReadonlyMap<string, Node>,
  args: NodePluginArgs,
): Promise<void> {
  const files = {
    ...pages.files,
    fileNodeIdOf: (file: string) => contentNodes.get(file)?.id,
    faultsOf: (file: string) => (isDevelopment ? listShownFaults(site.faults, file) : []),
  };
  const nodes = listNodes(site, files, (type, key) => args.createNodeId(`${type}:${key}`));
  return writeNodes(nodes, SCHEMA, args);
}

/**
 * Formats the number of facts that should be checked again. Such facts are reported only as a note, never as a fault.
 */
const describeFreshness = ({ facts, parameterGroups }: Site): string => {
  const today = new Date().toISOString().slice(0, 10);
  return summarizeFreshness(classifyFreshness(listDated(facts, parameterGroups), today));
};

/**
 * Watches the content, but only once webpack's first bundle is ready. If the watching started earlier, Gatsby would
 * never start its server.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  const build = getBuild();
  const { emitter, reporter } = args;
  writeUnwrittenPages(args);
  answerRedirects(args.app as RedirectingServer, () => currentSite(build).site.redirects);
  const report = (refresh: Refresh): void => {
    reporter.info(describeRefresh(refresh, currentSite(build).site));
  };
  const begin = (): void => {
    emitter.off("COMPILATION_DONE", begin);
    void watchContent(build.root, ["content", "static", ...FURTHER_FOLDERS], args, report);
  };
  emitter.on("COMPILATION_DONE", begin);
};

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  const build = getBuild();
  const { root } = build;
  const segmentsOf = ({ bodyFile }: DocFields) => readFinishedBody(build, bodyFile);
  const body = { resolve: segmentsOf };
  const parts = createPartResolvers(() => currentSite(build));
  // Gatsby types this argument as Function.
  const addResolvers = args.createResolvers as (
    resolvers: Readonly<Record<string, unknown>>,
  ) => void;
  addResolvers({
    StyleExample: {
      body,
      source: {
        resolve: ({ sourcePath }: DocFields): string =>
          splitFrontmatter(openContent(root).readKnown(sourcePath)).body.trim(),
      },
    },
    Query: parts.Query,
    Doc: {
      ...parts.Doc,
      body,
      html: {
        resolve: async (doc: DocFields): Promise<string> =>
          listHtml(await segmentsOf(doc)).join(""),
      },
      markdown: { resolve: ({ path }: DocFields): string => writeMarkdown(build, path) },
      text: {
        resolve: ({ sourcePath }: DocFields): string =>
          readBody(build, sourcePath)
            .sections.map(({ title, text }) => `${title}\n${text}`)
            .join("\n\n"),
      },
    },
  });
};

/** Reads the body of a page. In development, finishes the body first. */
async function readFinishedBody(build: Build, file: string): Promise<readonly Segment[]> {
  if (build.isDevelopment) {
    const { bodies, shared } = currentSite(build).pages;
    const wanted = bodies.filter(({ shown }) => shown === file);
    await (await build.pageBodies()).finish(wanted, shared);
  }
  return readCached<readonly Segment[]>(build.cacheFolder, file);
}

/** Returns the Markdown copy of the doc at a path. */
function writeMarkdown(build: Build, path: string): string {
  const { site, pages } = currentSite(build);
  const doc = site.docs.find((one) => one.path === path);
  if (!doc) throw new Error(`No doc has the path ${path}.`);
  const { twin } = readBody(build, doc.file);
  return finishTwin(doc, twin, openSite(pages.shared));
}

/** Reads the compiled body of a doc. */
const readBody = (build: Build, file: string): DocBody =>
  readCached<DocBody>(
    build.cacheFolder,
    compiledBodyFile(lookUp(currentSite(build).bodies, file, "compiled body")),
  );

/** Lists the faults to show on a doc's page in development: its own, and those of files that aren't docs. */
const listShownFaults = (faults: readonly Fault[], sourcePath: string): readonly Fault[] =>
  faults.filter(({ file }) => file === sourcePath || !file.startsWith("content/docs/"));
