import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { watch } from "chokidar";
import type { NodePluginArgs } from "gatsby";
import { inTurn } from "../../pipeline/jobs/in-turn";
import { type Store, readState } from "./gatsby-state";

/**
 * An editor may write a file several times when it saves. Changes within this time count as one. It has to exceed 50
 * ms, since chokidar reports one change of a file in that time and drops the others.
 */
const BURST_MS = 60;

/** Returns the plugins that create nodes from a file. References and the docs share most of their files. */
const pluginsFor = (file: string): readonly string[] => {
  if (file.startsWith("content/showcase/")) return ["gatsby-source-showcase", "gatsby-source-docs"];
  if (/^content\/(?:data\/cli|cli-packages|records\/cli)/.test(file))
    return ["gatsby-source-cli", "gatsby-source-docs"];
  if (/^content\/(?:data|records)\/(?:contracts|errors)\./.test(file))
    return ["gatsby-source-contracts", "gatsby-source-docs"];
  return ["gatsby-source-docs"];
};

/** Resolves once Gatsby has sourced nodes. An earlier refresh would interrupt that. */
function untilSourced(emitter: NodePluginArgs["emitter"]): Promise<void> {
  return new Promise((done) => {
    const notice = ({ payload }: { readonly payload: { readonly apiName: string } }): void => {
      if (payload.apiName !== "sourceNodes") return;
      emitter.off("API_FINISHED", notice);
      done();
    };
    emitter.on("API_FINISHED", notice);
  });
}

/** After this time a refresh no longer waits, in case a query has been lost. */
const MOST_QUERY_MS = 10_000;

/**
 * Resolves when no query is running. Gatsby forgets which nodes a query depends on when the query starts, and takes its
 * result as up to date when it ends. A page would therefore miss nodes that change in between.
 */
async function untilQueriesHaveRun(store: Store): Promise<void> {
  const isRunning = (): boolean =>
    [...readState(store).queries.trackedQueries.values()].some(({ running }) => running > 0);
  for (let waited = 0; waited < MOST_QUERY_MS && isRunning(); waited += BURST_MS)
    await delay(BURST_MS);
}

/**
 * Makes Gatsby source the nodes of a plugin again after files have changed, in development. The event is the one sent
 * by Gatsby's refresh endpoint (https://www.gatsbyjs.com/docs/refreshing-content/): Gatsby then calls `sourceNodes` of
 * this plugin, creates pages and runs the queries of open pages, without the half second that it waits after other
 * changes of nodes.
 * @param folders Relative to the site's folder.
 * @returns A function that stops watching, once every file is watched.
 */
export async function watchContent(
  root: string,
  folders: readonly string[],
  { emitter, store }: Pick<NodePluginArgs, "emitter" | "store">,
): Promise<() => Promise<void>> {
  const plugins = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const inOrder = inTurn();
  const refresh = (): void => {
    for (const pluginName of plugins) {
      void inOrder(async () => {
        await untilQueriesHaveRun(store);
        const sourced = untilSourced(emitter);
        emitter.emit("WEBHOOK_RECEIVED", { pluginName });
        await sourced;
      });
    }
    plugins.clear();
  };
  // Node's own recursive watch loses a file for good after another one is renamed to it, as editors and Git do.
  const watcher = watch(
    folders.map((folder) => join(root, folder)),
    { ignoreInitial: true, cwd: root },
  );
  watcher.on("all", (_, file) => {
    for (const plugin of pluginsFor(file.replaceAll("\\", "/"))) plugins.add(plugin);
    clearTimeout(timer);
    timer = setTimeout(refresh, BURST_MS);
  });
  await once(watcher, "ready");
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
