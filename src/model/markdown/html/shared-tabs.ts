import { PACKAGE_MANAGERS } from "../code/package-managers";
import { NETWORK_GROUP, groupTabs } from "./network-tabs";
import type { RenderContext } from "./render-context";

/** Labels of tabs that switch together on the whole site, even if a group only has some of them. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  "package-manager": PACKAGE_MANAGERS,
  request: ["request", "response", "error", "typescript"],
};

/**
 * Finds the group of tabs with these labels.
 * @param written The group that the writer named, if any.
 * @returns `isShared` is true if a tab's value is its label, since groups of several pages need the same values.
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
