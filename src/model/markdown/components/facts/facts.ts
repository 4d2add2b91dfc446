import { hasDataEntry } from "../../../data/data-files";
import { FACTS_FOLDER, unknownFact } from "../../../data/facts";
import { type ComponentRules, type RenderContext, report } from "../../html/render-context";

/** Says that a page names a fact that is not there; a fault in the fact's own file is reported once, with the file. */
export function reportUnknownFact(
  id: string,
  node: Parameters<typeof report>[1],
  context: RenderContext,
): void {
  if (!hasDataEntry(FACTS_FOLDER, id, context.environment))
    report(context, node, unknownFact(id, context.environment));
}

export const FACT_COMPONENTS: ComponentRules = {
  /** Its value has taken its place (place-facts.ts); what is left is one that could not be found. */
  Fact: {
    isInline: true,
    attributes: { id: { type: "string", required: true } },
    children: "none",
    readsData: true,
    html: (node, { id }, context) => {
      if (typeof id === "string") reportUnknownFact(id, node, context);
      return "";
    },
    markdown: () => [],
  },
};
