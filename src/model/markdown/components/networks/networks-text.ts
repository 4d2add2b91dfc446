import type { PhrasingContent, Table } from "mdast";
import { findAddress, readAddresses } from "../../../data/addresses";
import {
  type Network,
  explorerPage,
  listShownNetworks,
  nameNetwork,
  readNetworks,
} from "../../../data/networks";
import type { TwinContext } from "../../text/twin-context";
import { type Words, code, link, separate, table } from "../../text/twin-nodes";
import { type Props, attributeText } from "../attributes";

/** A contract's address as a link to its explorer, if the network has one. */
export function twinAddress(props: Props, { environment }: TwinContext): PhrasingContent[] {
  const network = readNetworks(environment).networks.find(({ id }) => id === props.network);
  if (!network) return [];
  const { entries } = readAddresses(environment);
  const entry = findAddress(entries, attributeText(props.contract), network);
  if (!entry) return [];
  const words = code(entry.address);
  const hasExplorer = network.explorers.length > 0;
  return [hasExplorer ? link(explorerPage(network, entry.address), words) : words];
}

/** The networks of Celo that run, side by side. */
export function twinNetworkTable({ environment }: TwinContext): Table {
  const all = readNetworks(environment).networks;
  const networks = listShownNetworks(all);
  const row = (label: string, cell: (network: Network) => Words): Words[] => [
    label,
    ...networks.map(cell),
  ];
  return table([
    row("", ({ name }) => name),
    row("Chain id", ({ chain_id: id }) => code(String(id))),
    row("RPC", ({ rpc }) => separate(rpc.map(code), ", ")),
    row("Explorers", ({ explorers }) =>
      separate(
        explorers.map(({ name, url }) => link(url, name)),
        ", ",
      ),
    ),
    row("Coin", ({ coin = "" }) => `${coin}, 18 decimals`),
    row("Settles on", ({ settles_on: id }) => nameNetwork(all, id)),
    row("Test funds", ({ faucet }) => (faucet === undefined ? "none" : link(faucet, "Faucet"))),
  ]);
}
