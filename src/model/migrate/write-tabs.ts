import type { JsxNode } from "../markdown/components/props";
import { nameOf } from "../markdown/html/raw-html";
import { attributeOf, migrateAttributes } from "./attributes";
import { indent, openTag, toValue, wrap } from "./blocks";
import { elementsOf, rewriteInner } from "./inner";
import type { Migration } from "./migration";
import type { RewriteContext } from "./rewrite";

/** Reads labels that Docusaurus defines outside the tabs: `values={[{ label: "npm", value: "npm" }]}`. */
function labelsOf(node: JsxNode): Map<string, string> {
  const values = node.attributes.find((one) => "name" in one && one.name === "values")?.value;
  const code = typeof values === "object" && values !== null ? values.value : "";
  const labels = new Map<string, string>();
  for (const [entry] of code.matchAll(/\{[^{}]*\}/g)) {
    const [, , label] = /label:\s*(["'])(.*?)\1/.exec(entry) ?? [];
    const [, , value] = /value:\s*(["'])(.*?)\1/.exec(entry) ?? [];
    if (label !== undefined && value !== undefined) labels.set(value, label);
  }
  return labels;
}

export function writeTabs(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const { groupId } = migrateAttributes(node, ["groupId"], migration);
  const inside = { ...context, codeTabs: false, tabLabels: labelsOf(node) };
  const tabs = elementsOf(node).map((tab) => writeTab(tab, migration, inside));
  return `${openTag("Tabs", { groupId })}\n${tabs.join("\n")}\n</Tabs>`;
}

export function writeTab(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const get = (name: string): string | undefined => attributeOf(node, name, migration);
  const value = get("value") ?? toValue(get("title") ?? get("label") ?? "tab");
  const label = get("label") ?? get("title") ?? context.tabLabels?.get(value) ?? value;
  const content = rewriteInner(node, migration, context);
  return wrap(openTag("TabItem", { value, label }), content, "</TabItem>");
}

/** Converts step elements to the items of one numbered list. */
export function writeSteps(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const steps = elementsOf(node).filter((child) => nameOf(child) === "Step");
  if (steps.length === 0)
    return wrap("<Steps>", rewriteInner(node, migration, context), "</Steps>");
  const items = steps.map((step, index) => {
    const sign = `${index + 1}. `;
    const { title, content } = takeTitle(step, rewriteInner(step, migration, context), migration);
    const head = title === undefined ? [] : [`**${title}**`];
    return sign + indent([...head, content].filter(Boolean).join("\n\n"), sign.length);
  });
  return wrap("<Steps>", items.join("\n\n"), "</Steps>");
}

/** Returns the title of a step, or the heading that it starts with. */
function takeTitle(
  node: JsxNode,
  content: string,
  migration: Migration,
): { title?: string; content: string } {
  const title = attributeOf(node, "title", migration);
  if (title !== undefined) return { title, content };
  const [whole, heading] = /^#{2,6} +([^\n]+)\n*/.exec(content) ?? [];
  return whole === undefined
    ? { content }
    : { title: heading, content: content.slice(whole.length) };
}
