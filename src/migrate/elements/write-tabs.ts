import type { Nodes } from "mdast";
import type { JsxNode } from "../../markdown/base/props";
import { nameOf } from "../../markdown/render/html/raw-html";
import { attributeOf, migrateAttributes, noteUnused, writtenValue } from "../base/attributes";
import { indent, openTag, toValue, wrap } from "../base/blocks";
import { elementsOf, rewriteInner, writeOthers } from "../base/inner";
import { type Migration, note } from "../base/migration";
import { type RewriteContext, isJsx } from "../base/rewrite";

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

/** Reads labels from the attribute `items`: `<Tabs items={["npm", "yarn"]}>`. */
const itemsOf = (node: JsxNode): string[] =>
  [...(writtenValue(node, "items") ?? "").matchAll(/(["'`])((?:(?!\1)[^\\]|\\.)*)\1/g)].map(
    ([, , label = ""]) => label.replace(/\\(.)/g, "$1"),
  );

/** Converts tabs. Content between the tabs is moved below them. */
export function writeTabs(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const { groupId } = migrateAttributes(node, ["groupId"], migration);
  const items = itemsOf(node);
  const inside = { ...context, codeTabs: false, tabLabels: labelsOf(node) };
  const isTab = (child: Nodes): boolean => isJsx(child) && TAB.test(nameOf(child));
  const tabs = elementsOf(node)
    .filter(isTab)
    .map((tab, index) =>
      writeTab(tab, migration, { ...inside, tab: { label: items[index], index } }),
    );
  const used = ["groupId", "items", "values", "syncKey", "storageKey", "defaultIndex"];
  const open = noteUnused(node, used, migration) + openTag("Tabs", { groupId });
  return `${open}\n${tabs.join("\n")}\n</Tabs>${writeOthers(node, isTab, migration, context)}`;
}

const TAB = /^(?:Tab|TabItem|Tabs\.Tab)$/;

/** Converts a tab. If a tab has no label, it gets a number, and a person has to name it. */
export function writeTab(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const get = (name: string): string | undefined => attributeOf(node, name, migration);
  const { label: item, index = 0 } = context.tab ?? {};
  const written = get("label") ?? get("title") ?? get("name") ?? item;
  const value = get("value") ?? toValue(written ?? `Tab ${index + 1}`);
  const label = written ?? context.tabLabels?.get(value) ?? get("value");
  const mark =
    label === undefined
      ? note(migration, "This tab had no label.", 'Describe its content in label="…".')
      : "";
  const used = ["label", "title", "name", "value", "default", "id"];
  const content = rewriteInner(node, migration, { ...context, tab: undefined });
  return (
    mark +
    noteUnused(node, used, migration) +
    wrap(openTag("TabItem", { value, label: label ?? `Tab ${index + 1}` }), content, "</TabItem>")
  );
}

/** Converts step elements to the items of one numbered list. */
export function writeSteps(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const isStep = (child: Nodes): boolean => isJsx(child) && nameOf(child) === "Step";
  const steps = elementsOf(node).filter(isStep);
  const unused = noteUnused(node, [], migration);
  if (steps.length === 0)
    return unused + wrap("<Steps>", rewriteInner(node, migration, context), "</Steps>");
  const items = steps.map((step, index) => {
    const sign = `${index + 1}. `;
    const { title, content } = takeTitle(step, rewriteInner(step, migration, context), migration);
    const marks = noteUnused(step, ["title", "id"], migration);
    const head = title === undefined ? [] : [`**${title}**`];
    return sign + marks + indent([...head, content].filter(Boolean).join("\n\n"), sign.length);
  });
  const whole = unused + wrap("<Steps>", items.join("\n\n"), "</Steps>");
  return whole + writeOthers(node, isStep, migration, context);
}

/** Splits a step into its title and the rest of its content. The title may be a heading at the start of the step. */
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
