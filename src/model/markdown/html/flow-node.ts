import type { BlockContent, DefinitionContent, RootContent } from "mdast";
import type { Markup } from "../markup";
import type { RenderContext } from "./render-context";

/** A block in the syntax tree of a doc. */
export type FlowNode = RootContent | BlockContent | DefinitionContent;

/**
 * Renders blocks that are inside another one. Passed to those who need it, because files that import each other can't
 * be read one by one.
 */
export type RenderBlocks = (nodes: readonly FlowNode[], context: RenderContext) => Markup;
