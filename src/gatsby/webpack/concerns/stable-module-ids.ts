import { createHash } from "node:crypto";
import type { Compiler, Module } from "webpack";

const NAME = "StableModuleIds";

/** Returns a module's file with its query. For concatenated modules, returns that of the root module. */
const resourceOf = (module: Module): string => {
  const { rootModule = module } = module as { readonly rootModule?: Module };
  return (rootModule as { readonly resource?: string }).resource ?? "";
};

/**
 * Assigns ids that don't depend on the site's folder to modules whose query contains it. gatsby-plugin-mdx adds the
 * file of an .mdx doc as a query (`?__contentFilePath=/home/…`). webpack makes a module's path relative, but not its
 * query, so scripts built in another folder had different bytes and names.
 */
export class StableModuleIds {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      if (compilation.compiler !== compiler) return;
      // Runs before webpack assigns ids to the remaining modules.
      compilation.hooks.moduleIds.tap({ name: NAME, stage: -100 }, (modules) => {
        const { chunkGraph } = compilation;
        const named = [...modules].flatMap((module) => {
          const resource = resourceOf(module);
          const isNamed = resource.split("?").slice(1).join("?").includes(this.root);
          const isSent = chunkGraph.getNumberOfModuleChunks(module) > 0;
          return isNamed && isSent ? [{ module, name: resource.replaceAll(this.root, "") }] : [];
        });
        const taken = new Set<string>();
        for (const { module, name } of named.sort((a, b) => (a.name < b.name ? -1 : 1))) {
          let id = name;
          for (let copy = 1; taken.has(id); copy += 1) id = `${name} ${copy}`;
          taken.add(id);
          chunkGraph.setModuleId(
            module,
            createHash("sha256").update(id).digest("hex").slice(0, 12),
          );
        }
      });
    });
  }
}
