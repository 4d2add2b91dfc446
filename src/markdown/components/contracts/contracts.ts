import { attributeText } from "../../base/props";
import type { ComponentRules } from "../../base/render-context";
import { renderContract } from "./contract-html";
import { contractToMarkdown } from "./contract-markdown";

/** Components that show the data of content/data/contracts.yaml. */
export const CONTRACT_COMPONENTS: ComponentRules = {
  ContractReference: {
    attributes: { contract: { type: "string", required: true } },
    children: "none",
    hasSections: true,
    readsData: true,
    html: (node, { contract }, context) =>
      typeof contract === "string" ? renderContract(node, contract, context) : [],
    markdown: (_node, { contract }, context) =>
      contractToMarkdown(attributeText(contract), context),
  },
};
