import type { GatsbyNode } from "gatsby";
import { openContent } from "../../build/content/content-files";
import { cacheFolderOf, readCached } from "../../build/store/cache-files";
import type { DocBody } from "../../model/markdown/compiled-doc";
import { splitFrontmatter } from "../../model/markdown/parse/split-frontmatter";
import { type Segment, type SkeletonSegment, toSkeleton } from "../../model/markdown/segments";
import { createSidebarHtml } from "../../model/sidebars/sidebar-html";
import type { SidebarItem } from "../../model/sidebars/types";
import { stopWithFaults } from "../stop-with-faults";
import { type DevServer, servePreview } from "./content-preview";
import type { DocFields } from "./docs-nodes";
import { DOCS_SCHEMA } from "./docs-schema";
import { docsStore } from "./docs-store";

const isDevelopment = process.env.gatsby_executing_command === "develop";

/** Name under which gatsby-config gives `content/` to gatsby-source-filesystem. */
const CONTENT_SOURCE = "content";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(DOCS_SCHEMA);
};

/**
 * Content is read from here on, after Gatsby has decided whether to keep its cache.
 * gatsby-plugin-mdx reads the frontmatter of every .mdx file and ends the build at the first it cannot read, before
 * our faults are listed; gatsby-source-filesystem would follow a link through the whole machine. So they are listed first.
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

/** While developing: a changed file of content/ brings all nodes up to date. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node } = args;
  if (!isDevelopment || node.internal.type !== "File" || node.sourceInstanceName !== CONTENT_SOURCE)
    return;
  const docs = await docsStore();
  if (docs.isReady()) await docs.refresh(args);
};

/** While developing: a deleted file calls no API of ours, but pages are created anew after it. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  if (!isDevelopment) return;
  const docs = await docsStore();
  if (docs.isReady()) await docs.refresh(args);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }) => {
  servePreview(app as DevServer, await docsStore());
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

  // Gatsby types this argument as a mere Function.
  const addResolvers = args.createResolvers as (
    resolvers: Readonly<Record<string, unknown>>,
  ) => void;
  addResolvers({
    StyleExample: {
      skeleton: { resolve: skeletonOf },
      source: {
        resolve: ({ sourcePath }: DocFields): string =>
          splitFrontmatter(openContent(process.cwd()).readText(sourcePath) ?? "").body.trim(),
      },
    },
    Doc: {
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
          isDevelopment && doc.sidebarFile !== ""
            ? createSidebarHtml(readCached<SidebarItem[]>(folder, doc.sidebarFile))(doc.path)
            : null,
      },
      faults: {
        type: "[DocFault!]!",
        resolve: (doc: DocFields) => (isDevelopment ? docs.faultsOn(doc.sourcePath) : []),
      },
    },
  });
};
