import type { ListedAddress, ListedFact, ListedNetwork } from "../published/published-site";

const ADDRESS_START = /^0x[\da-f]{6,40}$/;
const lower = (text: string): string => text.toLowerCase();

/** Finds the items with exactly this name. If there are none, finds the items whose names contain it. */
function match<Item>(
  items: readonly Item[],
  name: string,
  namesOf: (item: Item) => readonly string[],
): Item[] {
  const wanted = lower(name);
  const exact = items.filter((item) => namesOf(item).some((one) => lower(one) === wanted));
  if (exact.length > 0 || wanted.length < 3) return exact;
  return items.filter((item) => namesOf(item).some((one) => lower(one).includes(wanted)));
}

/** Finds addresses by the name of a contract or token, or by the first six or more digits of the address. */
export function matchAddresses(addresses: readonly ListedAddress[], name: string): ListedAddress[] {
  const digits = lower(name);
  if (ADDRESS_START.test(digits))
    return addresses.filter(({ address }) => lower(address).startsWith(digits));
  return match(addresses, name, (one) => [one.name, ...one.aliases]);
}

/** Finds networks by id, by name, or by chain id (decimal or hexadecimal). */
export const matchNetworks = (networks: readonly ListedNetwork[], name: string): ListedNetwork[] =>
  match(networks, name, ({ id, name: title, chainId }) => [
    id,
    title,
    String(chainId),
    `0x${chainId.toString(16)}`,
  ]);

/** Finds facts by id, or by words that all occur in a fact's sentence or id. */
export function matchFacts(facts: readonly ListedFact[], name: string): ListedFact[] {
  const exact = facts.filter(({ id }) => id === lower(name));
  if (exact.length > 0) return exact;
  const words = lower(name)
    .split(/[^\p{L}\p{N}@/.]+/u)
    .filter((word) => word.length > 2);
  if (words.length < 2) return [];
  return facts.filter(({ id, about }) => {
    const text = lower(`${about} ${id}`);
    return words.every((word) => text.includes(word));
  });
}

const formatSources = (sources: readonly string[]): string =>
  sources.length === 0 ? "" : `\nSources: ${sources.join(", ")}`;

export const formatAddress = ({ name, network, chainId, address, source }: ListedAddress): string =>
  `${name} on ${network} (chain ID ${chainId}): \`${address}\`\nSource: ${source}`;

export const formatFact = ({ about, value, checked, sources }: ListedFact): string =>
  `${about}: \`${value}\`, checked ${checked}${formatSources(sources)}`;

/** Formats everything needed to connect to a network. */
export const formatNetwork = (network: ListedNetwork): string => {
  const { name, id, status, chainId, symbol, rpc, explorers, faucet, sources } = network;
  return [
    `${name} (${id})${status === "ended" ? ", which has ended" : ""}: chain ID \`${chainId}\``,
    ...(symbol === undefined ? [] : [`Coin: ${symbol}`]),
    ...rpc.map((url) => `RPC: ${url}`),
    ...explorers.map((explorer) => `Explorer: ${explorer.name}, ${explorer.url}`),
    ...(faucet === undefined ? [] : [`Test funds: ${faucet}`]),
  ]
    .join("\n")
    .concat(formatSources(sources));
};
