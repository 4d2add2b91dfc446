import type { Nodes } from "mdast";
import { escapeAttribute, escapeText } from "../../../base/escape";
import { type Markup, element } from "../../base/markup";
import { type RenderContext, report } from "../../base/render-context";
import { findTabGroup } from "./shared-tabs";

/** Maximum number of tabs in a group; the style sheet has rules for this many. */
export const MAX_TABS = 5;

/** A tab: its value, which is stored as the reader's choice, its label and its content. */
export interface Tab {
  readonly value: string;
  readonly label: string;
  readonly children: Markup;
}

/** Reports tabs in one group that have the same value or label, since readers could choose only one of them. */
export function checkRepeatedTabs(
  tabs: readonly { readonly value: string; readonly label: string; readonly node: Nodes }[],
  context: RenderContext,
): void {
  tabs.forEach(({ value, label, node }, index) => {
    const before = tabs.slice(0, index);
    const isValue = before.some((tab) => tab.value === value);
    if (!isValue && !before.some((tab) => tab.label === label)) return;
    const isLabel = before.some((tab) => tab.label === label);
    report(context, node, {
      rule: "tabs/repeated",
      problem: isLabel
        ? `Another tab in this group has the label "${label}".`
        : `Another tab in this group has the value "${value}", so readers could choose only one of the two.`,
      fix: `Give each tab a different ${isLabel ? "label" : "value"}.`,
    });
  });
}

/** A tab group. Groups with the same `group` switch together. */
export interface TabGroup {
  readonly tabs: readonly Tab[];
  readonly group: string | undefined;
  readonly selected?: number;
  readonly context: RenderContext;
}

/**
 * Renders tabs as radio buttons, so that they and the arrow keys work without a script. The inputs come first, so that
 * the style sheet can show the panel of the checked input.
 */
export function renderTabGroup({ selected = 0, context, ...written }: TabGroup): Markup {
  const labelsOf = written.tabs.map(({ label }) => label);
  const { group, isShared } = findTabGroup(labelsOf, written.group, context);
  const tabs = written.tabs.map((tab) =>
    isShared ? { ...tab, value: tab.label.toLowerCase() } : tab,
  );
  const name = `tabs-${context.numbering.count("tab group")}`;
  const idOf = (index: number): string => `${name}-${index + 1}`;
  for (const index of tabs.keys()) context.gathered.anchors.add(idOf(index));
  const inputs = tabs.map(
    ({ value }, index) =>
      `<input type="radio" class="tab-input visually-hidden" name="${name}" id="${idOf(index)}" value="${escapeAttribute(value)}"${index === selected ? " checked" : ""}>`,
  );
  const labels = tabs.map(
    ({ label }, index) =>
      `<label class="tab-label" for="${idOf(index)}">${escapeText(label)}</label>`,
  );
  const head = `${inputs.join("")}<div class="tab-list">${labels.join("")}</div>`;
  // In print, each panel is shown below its label.
  const panels = tabs.map(({ label, children }) =>
    element("div", { class: "tab-panel", "data-label": label }, children),
  );
  return element(
    "div",
    {
      class: "tabs",
      role: "group",
      "aria-label": tabs.map(({ label }) => label).join(", "),
      "data-group": group,
    },
    [head, panels],
  );
}
