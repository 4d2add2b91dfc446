import type { GatsbyNode } from "gatsby";
import { openContent } from "../../build/content/content-files";
import { cacheFolderOf, readCached } from "../../build/store/cache-files";
import type { DocBody } from "../../model/markdown/compiled-doc";
import { splitFrontmatter } from "../../model/markdown/parse/split-frontmatter";
import { type Segment, type SkeletonSegment, toSkeleton } from "../../model/markdown/segments";
import { stopWithFaults } from "../stop-with-faults";
import { type DevServer, servePageIndex, servePreview } from "./content-preview";
import { DATA_SCHEMA } from "./data-schema";
import { createPartResolvers } from "./doc-parts";
import type { DocFields } from "./docs-nodes";
import { DOCS_SCHEMA } from "./docs-schema";
import { docsStore } from "./docs-store";
import { PARTS_SCHEMA } from "./parts-schema";
import { readSidebar } from "./preview-doc";
import { SITE_SCHEMA } from "./site-schema";

const isDevelopment = process.env.gatsby_executing_command === "develop";

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
  const segmentsOf = (doc: DocFields): readonly Segment[] =>
    readCached<DocBody>(folder, doc.bodyFile).segments;

  const skeletonOf = (doc: DocFields): readonly SkeletonSegment[] => {
    if (isDevelopment) return segmentsOf(doc);
    return doc.isStatic ? [{ kind: "html" }] : toSkeleton(segmentsOf(doc));
  };

  const parts = createPartResolvers(process.cwd(), docs.current);
  // Gatsby types this argument as Function.
  const addResolvers = args.createResolvers as (
    resolvers: Readonly<Record<string, unknown>>,
  ) => void;
  addResolvers({
    StyleExample: {
      skeleton: { resolve: skeletonOf },
      source: {
        resolve: ({ sourcePath }: DocFields): string =>
          splitFrontmatter(openContent(process.cwd()).readKnown(sourcePath)).body.trim(),
      },
    },
    Query: parts.Query,
    Doc: {
      ...parts.Doc,
      body: { resolve: segmentsOf },
      skeleton: { resolve: skeletonOf },
      text: {
        resolve: (doc: DocFields): string =>
          readCached<DocBody>(folder, doc.bodyFile)
            .sections.map(({ title, text }) => `${title}\n${text}`)
            .join("\n\n"),
      },
      developmentSidebar: {
        resolve: (doc: DocFields): string | null =>
          isDevelopment ? readSidebar(folder, doc.sidebarFile, doc.path) : null,
      },
      faults: {
        type: "[DocFault!]!",
        resolve: (doc: DocFields) => (isDevelopment ? docs.faultsOn(doc.sourcePath) : []),
      },
    },
  });
};
