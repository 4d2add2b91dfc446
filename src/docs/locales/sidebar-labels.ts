import { type Fault, faultAt } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import { shortText } from "../../faults/short-text";
import { parseYaml } from "../../faults/yaml";
import type { Sidebar, SidebarItem } from "../sidebars/types";

/** Translations of sidebar labels that aren't from docs, such as category names, keyed by the original label. */
export type SidebarLabels = ReadonlyMap<string, string>;

/** Lists every label of the given sidebars. */
export const listSidebarLabels = (sidebars: readonly Sidebar[]): string[] =>
  sidebars.flatMap(({ items }) => items.flatMap(labelsOf));

const labelsOf = (item: SidebarItem): string[] => [
  item.label,
  ...(item.type === "category" ? item.items.flatMap(labelsOf) : []),
];

/** Reads `Original: translation` lines; an original that isn't in any sidebar is a fault. */
export function readSidebarLabels(
  file: string,
  text: string | undefined,
  known: readonly string[],
): { labels: SidebarLabels; faults: readonly Fault[] } {
  const labels = new Map<string, string>();
  const yaml = parseYaml(text ?? "{}\n", { file, firstLine: 1 });
  if (Array.isArray(yaml)) return { labels, faults: yaml };
  const faults: Fault[] = [];
  for (const [original, own] of Object.entries(yaml.data ?? {})) {
    const label = shortText.safeParse(own).data;
    if (label !== undefined && known.includes(original)) labels.set(original, label);
    else
      faults.push(
        faultAt(yaml.positionOf([original]), {
          rule: "locale/sidebar-label",
          problem:
            label === undefined
              ? `The translation of "${original}" isn't a text of 1 to 100 characters.`
              : `No sidebar has the label "${original}".`,
          fix:
            label === undefined
              ? "Write the original label, a colon and the translation."
              : suggest(original, known, "labels"),
        }),
      );
  }
  return { labels, faults };
}

/** Replaces the labels of a sidebar with their translations, if there are any. */
export const translateSidebar = (sidebar: Sidebar, labels: SidebarLabels): Sidebar => ({
  ...sidebar,
  items: sidebar.items.map((item) => translateItem(item, labels)),
});

function translateItem(item: SidebarItem, labels: SidebarLabels): SidebarItem {
  const label = labels.get(item.label) ?? item.label;
  if (item.type === "link") return { ...item, label };
  return { ...item, label, items: item.items.map((inside) => translateItem(inside, labels)) };
}
