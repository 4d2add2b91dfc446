import { formatFaults } from "../faults/format-faults";
import { createCompiler } from "../pipeline/compile/compiler";
import { checkBitmaps } from "../pipeline/content/check-bitmaps";
import { checkDocImports } from "../pipeline/content/check-doc-imports";
import { checkSiteCode } from "../pipeline/content/check-site-code";
import { loadShowcase } from "../pipeline/content/load-showcase";
import { listDocs, loadSite } from "../pipeline/content/load-site";
import { findSynonymFaults, loadSearchContent } from "../pipeline/search/search-content";
import { runCommand } from "./run-command";

const USAGE = `npm run check:content
Finds every fault of content/ in seconds, without a build.`;

void runCommand(USAGE, {}, async () => {
  const root = process.cwd();
  const files = listDocs(root);
  const compiler = await createCompiler(root);
  const { docs, compiled, faults: found } = await compiler.compile(files);
  const site = loadSite(root, files, docs, {
    includesDrafts: false,
    lastUpdates: new Map(),
    otherFaults: found,
  });
  const showcase = loadShowcase(root);
  const faults = [
    ...site.faults,
    ...checkSiteCode(root, site),
    ...checkDocImports(root, docs),
    ...(await checkBitmaps(root)),
    ...showcase.faults,
    // Synonyms are compared with the words of all pages, which are known only if there are no other faults.
    ...(site.faults.length === 0 ? findSynonymFaults(root, await loadSearchContent(root)) : []),
  ];
  if (faults.length > 0) {
    console.error(formatFaults(faults));
    process.exitCode = 1;
    return;
  }
  console.log(
    `${files.length} docs (${compiled} compiled), ${showcase.sites.length} showcase sites, ${site.routes.length} routes, ${site.redirects.length} redirects, ${site.pending.length} sidebar entries and ${site.pendingRedirects.length} redirects pending: no faults.`,
  );
});
