import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { watch } from "chokidar";
import type { NodePluginArgs } from "gatsby";
import { type Store, readState } from "./gatsby-state";

/**
 * Changes within this time count as one, because an editor may write a file several times when saving it. This must be
 * more than 50 ms: chokidar reports only one change per file in that time and drops the rest.
 */
const BURST_MS = 60;

/**
 * Returns the plugins that create nodes from a file. The docs plugin is always one of them, because it also reads the
 * files of the other plugins.
 */
const pluginsFor = (file: string): readonly string[] => {
  if (file.startsWith("content/showcase/")) return ["gatsby-source-showcase", "gatsby-source-docs"];
  if (/^content\/(?:data\/cli|cli-packages|records\/cli)/.test(file))
    return ["gatsby-source-cli", "gatsby-source-docs"];
  if (/^content\/(?:data|records)\/(?:contracts|errors)\./.test(file))
    return ["gatsby-source-contracts", "gatsby-source-docs"];
  return ["gatsby-source-docs"];
};

/** Resolves once Gatsby has sourced nodes. The next refresh waits for this, since it would interrupt the sourcing. */
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

/** Maximum time that a refresh waits for queries, in case Gatsby has lost track of one. */
const MOST_QUERY_MS = 10_000;

/**
 * Resolves when no query is running. When a query starts, Gatsby forgets which nodes it depends on; when it ends,
 * Gatsby considers its result up to date. A page would therefore miss changes made in between.
 */
async function untilQueriesHaveRun(store: Store): Promise<void> {
  const isRunning = (): boolean =>
    [...readState(store).queries.trackedQueries.values()].some(({ running }) => running > 0);
  for (let waited = 0; waited < MOST_QUERY_MS && isRunning(); waited += BURST_MS)
    await delay(BURST_MS);
}

/** A refresh that has ended. */
export interface Refresh {
  /** Files that had changed, relative to the root. */
  readonly files: readonly string[];
  readonly ms: number;
}

/**
 * Makes Gatsby source a plugin's nodes again when files change, in development. Sends the same event as Gatsby's
 * refresh endpoint (https://www.gatsbyjs.com/docs/refreshing-content/). Gatsby then calls the plugin's `sourceNodes`,
 * creates pages and runs the queries of open pages, without the half-second delay that follows other changes to nodes.
 * @param folders Relative to the site's folder.
 * @param onRefreshed Called after each refresh.
 * @returns Resolves once every file is watched, to a function that stops watching.
 */
export async function watchContent(
  root: string,
  folders: readonly string[],
  { emitter, store }: Pick<NodePluginArgs, "emitter" | "store">,
  onRefreshed: (refresh: Refresh) => void = () => undefined,
): Promise<() => Promise<void>> {
  const plugins = new Set<string>();
  const files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isRefreshing = false;
  const refresh = async (): Promise<void> => {
    if (isRefreshing) return; // What changes during a refresh is part of the next one, however many saves it was.
    isRefreshing = true;
    while (plugins.size > 0) {
      const start = performance.now();
      await untilQueriesHaveRun(store);
      const [round, changed] = [[...plugins], [...files]];
      plugins.clear();
      files.clear();
      for (const pluginName of round) {
        const sourced = untilSourced(emitter);
        emitter.emit("WEBHOOK_RECEIVED", { pluginName });
        await sourced;
      }
      onRefreshed({ files: changed.sort(), ms: performance.now() - start });
    }
    isRefreshing = false;
  };
  // Node's own recursive watch permanently loses a file when another file is renamed to its name, as editors and Git
  // do.
  const watcher = watch(
    folders.map((folder) => join(root, folder)),
    { ignoreInitial: true, cwd: root },
  );
  watcher.on("all", (_, file) => {
    const changed = file.replaceAll("\\", "/");
    files.add(changed);
    for (const plugin of pluginsFor(changed)) plugins.add(plugin);
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), BURST_MS);
  });
  await once(watcher, "ready");
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
