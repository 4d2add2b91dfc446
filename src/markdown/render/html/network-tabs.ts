import { NETWORKS_FILE, readNetworks } from "../../../data/networks";
import { findNearest } from "../../../faults/nearest";
import { isBlank } from "../../../faults/odd-text";
import { type RenderContext, report } from "../../base/render-context";

/** Group of all tabs whose labels are networks. A reader's choice applies to every page. */
export const NETWORK_GROUP = "networks";

/**
 * Returns the network group if there are several labels and all of them are names of networks; otherwise the group
 * that the writer chose.
 */
export function groupTabs(
  labels: readonly string[],
  group: string | undefined,
  { environment, gathered }: RenderContext,
): string | undefined {
  gathered.dependencies.add(NETWORKS_FILE);
  const names = new Set(readNetworks(environment).networks.map(({ name }) => name));
  return labels.length > 1 && labels.every((label) => names.has(label)) ? NETWORK_GROUP : group;
}

/**
 * Reports a tab without a label, or with a label that is almost the name of a network. A group with such a label
 * wouldn't switch together with the other network tabs.
 */
export function checkTabLabel(
  label: string,
  node: Parameters<typeof report>[1],
  context: RenderContext,
): void {
  if (isBlank(label)) {
    report(context, node, {
      rule: "tabs/no-label",
      problem: "This tab has no label, so readers can't see what it contains.",
      fix: 'Write a word or two in label="…" (for a <TabItem>) or tab="…" (for a code block).',
    });
    return;
  }
  const { networks } = readNetworks(context.environment);
  if (networks.some(({ name }) => name === label)) return;
  const celo = networks.flatMap(({ name, settles_on: chain }) => (chain === undefined ? [] : name));
  const lastWord = (name: string): string | undefined => name.toLowerCase().split(" ").at(-1);
  const near =
    celo.find((name) => lastWord(name) === label.toLowerCase()) ?? findNearest(label, celo);
  if (near === undefined) return;
  report(context, node, {
    rule: "tabs/network-name",
    problem: `This tab's label "${label}" is almost the name of the network ${near}.`,
    fix: `Write ${near}, so that all network tabs switch together.`,
  });
}
