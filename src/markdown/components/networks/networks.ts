import type { PhrasingContent, Table } from "mdast";
import { escapeText } from "../../../base/escape";
import {
  ADDRESSES_FILE,
  type AddressEntry,
  findAddress,
  readAddresses,
} from "../../../data/addresses";
import {
  NETWORKS_FILE,
  type Network,
  explorerPage,
  listShownNetworks,
  nameNetwork,
  readNetworks,
} from "../../../data/networks";
import { findNearest, suggest } from "../../../faults/nearest";
import { type Markup, markup, separate } from "../../base/markup";
import { type JsxNode, type Props, attributeText } from "../../base/props";
import {
  type ComponentRules,
  type MarkdownContext,
  type RenderContext,
  nameTable,
  report,
} from "../../base/render-context";
import { renderHref } from "../../render/html/render-inline";
import { addText } from "../../render/html/search-text";
import { tableToMarkup, toColumn } from "../../render/tables/tables";
import { valueToMarkup } from "../../render/tables/value";
import * as md from "../../text/markdown-nodes";

/** Renders a contract's address with its checksum, a copy button and a link to the block explorer. */
function renderAddress(node: JsxNode, props: Props, context: RenderContext): Markup {
  const { environment, gathered } = context;
  gathered.dependencies.add(ADDRESSES_FILE).add(NETWORKS_FILE);
  const contract = attributeText(props.contract);
  const wanted = attributeText(props.network);
  const { networks } = readNetworks(environment);
  const network = networks.find(({ id }) => id === wanted);
  if (!network) {
    report(context, node, {
      rule: "address/unknown-network",
      problem: `There is no network "${wanted}".`,
      fix: suggest(
        wanted,
        networks.map(({ id }) => id),
        "networks",
      ),
      missing: wanted,
    });
    return "";
  }
  const { entries } = readAddresses(environment);
  const entry = findAddress(entries, contract, network);
  if (!entry) {
    reportUnknownContract(entries, contract, network, node, context);
    return "";
  }
  addText(context, entry.address);
  if (context.within) return `<code>${entry.address}</code>`;
  const [explorer] = network.explorers;
  const value = valueToMarkup(
    entry.address,
    `Copy the address of ${contract} on ${network.name}`,
    explorer && {
      href: renderHref(explorerPage(network, entry.address), node, context),
      name: `${contract} on ${network.name}, ${explorer.name}`,
    },
  );
  return [value, "\u2060"]; // A word joiner keeps a comma after the address on the same line.
}

const isOn =
  (network: Network) =>
  ({ network: id }: AddressEntry): boolean =>
    id === network.id || id === "any";

function reportUnknownContract(
  entries: readonly AddressEntry[],
  contract: string,
  network: Network,
  node: JsxNode,
  context: RenderContext,
): void {
  const near = findNearest(
    contract,
    entries.filter(isOn(network)).map(({ name }) => name),
  );
  report(context, node, {
    rule: "address/unknown-contract",
    problem: `There is no address for "${contract}" on ${network.name}.`,
    fix: `${near === undefined ? "" : `Did you mean ${near}? `}To add a new address, write it and its source in ${ADDRESSES_FILE}.`,
    missing: contract,
  });
}

/** Renders a table of Celo's current networks, with a column for each. */
function renderNetworkTable(node: JsxNode, context: RenderContext): Markup {
  context.gathered.dependencies.add(NETWORKS_FILE);
  const all = readNetworks(context.environment).networks;
  const networks = listShownNetworks(all);
  const link = (name: string, url: string): Markup =>
    markup`<a class="text-link external"${renderHref(url, node, context)}>${escapeText(name)}</a>`;
  const rows: readonly (readonly [string, (network: Network) => Markup])[] = [
    [
      "Chain ID",
      ({ name, chain_id: id }) => valueToMarkup(String(id), `Copy the chain ID of ${name}`),
    ],
    [
      "RPC",
      ({ rpc }) =>
        separate(
          rpc.map((url) => valueToMarkup(url, `Copy ${url}`)),
          "<br>",
        ),
    ],
    [
      "Explorers",
      ({ explorers }) =>
        separate(
          explorers.map(({ name, url }) => link(name, url)),
          ", ",
        ),
    ],
    ["Coin", ({ coin = "" }) => escapeText(`${coin}, 18 decimals`)],
    ["Settles on", ({ settles_on: id }) => escapeText(nameNetwork(all, id))],
    ["Test funds", ({ faucet }) => (faucet === undefined ? "none" : link("Faucet", faucet))],
  ];
  addText(
    context,
    networks.map(({ name, chain_id: id, rpc }) => `${name} ${id} ${rpc.join(" ")}`).join(" "),
  );
  return tableToMarkup({
    label: nameTable("Networks", context),
    columns: ["", ...networks.map(({ name }) => name)].map(toColumn),
    rows: rows.map(([label, cell]) => [label, ...networks.map(cell)]),
    isReference: true,
  });
}

/** Links a contract's address to the network's explorer, if there is one. */
function addressToMarkdown(props: Props, { environment }: MarkdownContext): PhrasingContent[] {
  const network = readNetworks(environment).networks.find(({ id }) => id === props.network);
  if (!network) return [];
  const { entries } = readAddresses(environment);
  const entry = findAddress(entries, attributeText(props.contract), network);
  if (!entry) return [];
  const words = md.code(entry.address);
  const hasExplorer = network.explorers.length > 0;
  return [hasExplorer ? md.link(explorerPage(network, entry.address), words) : words];
}

/** Creates a table of Celo's current networks, with a column for each. */
function networksToMarkdown({ environment }: MarkdownContext): Table {
  const all = readNetworks(environment).networks;
  const networks = listShownNetworks(all);
  const row = (label: string, cell: (network: Network) => md.Words): md.Words[] => [
    label,
    ...networks.map(cell),
  ];
  return md.table([
    row("", ({ name }) => name),
    row("Chain ID", ({ chain_id: id }) => md.code(String(id))),
    row("RPC", ({ rpc }) => md.separate(rpc.map(md.code), ", ")),
    row("Explorers", ({ explorers }) =>
      md.separate(
        explorers.map(({ name, url }) => md.link(url, name)),
        ", ",
      ),
    ),
    row("Coin", ({ coin = "" }) => `${coin}, 18 decimals`),
    row("Settles on", ({ settles_on: id }) => nameNetwork(all, id)),
    row("Test funds", ({ faucet }) => (faucet === undefined ? "none" : md.link(faucet, "Faucet"))),
  ]);
}

export const NETWORK_COMPONENTS: ComponentRules = {
  NetworkTable: {
    attributes: {},
    children: "none",
    html: (node, _props, context) => renderNetworkTable(node, context),
    markdown: (_node, _props, context) => [networksToMarkdown(context)],
  },
  Address: {
    isInline: true,
    attributes: {
      contract: { type: "string", required: true },
      network: { type: "string", required: true },
    },
    children: "none",
    html: renderAddress,
    markdown: (_node, props, context) => addressToMarkdown(props, context),
  },
};
