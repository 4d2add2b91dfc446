import { type Markup, element } from "../markup";
import { escapeAttribute, escapeText } from "./escape";
import { NETWORK_GROUP, groupTabs } from "./network-tabs";
import type { RenderContext } from "./render-context";

/** More tabs than this are a list to choose from, and the style sheet counts no further. */
export const MAX_TABS = 8;

/** One tab: what is stored as the reader's choice, what is shown, and what is inside. */
export interface Tab {
  readonly value: string;
  readonly label: string;
  readonly children: Markup;
}

/** A group of tabs; groups with the same name switch together. */
export interface TabGroup {
  readonly tabs: readonly Tab[];
  readonly group: string | undefined;
  readonly selected?: number;
  readonly context: RenderContext;
}

/**
 * Tabs as radio buttons: the browser switches them, by arrow keys too, with no script. Inputs come first, so that the
 * style sheet can show the panel that belongs to the checked one.
 */
export function renderTabGroup({ selected = 0, context, ...written }: TabGroup): Markup {
  const labelsOf = written.tabs.map(({ label }) => label);
  const group = groupTabs(labelsOf, written.group, context);
  // A reader's choice is stored by its value, so all groups of networks need the same ones.
  const tabs = written.tabs.map((tab) =>
    group === NETWORK_GROUP ? { ...tab, value: tab.label.toLowerCase() } : tab,
  );
  context.gathered.tabGroups += 1;
  const name = `tabs-${context.gathered.tabGroups}`;
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
  // On paper each panel stands below its label.
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
