import type { ChunkGraph, Module } from "webpack";
import { type WebpackConcern, assume, isBrowserBuild } from "../concern";

/** Chunks whose styles are in the one sheet that every page has: the shell's, and those of a doc. */
const SHARED_STYLES = new Set(["app", "component---src-templates-doc-tsx"]);

/**
 * Lets other kinds of pages bring styles of their own: Gatsby puts all there are into one sheet, and a reader of a doc
 * would get those of the home page and the showcase too. Layers keep their order, whatever comes first
 * (styles/layers.css).
 */
export const splitStyles: WebpackConcern = {
  name: "split-styles",
  isFor: isBrowserBuild,
  apply: ({ optimization }) => {
    const groups = optimization?.splitChunks && optimization.splitChunks.cacheGroups;
    const styles = groups && groups.styles;
    assume(
      typeof styles === "object" && "test" in styles && typeof styles.test === "function",
      "All styles are gathered in a group called styles, which chooses modules by a function.",
    );
    // Its types leave room for a group without a test of its own.
    const isStyle = styles.test as (module: Module) => boolean;
    styles.test = (module: Module, context: { chunkGraph: ChunkGraph }) =>
      isStyle(module) &&
      [...context.chunkGraph.getModuleChunksIterable(module)].some(
        ({ name }) => name != null && SHARED_STYLES.has(name),
      );
  },
};
