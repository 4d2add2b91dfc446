import type { RenderContext } from "../../base/render-context";
import { PACKAGE_MANAGERS } from "../code/package-managers";
import { NETWORK_GROUP, groupTabs } from "./network-tabs";

/** Labels of tabs that switch together across the whole site, even in a group that has only some of these labels. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  "package-manager": PACKAGE_MANAGERS,
  request: ["request", "response", "error", "typescript"],
};

/**
 * Finds the group that tabs with these labels belong to.
 * @param written The group that the writer chose, if any.
 * @returns `isShared` is true if the label of each tab is also its value, so that the values are the same on all pages.
 */
export function findTabGroup(
  labels: readonly string[],
  written: string | undefined,
  context: RenderContext,
): { readonly group: string | undefined; readonly isShared: boolean } {
  const shared = Object.keys(LABELS).find(
    (group) =>
      labels.length > 1 && labels.every((label) => LABELS[group]?.includes(label.toLowerCase())),
  );
  const group = shared ?? groupTabs(labels, written, context);
  return { group, isShared: shared !== undefined || group === NETWORK_GROUP };
}
