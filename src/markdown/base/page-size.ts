import type { Root } from "mdast";
import { MAX_PAGE_CHARACTERS } from "../../base/limits";
import type { CompiledSegment } from "../../base/segments";
import { type RenderContext, report } from "./render-context";

/** Returns a page's segments, or none if its HTML would be too large. That is reported as a fault. */
export function limitSize(
  segments: readonly CompiledSegment[],
  root: Root,
  context: RenderContext,
): readonly CompiledSegment[] {
  const count = countCharacters(segments);
  if (count <= MAX_PAGE_CHARACTERS) return segments;
  report(context, root, {
    rule: "markdown/too-much",
    problem: `The HTML of this page has ${count} characters; at most ${MAX_PAGE_CHARACTERS} are allowed.`,
    fix: "Split the page.",
  });
  return [];
}

/** Counts the characters of segments. Code is counted without its highlighting, which is added later. */
const countCharacters = (segments: readonly CompiledSegment[]): number =>
  segments.reduce((sum, segment) => sum + lengthOf(segment), 0);

function lengthOf(segment: CompiledSegment): number {
  if (segment.kind === "html") return segment.html.length;
  if (segment.kind !== "component") return JSON.stringify(segment).length;
  return JSON.stringify(segment.props).length + countCharacters(segment.children);
}
