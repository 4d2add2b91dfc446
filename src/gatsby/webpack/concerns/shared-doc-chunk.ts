import type { Chunk, Compilation, Compiler } from "webpack";
import { type WebpackConcern, assume, isBrowserBuild } from "../concern";

/** The chunk of the template of all docs. */
export const DOC_CHUNK = "component---src-templates-doc-tsx";
/** That of docs with the layout of a reference, which is the same template with more styles. */
const REFERENCE_CHUNK = "component---src-templates-reference-tsx";
/** Whether a chunk is that of an .mdx doc. */
export const isMdxChunk = ({ name }: Chunk): boolean =>
  name?.startsWith("component---src-templates-mdx-doc-tsx") === true;

/**
 * Lets .mdx docs and references use the chunk of all other docs, so that theirs hold nothing but their own code. Gatsby
 * would repeat what both need in each of them, or put it into a further chunk, which every reader of a doc would then
 * fetch.
 */
export const sharedDocChunk: WebpackConcern = {
  name: "shared-doc-chunk",
  isFor: isBrowserBuild,
  apply: (config) => {
    assume(
      Boolean(config.optimization?.splitChunks),
      "What several pages need is split off into chunks of its own.",
    );
    config.plugins = [...(config.plugins ?? []), new SharedDocChunk()];
  },
};

class SharedDocChunk {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("SharedDocChunk", (compilation) => {
      // Before modules that several chunks need are split off, which comes later in the same hook.
      compilation.hooks.optimizeChunks.tap("SharedDocChunk", () => {
        shareDocChunk(compilation);
      });
    });
  }
}

function shareDocChunk({ chunks, chunkGraph, namedChunks }: Compilation): void {
  const shared = namedChunks.get(DOC_CHUNK);
  assume(shared !== undefined, `The template of docs has the chunk ${DOC_CHUNK}.`);
  for (const chunk of chunks) {
    if (!isMdxChunk(chunk) && chunk.name !== REFERENCE_CHUNK) continue;
    for (const module of chunkGraph.getChunkModules(chunk))
      if (chunkGraph.isModuleInChunk(module, shared))
        chunkGraph.disconnectChunkAndModule(chunk, module);
    for (const group of chunk.groupsIterable) {
      if (group.insertChunk(shared, chunk)) shared.addGroup(group);
    }
  }
}
