import { findNearest, suggest } from "../../../../faults/nearest";
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
import { escapeAttribute, escapeText } from "../../html/escape";
import { type RenderContext, addText, nameTable, report } from "../../html/render-context";
import { renderHref } from "../../html/render-inline";
import { tableToMarkup, toColumn } from "../../html/tables";
import { type Markup, markup, separate } from "../../markup";
import { type JsxNode, type Props, attributeText } from "../attributes";
import type { ComponentRule, InlineRule } from "../components";
import { twinAddress, twinNetworkTable } from "./networks-text";

/** Characters of an address that are seen before and behind the dots: 0x7d21…aaB7. */
const SEEN = { first: 6, last: 4 };

/** The whole address as code; its middle is folded away by styles/code.css, and so is copied, printed and found. */
function toFoldedCode(address: string): string {
  const middle = address.slice(SEEN.first, -SEEN.last);
  return `<code>${address.slice(0, SEEN.first)}<i>${middle}</i>${address.slice(-SEEN.last)}</code>`;
}

/** A contract's address with its checksum: a link to the explorer, and a button that copies it. */
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
  const words =
    context.within || network.explorers.length === 0
      ? `<code>${entry.address}</code>`
      : markup`<a class="text-link"${renderHref(explorerPage(network, entry.address), node, context)}>${toFoldedCode(entry.address)}</a>`;
  const label = escapeAttribute(`Copy the address of ${contract} on ${network.name}`);
  const button = context.within
    ? ""
    : `<button type="button" class="address-copy" data-copy aria-label="${label}"></button>`;
  return markup`<span class="address">${words}${button}</span>`;
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
    problem: `No address of "${contract}" on ${network.name} is known.`,
    fix: `${near === undefined ? "" : `Did you mean ${near}? `}A new one goes into ${ADDRESSES_FILE} with its source.`,
  });
}

/** The networks of Celo that run, side by side. */
function renderNetworkTable(node: JsxNode, context: RenderContext): Markup {
  context.gathered.dependencies.add(NETWORKS_FILE);
  const all = readNetworks(context.environment).networks;
  const networks = listShownNetworks(all);
  const code = (text: string): string => `<code>${escapeText(text)}</code>`;
  const link = (name: string, url: string): Markup =>
    markup`<a class="text-link external"${renderHref(url, node, context)}>${escapeText(name)}</a>`;
  const rows: readonly (readonly [string, (network: Network) => Markup])[] = [
    ["Chain id", ({ chain_id: id }) => code(String(id))],
    ["RPC", ({ rpc }) => rpc.map(code).join("<br>")],
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

export const NETWORK_COMPONENTS: Readonly<Record<string, ComponentRule>> = {
  NetworkTable: {
    attributes: {},
    children: "none",
    readsData: true,
    render: (node, _props, context) => renderNetworkTable(node, context),
    twin: (_node, _props, context) => [twinNetworkTable(context)],
  },
};

export const NETWORK_INLINE_COMPONENTS: Readonly<Record<string, InlineRule>> = {
  Address: {
    attributes: {
      contract: { type: "string", required: true },
      network: { type: "string", required: true },
    },
    children: "none",
    readsData: true,
    renderWords: (node, props, _words, context) => renderAddress(node, props, context),
    twinWords: (_node, props, _words, context) => twinAddress(props, context),
  },
};
