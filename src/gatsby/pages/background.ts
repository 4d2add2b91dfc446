import { join } from "node:path";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import Tinypool from "tinypool";
import type { BackgroundResult, BackgroundTask } from "../../build/jobs/background-worker";
import { bundleWorker } from "../../build/jobs/bundle-worker";
import { whenBodiesAreReady } from "../../build/bodies/page-bodies";
import { listCardPages } from "./listed-pages";
import { collectMachineReadableSource } from "../../build/public/machine-readable-files";
import { listFoundPages } from "../../build/search/search-pages";
import { readHostedSearch } from "../../build/settings/search-settings";
import { workerEnvironment } from "../../build/jobs/worker-environment";

let running: Promise<BackgroundResult> | undefined;

/**
 * Begins, in a thread of its own, what the site sends out besides its pages and what does not need them built: webpack
 * has one core busy from here on.
 */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = (args) => {
  if (process.env.gatsby_executing_command === "develop") return;
  running = runInBackground(args);
  running.catch(() => undefined); // Whoever waits for it will throw.
};

/** What was made meanwhile; waits until it is all there. */
export function takeBackgroundResult(): Promise<BackgroundResult> {
  if (!running) throw new Error("Nothing was begun: onPreExtractQueries has not run.");
  return running;
}

async function runInBackground(args: NodePluginArgs): Promise<BackgroundResult> {
  const root = process.cwd(); // Gatsby runs in the site's folder.
  const task: BackgroundTask = {
    root,
    publicFolder: join(root, "public"),
    cards: listCardPages(args),
    source: collectMachineReadableSource(args),
    ...(!readHostedSearch(process.env) && { found: listFoundPages(args) }),
  };
  const { file } = await bundleWorker(root, "src/build/jobs/background-worker.ts");
  await whenBodiesAreReady(); // They have the first call on the core that webpack leaves: pages wait for them.
  const pool = new Tinypool({
    filename: file,
    minThreads: 1,
    maxThreads: 1,
    env: workerEnvironment(process.env),
  });
  try {
    return (await pool.run(task)) as BackgroundResult;
  } finally {
    await pool.destroy();
  }
}
