import type { BlockContent, DefinitionContent, RootContent } from "mdast";
import type { Markup } from "../markup";
import type { RenderContext } from "./render-context";

/** A block in the syntax tree of a doc. */
export type FlowNode = RootContent | BlockContent | DefinitionContent;

/**
 * Renders blocks inside another block. It is passed to the functions that need it, so that files don't import each
 * other.
 */
export type RenderBlocks = (nodes: readonly FlowNode[], context: RenderContext) => Markup;
