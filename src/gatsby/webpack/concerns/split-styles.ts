import type { ChunkGraph, Module } from "webpack";
import { type WebpackConcern, assume, isBrowserBuild } from "../concern";

/** Chunks whose styles are in the sheet that all pages share: the layout and docs. */
const SHARED_STYLES = new Set(["app", "component---src-templates-doc-tsx"]);

/**
 * Gives the other kinds of pages their own style sheets. Gatsby would put all styles into one sheet, so readers of a
 * doc would also get the styles of the home page and the showcase. The shared sheet sets the order of the layers
 * (styles/layers.css), so gatsby/ssr/pre-render-html.tsx puts it first.
 */
export const splitStyles: WebpackConcern = {
  name: "split-styles",
  isFor: isBrowserBuild,
  apply: ({ optimization }) => {
    const groups = optimization?.splitChunks && optimization.splitChunks.cacheGroups;
    const styles = groups && groups.styles;
    assume(
      typeof styles === "object" && "test" in styles && typeof styles.test === "function",
      "All styles are in a group called styles, which selects modules with a function.",
    );
    // The type allows a group without a test, but this group has one.
    const isStyle = styles.test as (module: Module) => boolean;
    styles.test = (module: Module, context: { chunkGraph: ChunkGraph }) =>
      isStyle(module) &&
      [...context.chunkGraph.getModuleChunksIterable(module)].some(
        ({ name }) => name != null && SHARED_STYLES.has(name),
      );
  },
};
