import type { Nodes } from "mdast";
import { type Markup, element } from "../../base/markup";
import { type JsxNode, attributeText } from "../../base/props";
import {
  type BlockRule,
  type ComponentRules,
  type MarkdownContext,
  type RenderContext,
  report,
} from "../../base/render-context";
import { readProps } from "../../render/attributes";
import { checkTabLabel } from "../../render/html/network-tabs";
import { renderChildren } from "../../render/html/render-blocks";
import { MAX_TABS, type Tab, checkRepeatedTabs, renderTabGroup } from "../../render/html/tabs";
import { childrenToMarkdown } from "../../text/markdown-blocks";
import * as md from "../../text/markdown-nodes";
import { isElement, partsOf } from "../component-parts";

const isTabItem = (node: Nodes): node is JsxNode => isElement(node, "TabItem");

function renderTabs(node: JsxNode, context: RenderContext, group: string | undefined): Markup {
  const parts = partsOf(node);
  const items = parts.filter(isTabItem);
  const other = parts.find((part) => !isTabItem(part));
  if (other || items.length > MAX_TABS) {
    report(context, other ?? node, {
      rule: "component/tabs",
      problem: other
        ? "<Tabs> contains something other than <TabItem>."
        : `<Tabs> has ${items.length} tabs; at most ${MAX_TABS} are allowed.`,
      fix: other
        ? 'Move this content into a <TabItem value="…" label="…">, or out of <Tabs>.'
        : "Remove some tabs, or use several <Tabs>.",
    });
  }
  const tabs = items.map((item): Tab => {
    const props = readProps(item, TAB_ITEM, context);
    const value = attributeText(props.value);
    const label = String(props.label ?? value);
    if (item.children.length === 0) {
      report(context, item, {
        rule: "component/children",
        problem: "<TabItem> is empty.",
        fix: "Write its content between <TabItem> and </TabItem>.",
      });
    }
    checkTabLabel(label, item, context);
    return { value, label, children: renderChildren(item, context) };
  });
  checkRepeatedTabs(
    tabs.flatMap(({ value, label }, index) => {
      const node = items[index];
      return node ? { value, label, node } : [];
    }),
    context,
  );
  const selected = items.findIndex((item) =>
    item.attributes.some((one) => "name" in one && one.name === "default"),
  );
  return renderTabGroup({ tabs, group, selected: Math.max(0, selected), context });
}

const TAB_ITEM: BlockRule = {
  attributes: {
    value: { type: "string", required: true },
    label: { type: "string" },
    default: { type: "boolean" },
  },
  children: "required",
  html: (node, _props, context) => {
    report(context, node, {
      rule: "component/tabs",
      problem: "<TabItem> is outside <Tabs>.",
      fix: "Put it between <Tabs> and </Tabs>.",
    });
    return renderChildren(node, context);
  },
  markdown: (node, _props, context) => childrenToMarkdown(node, context),
};

/** Converts tabs to consecutive blocks, each tab's content below its label. */
function tabsToMarkdown(node: JsxNode, context: MarkdownContext): md.MarkdownBlock[] {
  return partsOf(node).flatMap((part): md.MarkdownBlock[] => {
    if (!isElement(part, "TabItem")) return [];
    const { value, label } = readProps(part, TAB_ITEM, context);
    return [
      md.paragraph(md.strong(attributeText(label ?? value))),
      ...childrenToMarkdown(part, context),
    ];
  });
}

export const TABS_COMPONENTS: ComponentRules = {
  Tabs: {
    attributes: { groupId: { type: "string" } },
    children: "required",
    html: (node, props, context) =>
      renderTabs(node, context, typeof props.groupId === "string" ? props.groupId : undefined),
    markdown: (node, _props, context) => tabsToMarkdown(node, context),
  },
  TabItem: TAB_ITEM,
  Steps: {
    attributes: {},
    children: "required",
    html: (node, _props, context) => {
      const [only] = node.children;
      if (!only) return [];
      if (node.children.length !== 1 || only.type !== "list" || only.ordered !== true) {
        report(context, node, {
          rule: "component/steps",
          problem: "<Steps> contains something other than one numbered list.",
          fix: "Write the steps as one numbered list, with a blank line after <Steps> and before </Steps>, and indent the content of each step.",
        });
      }
      return element("div", { class: "steps" }, renderChildren(node, context));
    },
    markdown: (node, _props, context) => childrenToMarkdown(node, context),
  },
};
