import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import { findAnchors, type UnprovenAnchor } from "../../model/links/links";
import { type Fault, faultAt } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import { PAGE_INDEX_FILE, formatPageIndex } from "../../outputs/machine-readable/page-index";
import { formatSitemap } from "../../outputs/feeds/sitemap";
import { settings } from "../../site/settings";
import { UNPROVEN_ANCHORS_FILE, cacheFolderOf, readCached } from "../../build/store/cache-files";
import { writeTypes } from "../../build/bodies/sample-marks";
import { publishSearch } from "../../build/search/search-index";
import { takeBackgroundResult } from "./background";
import { listOtherPages } from "./listed-pages";
import { deliver } from "../../build/public/deliver";
import { readForeignOrigins } from "../../build/settings/foreign-origins";
import { writeOutput } from "../../build/store/output-files";
import { readServices } from "../../build/settings/service-settings";
import { stopWithFaults } from "../stop-with-faults";
import { writeRedirects } from "../../build/public/write-redirects";

/** After the pages: the last check that needs them, and what the site sends out besides them. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { graphql, reporter } = args;
  const publicFolder = join(process.cwd(), "public");
  const faults = checkBuiltAnchors(publicFolder);
  if (faults.length > 0) stopWithFaults(faults, reporter);
  await finishBackground(publicFolder, args);

  const { data } = await graphql<Queries.SitemapQuery>(`
    query Sitemap {
      allDoc(filter: { unlisted: { eq: false }, draft: { eq: false } }) {
        nodes {
          path
          canonicalPath
          lastUpdatedAt
          title
          pictures
        }
      }
      allDocRedirect(sort: { from: ASC }) {
        nodes {
          from
          to
        }
      }
    }
  `);
  if (!data) throw new Error("The query Sitemap failed.");
  // A sitemap names main pages only; a near-copy of one would contradict its own canonical link.
  const mainPages = data.allDoc.nodes.filter(({ path, canonicalPath }) => path === canonicalPath);
  const docs = mainPages.map(({ path, lastUpdatedAt, pictures }) => ({
    path,
    pictures,
    ...(lastUpdatedAt !== null && { lastModified: lastUpdatedAt }),
  }));
  const others = listOtherPages(args);
  const pages = [...docs, ...others.map(({ path }) => ({ path }))];
  writeTypes(process.cwd(), publicFolder);
  writeOutput(publicFolder, "sitemap.xml", formatSitemap(settings.url, pages));
  const index = formatPageIndex([...data.allDoc.nodes, ...others]);
  writeOutput(publicFolder, PAGE_INDEX_FILE, index);
  writeRedirects(publicFolder, data.allDocRedirect.nodes);
  // Last: it names, signs and packs what all the others have written.
  const redirects = data.allDocRedirect.nodes;
  const { reportUrl } = readServices(process.env);
  const foreign = readForeignOrigins();
  const root = process.cwd();
  const undeclared = await deliver({ root, redirects, foreign, reportUrl, reporter });
  if (undeclared.length > 0) stopWithFaults(undeclared, reporter);
};

/** What was made while webpack was at work. */
async function finishBackground(
  publicFolder: string,
  { reporter }: Pick<NodePluginArgs, "reporter">,
): Promise<void> {
  const activity = reporter.activityTimer(
    "search, twins, lists, feed, icons, cards: wait for what is not done yet",
  );
  activity.start();
  const { search, drawn, files } = await takeBackgroundResult();
  if (search) publishSearch(publicFolder, search);
  const index = search ? `${search.pages} pages, ${Math.round(search.bytes / 1000)} KB; ` : "";
  activity.setStatus(`${index}${files} files for machines, ${drawn} cards drawn`);
  activity.end();
}

/** Anchors of pages that are React components: only their built HTML tells which ids they have. */
function checkBuiltAnchors(publicFolder: string): Fault[] {
  const anchors = readCached<UnprovenAnchor[]>(cacheFolderOf(process.cwd()), UNPROVEN_ANCHORS_FILE);
  return anchors.flatMap(({ path, anchor, ...position }) => {
    const file = join(publicFolder, path, "index.html");
    const ids = existsSync(file) ? findAnchors([readFileSync(file, "utf8")]) : new Set<string>();
    if (ids.has(anchor)) return [];
    return [
      faultAt(position, {
        rule: "link/unknown-anchor",
        problem: `This link leads to #${anchor} of ${path}, but nothing there has that id.`,
        fix: suggest(anchor, ids, "ids"),
      }),
    ];
  });
}
