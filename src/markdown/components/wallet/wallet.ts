import type { CompileEnvironment } from "../../../base/compiled-doc";
import { escapeAttribute, escapeText } from "../../../base/escape";
import { ADDRESSES_FILE, readAddresses } from "../../../data/addresses";
import { NETWORKS_FILE, type Network, readNetworks } from "../../../data/networks";
import { TOKENS_FILE, type Token, readTokens } from "../../../data/tokens";
import type { FaultText } from "../../../faults/fault";
import { suggest } from "../../../faults/nearest";
import { type Markup, markup } from "../../base/markup";
import { type JsxNode, type Props, attributeText } from "../../base/props";
import {
  type ComponentRules,
  type RenderContext,
  nameTable,
  report,
} from "../../base/render-context";
import { addText } from "../../render/html/search-text";
import { tableToMarkup, toColumn } from "../../render/tables/tables";
import { valueToMarkup } from "../../render/tables/value";
import { code, paragraph, table } from "../../text/markdown-nodes";
import type { WalletRequest } from "./wallet-request";

/** A network with everything that a wallet needs. */
interface AddableNetwork extends Network {
  readonly symbol: string;
}

/** A network that a component offers to add, or a token on it. */
interface Offer {
  readonly network: AddableNetwork;
  readonly token?: Token & { readonly address: string };
}

/** Returns the RPC URLs that start with https, since wallets refuse all others. */
const httpsOf = ({ rpc }: Network): string[] => rpc.filter((url) => url.startsWith("https:"));

const isAddable = (network: Network): network is AddableNetwork =>
  network.status === "current" && network.symbol !== undefined && httpsOf(network).length > 0;

/** Finds the network or token named by the attributes, or returns a problem and its fix. */
function findOffer(
  props: Props,
  environment: CompileEnvironment,
): Offer | FaultText {
  const { networks } = readNetworks(environment);
  const id = attributeText(props.network);
  const network = networks.find((one) => one.id === id);
  const addable = networks.filter(isAddable);
  if (!network || !isAddable(network)) {
    return {
      rule: "wallet/unknown-network",
      problem: network
        ? `A wallet can't add ${network.name}: the network has ended, or has no symbol or https RPC URL.`
        : `There is no network "${id}".`,
      fix: suggest(
        id,
        addable.map((one) => one.id),
        "networks",
      ),
      missing: id,
    };
  }
  if (props.token === undefined) return { network };
  const { tokens } = readTokens(environment, {
    networks,
    addresses: readAddresses(environment).entries,
  });
  const wanted = attributeText(props.token);
  const token = tokens.find(({ contract }) => contract === wanted);
  const place = token?.places.find((one) => one.network.id === id);
  if (token && place) return { network, token: { ...token, address: place.address } };
  const known = tokens.filter(({ places }) => places.some((one) => one.network.id === id));
  return {
    rule: "wallet/unknown-token",
    problem: `${TOKENS_FILE} has no token "${wanted}" on ${network.name}.`,
    fix: `${suggest(
      wanted,
      known.map(({ contract }) => contract),
      "tokens on this network",
    )} To add a new token, list it in ${TOKENS_FILE}.`,
    missing: wanted,
  };
}

/** Creates the request that the button sends to the wallet (browser/wallet/add-to-wallet.ts). */
const toRequest = ({ network, token }: Offer): WalletRequest => ({
  chain: {
    chainId: `0x${network.chain_id.toString(16)}`,
    chainName: network.name,
    rpcUrls: httpsOf(network),
    blockExplorerUrls: network.explorers.map(({ url }) => url),
    nativeCurrency: { name: network.symbol, symbol: network.symbol, decimals: 18 },
  },
  ...(token && {
    token: { address: token.address, symbol: token.symbol, decimals: token.decimals },
  }),
});

/** Lists the values to be entered by hand, with the labels that wallets use. */
const listValues = ({ network, token }: Offer): [label: string, value: string][] =>
  token
    ? [
        ["Network", network.name],
        ["Token address", token.address],
        ["Symbol", token.symbol],
        ["Decimals", String(token.decimals)],
      ]
    : [
        ["Network name", network.name],
        ["RPC URL", httpsOf(network)[0] ?? ""],
        ["Chain ID", String(network.chain_id)],
        ["Currency symbol", network.symbol],
        ["Block explorer URL", network.explorers[0]?.url ?? ""],
      ];

const nameOffer = ({ network, token }: Offer): string =>
  token ? `${token.symbol} on ${network.name}` : network.name;

function renderWallet(node: JsxNode, props: Props, context: RenderContext): Markup {
  const { environment, gathered } = context;
  for (const file of [NETWORKS_FILE, ADDRESSES_FILE, TOKENS_FILE]) gathered.dependencies.add(file);
  const offer = findOffer(props, environment);
  if ("problem" in offer) {
    report(context, node, offer);
    return "";
  }
  const name = nameOffer(offer);
  const values = tableToMarkup({
    label: nameTable(`Values of ${name} for a wallet`, context),
    columns: ["Setting", "Value"].map(toColumn),
    rows: listValues(offer).map(([label, value]) => [
      label,
      valueToMarkup(value, `Copy: ${label}`),
    ]),
    isReference: true,
  });
  addText(context, `Add ${name} to your wallet`);
  const request = escapeAttribute(JSON.stringify(toRequest(offer)));
  return markup`<div class="wallet"><button type="button" data-needs-script data-wallet="${request}">Add ${escapeText(name)} to your wallet</button> <output></output></div><details><summary>Values of ${escapeText(name)} to enter by hand</summary>${values}</details>`;
}

export const WALLET_COMPONENTS: ComponentRules = {
  AddToWallet: {
    attributes: {
      network: { type: "string", required: true },
      token: { type: "string" },
    },
    children: "none",
    html: renderWallet,
    markdown: (_node, props, { environment }) => {
      const offer = findOffer(props, environment);
      if ("problem" in offer) return [];
      return [
        paragraph(`To add ${nameOffer(offer)} to a wallet, enter:`),
        table([
          ["Setting", "Value"],
          ...listValues(offer).map(([label, value]) => [label, code(value)]),
        ]),
      ];
    },
  },
};
