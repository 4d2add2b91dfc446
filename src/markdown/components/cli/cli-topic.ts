import { attributeText } from "../../base/props";
import type { ComponentRules } from "../../base/render-context";
import { renderTopic } from "./cli-topic-html";
import { topicToMarkdown } from "./cli-topic-markdown";

export const CLI_COMPONENTS: ComponentRules = {
  CliTopic: {
    attributes: { topic: { type: "string", required: true } },
    children: "none",
    hasSections: true,
    readsData: true,
    html: (node, { topic }, context) =>
      typeof topic === "string" ? renderTopic(node, topic, context) : [],
    markdown: (_node, { topic }, context) => topicToMarkdown(attributeText(topic), context),
  },
};
