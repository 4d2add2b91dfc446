import type { Nodes, Root } from "mdast";
import { MAX_CHARACTERS, MAX_TREE_DEPTH } from "../../../base/limits";
import type { FaultText } from "../../../faults/fault";
import { type Point, pointAt } from "../../../faults/point";

/** A limit that the source exceeds, and the point at which it does. */
export interface Excess extends FaultText, Point {}

/** Finds the point at which a text exceeds the limit on its characters. */
export const findExcess = (source: string): Excess | undefined =>
  source.length <= MAX_CHARACTERS
    ? undefined
    : {
        ...pointAt(source, MAX_CHARACTERS),
        rule: "markdown/too-much",
        problem: `This text has ${source.length} characters; at most ${MAX_CHARACTERS} are allowed.`,
        fix: "Split it into several pages.",
      };

/**
 * Finds the first node that is nested too deeply to be rendered. Doesn't use recursion, which could overflow the stack.
 */
export function findDeepNode(root: Root): Excess | undefined {
  let level: readonly Nodes[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_TREE_DEPTH) return tooDeep(level[0]?.position?.start);
    level = level.flatMap((node): readonly Nodes[] => ("children" in node ? node.children : []));
  }
  return undefined;
}

export const tooDeep = ({ line, column }: Point = { line: 1, column: 1 }): Excess => ({
  line,
  column,
  rule: "markdown/too-deep",
  problem: `Elements are nested more than ${MAX_TREE_DEPTH} levels deep.`,
  fix: "Use fewer levels.",
});
