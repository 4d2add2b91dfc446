import { hasDataEntry } from "../../../data/data-files";
import { FACTS_FOLDER, unknownFact } from "../../../data/facts";
import { type ComponentRules, type RenderContext, report } from "../../base/render-context";

/** Reports a fact that doesn't exist. A fault in a fact's file is reported only once, at its position in the file. */
export function reportUnknownFact(
  id: string,
  node: Parameters<typeof report>[1],
  context: RenderContext,
): void {
  if (!hasDataEntry(FACTS_FOLDER, id, context.environment))
    report(context, node, unknownFact(id, context.environment));
}

export const FACT_COMPONENTS: ComponentRules = {
  /** Reports facts that weren't found. All others have already been replaced with their values (place-facts.ts). */
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
