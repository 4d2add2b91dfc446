import type { GatsbyNode } from "gatsby";
import { foreignCode } from "../../model/docs/locales/locales";
import type { DocBody } from "../../model/markdown/compiled-doc";
import { splitFrontmatter } from "../../model/markdown/parse/split-frontmatter";
import { type Segment, listHtml } from "../../model/markdown/segments";
import { finishTwin } from "../../model/markdown/text/finish-twin";
import { openLocales } from "../../pipeline/bodies/site-parts";
import { openContent } from "../../pipeline/content/content-files";
import { cacheFolderOf, compiledBodyFile, readCached } from "../../pipeline/store/cache-files";
import { lookUp } from "../../pipeline/store/look-up";
import { isDevelopment } from "../is-development";
import { stopWithFaults } from "../stop-with-faults";
import { type DevServer, servePageIndex, servePreview } from "./content-preview";
import { DATA_SCHEMA } from "./data-schema";
import { createPartResolvers } from "./doc-parts";
import type { DocFields } from "./docs-nodes";
import { DOCS_SCHEMA } from "./docs-schema";
import { type CurrentSite, docsStore } from "./docs-store";
import { PARTS_SCHEMA } from "./parts-schema";
import { SITE_SCHEMA } from "./site-schema";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([DOCS_SCHEMA, SITE_SCHEMA, PARTS_SCHEMA, DATA_SCHEMA]);
};

/**
 * Reads the content. Runs after Gatsby has decided whether to keep its cache, and before two plugins that would fail
 * without a readable message: gatsby-plugin-mdx ends the build at the first .mdx file whose frontmatter it cannot read,
 * and gatsby-source-filesystem follows links to anywhere on the machine. So our faults are reported first.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (args) => {
  const docs = await docsStore();
  docs.prepare();
  if (isDevelopment) return;
  const faults = await docs.findFaultsBeforeGatsby();
  if (faults.length > 0) stopWithFaults(faults, args.reporter);
};

export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  await (await docsStore()).refresh(args);
};

/**
 * In development: updates all nodes after a change of content/. Gatsby creates the pages again after every change of a
 * File node, deletions too, and asks no query meanwhile. onCreateNode would be too early: it may run while queries do,
 * and Gatsby takes a page for up to date when a query ends, even if a node has changed since the query began.
 */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  if (!isDevelopment) return;
  const docs = await docsStore();
  if (docs.isReady()) await docs.refresh(args);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }) => {
  const docs = await docsStore();
  await servePreview(app as DevServer, docs);
  servePageIndex(app as DevServer, process.cwd(), () => docs.current().site.docs);
};

export const createResolvers: GatsbyNode["createResolvers"] = async (args) => {
  const docs = await docsStore();
  const folder = cacheFolderOf(process.cwd());
  const segmentsOf = ({ bodyFile }: DocFields): readonly Segment[] =>
    readCached<readonly Segment[]>(folder, bodyFile);
  const body = { resolve: segmentsOf };
  const parts = createPartResolvers(process.cwd(), docs.current);
  // Gatsby types this argument as Function.
  const addResolvers = args.createResolvers as (
    resolvers: Readonly<Record<string, unknown>>,
  ) => void;
  addResolvers({
    StyleExample: {
      body,
      source: {
        resolve: ({ sourcePath }: DocFields): string =>
          splitFrontmatter(openContent(process.cwd()).readKnown(sourcePath)).body.trim(),
      },
    },
    Query: parts.Query,
    Doc: {
      ...parts.Doc,
      body,
      html: { resolve: (doc: DocFields): string => listHtml(segmentsOf(doc)).join("") },
      markdown: {
        resolve: ({ path }: DocFields): string => writeTwin(folder, docs.current(), path),
      },
      text: {
        resolve: ({ sourcePath }: DocFields): string =>
          readBody(folder, docs.current(), sourcePath)
            .sections.map(({ title, text }) => `${title}\n${text}`)
            .join("\n\n"),
      },
      faults: {
        type: "[DocFault!]!",
        resolve: (doc: DocFields) => (isDevelopment ? docs.faultsOn(doc.sourcePath) : []),
      },
    },
  });
};

/** The Markdown copy of the doc at a path. */
function writeTwin(folder: string, current: CurrentSite, path: string): string {
  const { site } = current;
  const allDocs = [...site.docs, ...site.locales.flatMap((locale) => locale.docs)];
  const doc = allDocs.find((one) => one.path === path);
  if (!doc) throw new Error(`No doc has the path ${path}.`);
  const { twin } = readBody(folder, current, doc.file);
  return finishTwin(doc, twin, openLocales(current.pages.parts)(foreignCode(doc)));
}

/** The compiled body of a doc. */
const readBody = (folder: string, { bodies }: CurrentSite, file: string): DocBody =>
  readCached<DocBody>(folder, compiledBodyFile(lookUp(bodies, file, "compiled body")));
