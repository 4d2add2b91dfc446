import type { GatsbyNode } from "gatsby";
import type { BackgroundResult, BackgroundTask } from "../../pipeline/background/background-worker";
import { openSite } from "../../pipeline/bodies/shared-site";
import { type Build, currentSite } from "../../pipeline/build";
import { bundleWorker } from "../../pipeline/jobs/bundle-worker";
import { withThreads } from "../../pipeline/jobs/threads";
import { listCardPages } from "../../pipeline/public/listed-pages";
import { planTwins } from "../../pipeline/public/twin-files";
import { listFoundPages } from "../../pipeline/search/search-pages";
import { readMcp } from "../../pipeline/settings/mcp-settings";
import { readHostedSearch } from "../../pipeline/settings/search-settings";
import { getBuild } from "../base/build";

/**
 * Starts a thread for the outputs that don't depend on the pages. From now on webpack keeps only one core busy, so the
 * other cores are free.
 */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = () => {
  const build = getBuild();
  if (!build.isDevelopment) build.jobs.outputs.begin(() => runInBackground(build));
};

async function runInBackground(build: Build): Promise<BackgroundResult> {
  const { root, publicFolder, cacheFolder: folder } = build;
  const { site, bodies, pages } = currentSite(build);
  const { shared } = pages;
  const { url: mcpUrl } = readMcp(process.env);
  const twins = planTwins({ root, folder, docs: site.docs, site: openSite(shared), bodies });
  const task: BackgroundTask = {
    root,
    publicFolder,
    cards: listCardPages(site),
    source: { site, twins: twins.files, mcpUrl },
    twins,
    shared,
    // The MCP server searches the embedded index, even if the pages use a hosted search.
    ...((!readHostedSearch(process.env) || mcpUrl !== undefined) && {
      found: listFoundPages(site, bodies),
    }),
  };
  const { file } = await bundleWorker(root, "src/pipeline/background/background-worker.ts");
  // The pages wait for the bodies, so the free core finishes those first.
  await build.jobs.bodies.result();
  return withThreads(file, 1, (threads) => threads.run(task) as Promise<BackgroundResult>);
}
