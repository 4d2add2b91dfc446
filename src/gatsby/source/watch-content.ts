import { once } from "node:events";
import { join } from "node:path";
import { watch } from "chokidar";
import type { NodePluginArgs } from "gatsby";
import { inTurn } from "../../pipeline/jobs/in-turn";

/**
 * An editor may write a file several times when it saves. Changes within this time count as one; chokidar reports one
 * change of a file in 50 ms and drops the others, so it has to be longer.
 */
const BURST_MS = 60;

/** The plugin that makes nodes of a file. References and the docs share most of their files. */
const pluginsFor = (file: string): readonly string[] => {
  if (file.startsWith("content/showcase/")) return ["gatsby-source-showcase", "gatsby-source-docs"];
  if (/^content\/(?:data\/cli|cli-packages|records\/cli)/.test(file))
    return ["gatsby-source-cli", "gatsby-source-docs"];
  if (/^content\/(?:data|records)\/contracts\./.test(file))
    return ["gatsby-source-contracts", "gatsby-source-docs"];
  return ["gatsby-source-docs"];
};

/** Resolves when Gatsby has sourced nodes. A refresh that begins before that would end this one. */
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

/**
 * In development: has Gatsby source the nodes of a plugin again after files have changed. The event is the one that
 * Gatsby's refresh endpoint sends (https://www.gatsbyjs.com/docs/refreshing-content/): Gatsby then calls `sourceNodes`
 * of this plugin, creates pages and runs the queries of open pages, without the half second that it waits after other
 * changes of nodes.
 * @param folders From the site's folder.
 * @returns What ends it, once every file is watched.
 */
export async function watchContent(
  root: string,
  folders: readonly string[],
  { emitter }: Pick<NodePluginArgs, "emitter">,
): Promise<() => Promise<void>> {
  const plugins = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const inOrder = inTurn();
  const refresh = (): void => {
    for (const pluginName of plugins) {
      void inOrder(() => {
        const sourced = untilSourced(emitter);
        emitter.emit("WEBHOOK_RECEIVED", { pluginName });
        return sourced;
      });
    }
    plugins.clear();
  };
  // Node's own recursive watch loses a file for good once another one is renamed to it, as editors and Git do.
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
