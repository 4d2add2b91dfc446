import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode, Reporter } from "gatsby";
import { listNodes } from "../../data/networks";
import type { Site } from "../../docs/site";
import { type Fault, faultAt } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import { formatSitemap } from "../../outputs/feeds/sitemap";
import { PAGE_INDEX_FILE } from "../../outputs/file-names";
import { formatPageIndex } from "../../outputs/machine-readable/page-index";
import { readPublicPage } from "../../outputs/public-check/public-site";
import { writeTypes } from "../../pipeline/bodies/sample-marks";
import { type Build, currentSite } from "../../pipeline/build";
import { deliver } from "../../pipeline/public/deliver";
import { listOtherPages } from "../../pipeline/public/listed-pages";
import { writeMcpServers } from "../../pipeline/public/write-mcp";
import { writeRedirects } from "../../pipeline/public/write-redirects";
import { publishSearch } from "../../pipeline/search/search-index";
import { readExternalOrigins } from "../../pipeline/settings/external-origins";
import { readMcp } from "../../pipeline/settings/mcp-settings";
import { readServices } from "../../pipeline/settings/service-settings";
import { writeOutput } from "../../pipeline/store/output-files";
import { announcement, findExpiry } from "../../site/announcement";
import { settings } from "../../site/settings";
import { getBuild } from "../base/build";
import { stopWithFaults } from "../base/stop-with-faults";

/**
 * Runs after the pages are written: checks links against the ids in the built HTML, and writes the remaining outputs.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter }) => {
  const build = getBuild();
  const { publicFolder } = build;
  const { site, pages } = currentSite(build);
  const faults = checkBuiltAnchors(publicFolder, site);
  if (faults.length > 0) stopWithFaults(faults, reporter);
  await finishBackground(build, reporter);

  const docs = site.docs.filter(({ unlisted, draft }) => !unlisted && !draft);
  const others = listOtherPages(site);
  // The sitemap lists only canonical pages: listing a near-duplicate would contradict its canonical link.
  const mainDocs = docs.filter(({ path, canonical }) => (canonical ?? path) === path);
  const sitemap = formatSitemap(settings.url, [
    ...mainDocs.map((doc) => ({
      path: doc.path,
      pictures: pages.files.picturesOf(doc),
      ...(doc.lastUpdate && { lastModified: doc.lastUpdate.at }),
    })),
    ...others.map(({ path }) => ({ path })),
  ]);
  writeTypes(publicFolder, pages.types);
  writeOutput(publicFolder, "sitemap.xml", sitemap);
  writeOutput(publicFolder, PAGE_INDEX_FILE, formatPageIndex([...docs, ...others]));
  writeRedirects(publicFolder, site.redirects);
  // Runs after everything else that writes to public/, since it lists, hashes and compresses the files in that
  // folder.
  const undeclared = await deliver({
    ...build,
    redirects: site.redirects,
    gone: site.gone,
    external: readExternalOrigins(),
    nodes: listNodes(site.networks),
    reportUrl: readServices(process.env).reportUrl,
    reporter,
  });
  if (undeclared.length > 0) stopWithFaults(undeclared, reporter);
  const { url: mcpUrl } = readMcp(process.env);
  if (mcpUrl !== undefined) await writeMcpServers(build.root, mcpUrl);
  const expired = findExpiry(announcement, new Date().toISOString().slice(0, 10));
  if (expired !== undefined) reporter.warn(expired);
};

/** Waits for the outputs that are written in the background. */
async function finishBackground(
  { publicFolder, jobs }: Pick<Build, "publicFolder" | "jobs">,
  reporter: Reporter,
): Promise<void> {
  const activity = reporter.activityTimer(
    "waiting for search, Markdown copies, lists, feed, icons and cards",
  );
  activity.start();
  const { search, drawn, files, faults } = await jobs.outputs.result();
  if (faults.length > 0) stopWithFaults(faults, reporter);
  if (search) publishSearch(publicFolder, search);
  const index = search ? `${search.pages} pages, ${Math.round(search.bytes / 1000)} KB; ` : "";
  activity.setStatus(`${index}${files} machine-readable files, ${drawn} cards drawn`);
  activity.end();
}

/** Checks links to headings on React pages, whose ids are only known from the built HTML. */
function checkBuiltAnchors(
  publicFolder: string,
  { uncheckedAnchors }: Pick<Site, "uncheckedAnchors">,
): Fault[] {
  return uncheckedAnchors.flatMap(({ path, anchor, ...position }) => {
    const file = join(publicFolder, path, "index.html");
    const html = existsSync(file) ? readFileSync(file, "utf8") : "";
    const { ids } = readPublicPage(path, html);
    if (ids.has(anchor)) return [];
    return [
      faultAt(position, {
        rule: "link/unknown-anchor",
        problem: `This link leads to #${anchor} on ${path}, but nothing there has that id.`,
        fix: suggest(anchor, ids, "ids"),
      }),
    ];
  });
}
