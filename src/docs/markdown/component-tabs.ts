import type { Nodes } from "mdast";
import type { Segment } from "../segments";
import { element } from "./build-segments";
import type { ComponentRule, JsxNode } from "./components";
import { plainText } from "./plain-text";
import { renderChildren } from "./render-blocks";
import { type RenderContext, report } from "./render-context";
import { type Tab, tabsToSegments } from "./tabs";

/** More tabs than this are a list to choose from, and the style sheet counts no further. */
const MAX_TABS = 8;

const attributeText = (node: JsxNode, name: string): string | undefined => {
  const found = node.attributes.find((one) => one.type === "mdxJsxAttribute" && one.name === name);
  return typeof found?.value === "string" ? found.value : undefined;
};

const isTabItem = (node: Nodes): node is JsxNode =>
  (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") && node.name === "TabItem";

/** `TabItem`s of a `Tabs`, wherever the parser put them (a paragraph when they stand on one line). */
function tabItems(node: JsxNode): JsxNode[] {
  const children: readonly Nodes[] = node.children;
  return children.flatMap((child): JsxNode[] => {
    if (isTabItem(child)) return [child];
    const inner: readonly Nodes[] = child.type === "paragraph" ? child.children : [];
    return inner.filter(isTabItem);
  });
}

function renderTabs(node: JsxNode, context: RenderContext, group: string | undefined): Segment[] {
  const items = tabItems(node);
  const others = node.children.filter((child) => !isTabItem(child) && plainText(child).trim() !== "" && child.type !== "paragraph");
  if (items.length === 0 || items.length > MAX_TABS || others.length > 0) {
    report(context, node, {
      rule: "component/tabs",
      problem: others.length > 0 ? "<Tabs> holds something that is no <TabItem>." : `<Tabs> has ${items.length} tabs.`,
      mend: `Put 1 to ${MAX_TABS} <TabItem value="…" label="…"> inside, and nothing else.`,
    });
  }
  const tabs = items.map((item): Tab => {
    const value = attributeText(item, "value") ?? "";
    if (value === "") {
      report(context, item, {
        rule: "component/missing-attribute",
        problem: "<TabItem> needs the attribute «value».",
        mend: 'Write <TabItem value="…" label="…">.',
      });
    }
    return { value, label: attributeText(item, "label") ?? value, children: renderChildren(item, context) };
  });
  const selected = items.findIndex((item) => item.attributes.some((one) => "name" in one && one.name === "default"));
  return tabsToSegments({ tabs, group, selected: Math.max(0, selected), context });
}

export const TABS_COMPONENTS: Readonly<Record<string, ComponentRule>> = {
  Tabs: {
    attributes: { groupId: { type: "string" } },
    children: "required",
    render: (node, props, context) =>
      renderTabs(node, context, typeof props.groupId === "string" ? props.groupId : undefined),
  },
  TabItem: {
    attributes: { value: { type: "string", required: true }, label: { type: "string" }, default: { type: "boolean" } },
    children: "required",
    render: (node, _props, context) => {
      report(context, node, {
        rule: "component/tabs",
        problem: "<TabItem> stands outside of <Tabs>.",
        mend: "Put it between <Tabs> and </Tabs>.",
      });
      return renderChildren(node, context);
    },
  },
  Steps: {
    attributes: {},
    children: "required",
    render: (node, _props, context) => {
      const [only] = node.children;
      if (node.children.length !== 1 || only?.type !== "list" || only.ordered !== true) {
        report(context, node, {
          rule: "component/steps",
          problem: "<Steps> holds one numbered list and nothing else.",
          mend: "Write 1. 2. 3. inside, with a blank line below <Steps> and above </Steps>, and indent what belongs to a step.",
        });
      }
      return element("div", { class: "steps" }, renderChildren(node, context));
    },
  },
};
