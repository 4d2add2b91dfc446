import { formatFaults } from "../faults/format-faults";
import { createCompiler } from "../pipeline/compile/compiler";
import { loadShowcase } from "../pipeline/content/load-showcase";
import { findSynonymFaults, loadSearchContent } from "../pipeline/search/search-content";
import { readSite } from "../pipeline/site/site-reader";
import { fail, runCommand } from "./base/run-command";

const USAGE = `npm run check:content
Finds every fault in content/ within seconds, without a build.`;

void runCommand(USAGE, {}, async () => {
  const root = process.cwd();
  const { docs, compiled, site } = await readSite(root, await createCompiler(root), {
    includesDrafts: false,
    lastUpdates: new Map(),
  });
  const showcase = loadShowcase(root);
  const faults = [
    ...site.faults,
    ...showcase.faults,
    // Synonyms are compared with the words on all pages, which are only known if there are no other faults.
    ...(site.faults.length === 0 ? findSynonymFaults(root, await loadSearchContent(root)) : []),
  ];
  if (faults.length > 0) {
    fail(formatFaults(faults));
    return;
  }
  console.log(
    `${docs.length} docs (${compiled} compiled), ${showcase.sites.length} showcase sites, ${site.routes.length} routes, ${site.redirects.length} redirects: no faults.`,
  );
});
