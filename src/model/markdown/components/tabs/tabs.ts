import type { Nodes } from "mdast";
import { checkTabLabel } from "../../html/network-tabs";
import { renderChildren } from "../../html/render-blocks";
import { type RenderContext, report } from "../../html/render-context";
import { MAX_TABS, type Tab, renderTabGroup } from "../../html/tabs";
import { type Markup, element } from "../../markup";
import { twinChildren } from "../../text/twin-blocks";
import { type JsxNode, attributeText, readProps } from "../attributes";
import { isElement, partsOf } from "../component-parts";
import type { ComponentRule } from "../components";
import { twinTabs } from "./tabs-text";

const isTabItem = (node: Nodes): node is JsxNode => isElement(node, "TabItem");

function renderTabs(node: JsxNode, context: RenderContext, group: string | undefined): Markup {
  const parts = partsOf(node);
  const items = parts.filter(isTabItem);
  const other = parts.find((part) => !isTabItem(part));
  if (other || items.length > MAX_TABS) {
    report(context, other ?? node, {
      rule: "component/tabs",
      problem: other
        ? "<Tabs> holds something that is no <TabItem>."
        : `<Tabs> has ${items.length} tabs.`,
      fix: `Put 1 to ${MAX_TABS} <TabItem value="…" label="…"> inside, and nothing else.`,
    });
  }
  const tabs = items.map((item): Tab => {
    const props = readProps(item, TAB_ITEM, context);
    const value = attributeText(props.value);
    const label = String(props.label ?? value);
    checkTabLabel(label, item, context);
    return { value, label, children: renderChildren(item, context) };
  });
  const selected = items.findIndex((item) =>
    item.attributes.some((one) => "name" in one && one.name === "default"),
  );
  return renderTabGroup({ tabs, group, selected: Math.max(0, selected), context });
}

const TAB_ITEM: ComponentRule = {
  attributes: {
    value: { type: "string", required: true },
    label: { type: "string" },
    default: { type: "boolean" },
  },
  children: "required",
  render: (node, _props, context) => {
    report(context, node, {
      rule: "component/tabs",
      problem: "<TabItem> stands outside of <Tabs>.",
      fix: "Put it between <Tabs> and </Tabs>.",
    });
    return renderChildren(node, context);
  },
  twin: (node, _props, context) => twinChildren(node, context),
};

export const TABS_COMPONENTS: Readonly<Record<string, ComponentRule>> = {
  Tabs: {
    attributes: { groupId: { type: "string" } },
    children: "required",
    render: (node, props, context) =>
      renderTabs(node, context, typeof props.groupId === "string" ? props.groupId : undefined),
    twin: (node, _props, context) => twinTabs(node, TAB_ITEM, context),
  },
  TabItem: TAB_ITEM,
  Steps: {
    attributes: {},
    children: "required",
    render: (node, _props, context) => {
      const [only] = node.children;
      if (!only) return [];
      if (node.children.length !== 1 || only.type !== "list" || only.ordered !== true) {
        report(context, node, {
          rule: "component/steps",
          problem: "<Steps> holds one numbered list and nothing else.",
          fix: "Write 1. 2. 3. inside, with a blank line below <Steps> and above </Steps>, and indent what belongs to a step.",
        });
      }
      return element("div", { class: "steps" }, renderChildren(node, context));
    },
    twin: (node, _props, context) => twinChildren(node, context),
  },
};
