import type { AddressEntry } from "../../data/addresses";
import type { Network } from "../../data/networks";
import { toEntryName } from "../words/entry-names";
import { createHomeFinder } from "./entry-homes";
import type { SearchEntry } from "./search-entry";
import type { SearchedPage } from "./search-records";

/** The network that a question is about if it names none. */
const MAIN = "celo";

const isOfCelo = ({ settles_on, status }: Network): boolean =>
  settles_on !== undefined || status === "ended";

/** Lists what readers call each network, the main network first. */
export const listNetworkNames = (networks: readonly Network[]): Record<string, string[]> =>
  Object.fromEntries(
    networks.map(({ id, name, status, settles_on }) => {
      const own = [name, id];
      if (status === "ended") return [id, [...own, `${name} testnet`]];
      if (id === MAIN) return [id, [...own, "mainnet", "celo network"]];
      if (settles_on !== undefined) return [id, [...own, "testnet", "celo testnet", "sepolia"]];
      return [id, [...own, id === "ethereum" ? "mainnet" : `ethereum ${name}`]];
    }),
  );

/** Lists the values of Celo's networks. Their names are only the identifiers: a query asks by the network's name. */
export function listNetworks(
  pages: readonly SearchedPage[],
  { networks }: { readonly networks: readonly Network[] },
): SearchEntry[] {
  const celo = networks.filter(isOfCelo);
  const findHome = createHomeFinder(
    pages,
    celo.map(({ chain_id: id }) => String(id)),
    "network",
  );
  return celo.flatMap((network) => {
    const { id: network_id, chain_id: id, name, rpc, faucet, status, sources } = network;
    const path = findHome(String(id));
    if (path === undefined) return [];
    const text = status === "ended" ? "This network has ended." : undefined;
    const shared = { path, source: sources[0], text, network: network_id };
    const found: SearchEntry[] = [
      {
        ...shared,
        kind: "chain",
        title: `Chain ID of ${name}`,
        value: String(id),
        names: ["", `#${id}`, `#0x${id.toString(16)}`],
      },
    ];
    if (status === "ended") return found;
    const [url] = rpc;
    if (url !== undefined)
      found.push({
        ...shared,
        kind: "rpc",
        title: `RPC endpoint of ${name}`,
        value: url,
        names: ["", ...rpc.map((one) => `#${one}`)],
      });
    if (faucet !== undefined)
      found.push({
        ...shared,
        kind: "faucet",
        title: `Faucet of ${name}`,
        value: faucet,
        path: pages.find((page) => page.path.endsWith("/faucet"))?.path ?? path,
        names: ["", `#${faucet}`],
      });
    return found;
  });
}

export function listAddresses(
  pages: readonly SearchedPage[],
  {
    addresses,
    networks,
  }: { readonly addresses: readonly AddressEntry[]; readonly networks: readonly Network[] },
): SearchEntry[] {
  const known = addresses.filter(({ network }) => network !== "example");
  const findHome = createHomeFinder(
    pages,
    known.map(({ address }) => address.toLowerCase()),
    "contracts",
  );
  const everywhere = networks
    .filter(({ settles_on }) => settles_on !== undefined)
    .map(({ id }) => id);
  const labels = new Map(networks.map(({ id, name }) => [id, name]));
  return known.flatMap(({ name, also, network, address, source }) => {
    const path = findHome(address.toLowerCase(), [name, ...also]);
    if (path === undefined) return [];
    const kind = FEED.test(name) ? "feed" : "address";
    const names = [`#${address.toLowerCase()}`, ...new Set(listCalls(name, also, kind))];
    return (network === "any" ? everywhere : [network]).map((where) => ({
      ...{ kind, value: address, source, path, network: where, names },
      title: `${name} on ${labels.get(where) ?? where}`,
    }));
  });
}

const FEED = /\bfeed\b/i;
/** Matches symbols that mean a token in any context. CELO is excluded, because it means the network just as often. */
const SYMBOL = /^(?!CELO$)[a-z]?[A-Z]{2,5}[a-z]?$/;

/** Lists what a query may call an address. "USDC" alone means the token, not the fee adapter for it. */
function listCalls(name: string, also: readonly string[], kind: "feed" | "address"): string[] {
  const role = name.split(" ").at(-1) ?? "";
  return [name, ...also].map((call) => {
    const isPart = kind === "address" && call !== name && ` ${name} `.includes(` ${call} `);
    if (isPart) return toEntryName(`${call} ${role}`);
    return (kind === "address" && SYMBOL.test(call) ? "$" : "") + toEntryName(call);
  });
}
