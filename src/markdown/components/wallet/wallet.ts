import type { CompileEnvironment } from "../../../base/compiled-doc";
import { escapeAttribute, escapeText } from "../../../base/escape";
import { ADDRESSES_FILE, readAddresses } from "../../../data/addresses";
import {
  NETWORKS_FILE,
  type Network,
  listShownNetworks,
  readNetworks,
} from "../../../data/networks";
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

/**
 * Finds the network or token named by the attributes, or returns a problem and its fix. Without the attribute `network`,
 * finds every current network of Celo, or those that have the token.
 */
function findOffers(
  props: Props,
  environment: CompileEnvironment,
): FaultText | readonly [Offer, ...Offer[]] {
  const { networks } = readNetworks(environment);
  const id = props.network === undefined ? undefined : attributeText(props.network);
  const addable = networks.filter(isAddable);
  const [first, ...others] =
    id === undefined ? listShownNetworks(addable) : addable.filter((network) => network.id === id);
  if (!first) {
    const known = networks.find((network) => network.id === id);
    return {
      rule: "wallet/unknown-network",
      problem: known
        ? `A wallet can't add ${known.name}: the network has ended, or has no symbol or https RPC URL.`
        : `There is no network "${id ?? ""}".`,
      fix: suggest(
        id ?? "",
        addable.map((network) => network.id),
        "networks",
      ),
      missing: id,
    };
  }
  if (props.token === undefined)
    return [{ network: first }, ...others.map((network) => ({ network }))];
  const { tokens } = readTokens(environment, {
    networks,
    addresses: readAddresses(environment).entries,
  });
  const wanted = attributeText(props.token);
  const token = tokens.find(({ contract }) => contract === wanted);
  const placeOn = (one: Token, network: Network) =>
    one.places.find((place) => place.network.id === network.id);
  const [offer, ...more] = [first, ...others].flatMap((network): Offer[] => {
    const place = token && placeOn(token, network);
    return place ? [{ network, token: { ...token, address: place.address } }] : [];
  });
  if (offer) return [offer, ...more];
  const known = tokens.filter((one) => placeOn(one, first));
  return {
    rule: "wallet/unknown-token",
    problem: `${TOKENS_FILE} has no token "${wanted}" on ${first.name}.`,
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

const listHead = (offers: readonly Offer[]): string[] => [
  "Setting",
  ...(offers.length === 1 ? ["Value"] : offers.map(({ network }) => network.name)),
];

/** Lists the rows of a table with one column for each offer. */
const listRows = (offers: readonly [Offer, ...Offer[]]): string[][] =>
  listValues(offers[0]).map(([label], at) => [
    label,
    ...offers.map((offer) => listValues(offer)[at]?.[1] ?? ""),
  ]);

const nameOffer = ({ network, token }: Offer): string =>
  token ? `${token.symbol} on ${network.name}` : network.name;

function renderWallet(node: JsxNode, props: Props, context: RenderContext): Markup {
  const { environment, gathered } = context;
  for (const file of [NETWORKS_FILE, ADDRESSES_FILE, TOKENS_FILE]) gathered.dependencies.add(file);
  const offers = findOffers(props, environment);
  if ("problem" in offers) {
    report(context, node, offers);
    return "";
  }
  const names = offers.map(nameOffer);
  const values = tableToMarkup({
    label: nameTable(`Values of ${names.join(" and ")} for a wallet`, context),
    columns: listHead(offers).map(toColumn),
    rows: listRows(offers).map(([label = "", ...all]) => [
      label,
      ...all.map((value) => valueToMarkup(value, `Copy: ${label}`)),
    ]),
    isReference: true,
  });
  addText(context, names.map((name) => `Add ${name} to your wallet`).join(" "));
  const buttons = offers.map(
    (offer) =>
      `<button type="button" data-needs-script data-wallet="${escapeAttribute(JSON.stringify(toRequest(offer)))}">Add ${escapeText(nameOffer(offer))}</button>`,
  );
  return markup`<div class="wallet">${buttons.join("")}<details><summary>Enter by hand</summary>${values}</details><output></output></div>`;
}

export const WALLET_COMPONENTS: ComponentRules = {
  AddToWallet: {
    attributes: {
      network: { type: "string" },
      token: { type: "string" },
    },
    children: "none",
    html: renderWallet,
    markdown: (_node, props, { environment }) => {
      const offers = findOffers(props, environment);
      if ("problem" in offers) return [];
      return [
        paragraph(`To add ${offers.map(nameOffer).join(" or ")} to a wallet, enter:`),
        table([
          listHead(offers),
          ...listRows(offers).map(([label = "", ...values]) => [label, ...values.map(code)]),
        ]),
      ];
    },
  },
};
