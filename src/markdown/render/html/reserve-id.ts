import type { Nodes } from "mdast";
import { isPageId } from "../../../base/page-ids";
import { type RenderContext, positionOf, report } from "../../base/render-context";

/** Reserves an id. Reports a duplicate, together with the position of the first use. */
export function reserveId(id: string, node: Pick<Nodes, "position">, context: RenderContext): void {
  if (isPageId(id)) {
    report(context, node, {
      rule: "heading/reserved-id",
      problem: `The page itself uses the id "${id}".`,
      fix: "Choose another id. For a heading, write ## Heading {#another-id}.",
    });
    return;
  }
  context.gathered.anchors.add(id);
  const first = context.numbering.ids.get(id);
  if (first) {
    report(context, node, {
      rule: "heading/duplicate-id",
      problem: `Duplicate id "${id}".`,
      fix: `The first one is at ${first.file}:${first.line}. Choose another id. For a heading, write ## Heading {#another-id}.`,
    });
    return;
  }
  context.numbering.ids.set(id, positionOf(node, context));
}
