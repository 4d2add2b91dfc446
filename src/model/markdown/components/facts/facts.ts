import { hasDataEntry } from "../../../data/data-files";
import { FACTS_FOLDER, unknownFact } from "../../../data/facts";
import { type RenderContext, report } from "../../html/render-context";
import type { InlineRule } from "../components";

/** Says that a page names a fact that is not there; a fault in the fact's own file is reported once, with the file. */
export function reportUnknownFact(
  id: string,
  node: Parameters<typeof report>[1],
  context: RenderContext,
): void {
  if (!hasDataEntry(FACTS_FOLDER, id, context.environment))
    report(context, node, unknownFact(id, context.environment));
}

export const FACT_INLINE_COMPONENTS: Readonly<Record<string, InlineRule>> = {
  /** Its value has taken its place (place-facts.ts); what is left is one that could not be found. */
  Fact: {
    attributes: { id: { type: "string", required: true } },
    children: "none",
    readsData: true,
    renderWords: (node, { id }, _words, context) => {
      if (typeof id === "string") reportUnknownFact(id, node, context);
      return "";
    },
    twinWords: () => [],
  },
};
