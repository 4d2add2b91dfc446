import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { openLocales } from "../../pipeline/bodies/site-parts";
import type { BackgroundResult, BackgroundTask } from "../../pipeline/jobs/background-worker";
import { bundleWorker } from "../../pipeline/jobs/bundle-worker";
import { withThreads } from "../../pipeline/jobs/threads";
import { listCardPages } from "../../pipeline/public/listed-pages";
import { collectMachineReadableSource } from "../../pipeline/public/machine-readable-files";
import { planTwins } from "../../pipeline/public/twin-files";
import { listFoundPages } from "../../pipeline/search/search-pages";
import { readHostedSearch } from "../../pipeline/settings/search-settings";
import { cacheFolderOf } from "../../pipeline/store/cache-files";
import { backgroundJob, bodiesJob } from "../build-jobs";
import { isDevelopment } from "../is-development";
import { type CurrentSite, docsStore } from "../source/docs-store";

/**
 * Starts a thread that makes the outputs that need no page. From here on webpack keeps one core busy, so others are
 * free.
 */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = async () => {
  if (isDevelopment) return;
  const current = (await docsStore()).current();
  backgroundJob.begin(() => runInBackground(process.cwd(), current)); // Gatsby runs in the site's folder.
};

async function runInBackground(
  root: string,
  { site, bodies, pages: { parts } }: CurrentSite,
): Promise<BackgroundResult> {
  const folder = cacheFolderOf(root);
  const docs = [...site.docs, ...site.locales.flatMap((locale) => locale.docs)];
  const twins = planTwins({ root, folder, docs, siteOf: openLocales(parts), bodies });
  const task: BackgroundTask = {
    root,
    publicFolder: join(root, "public"),
    cards: listCardPages(site),
    source: collectMachineReadableSource(site, twins.files),
    twins,
    parts,
    ...(!readHostedSearch(process.env) && { found: listFoundPages(site, bodies) }),
  };
  const { file } = await bundleWorker(root, "src/pipeline/jobs/background-worker.ts");
  await bodiesJob.result(); // These come first on the core that webpack leaves free: the pages wait for them.
  return withThreads(file, 1, (threads) => threads.run(task) as Promise<BackgroundResult>);
}
