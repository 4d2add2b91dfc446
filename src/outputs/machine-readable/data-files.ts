import type { AddressEntry } from "../../data/addresses";
import type { CompatibilityGroup } from "../../data/compatibility/compatibility";
import type { Fact } from "../../data/facts";
import type { Network } from "../../data/networks";
import type { Partner } from "../../data/partners";
import type { Token } from "../../data/tokens";

/** Fields that are the same in each of these files. */
interface DataFile {
  /** URL of the page that explains the file. */
  readonly documentation: string;
  /** Versions pinned in `content/packages`, for sources that are packages. */
  readonly versions: Readonly<Record<string, string>>;
}

/** A file with one date, because its networks or addresses have no dates of their own. */
interface DatedFile extends DataFile {
  /** YYYY-MM-DD; undefined if no commit is known. */
  readonly updated: string | undefined;
}

const NPM = "npm:";

/** Formats a source. A package gets the version in which the value was checked: `npm:viem@2.56.0`. */
function withVersion(source: string, { versions }: Pick<DataFile, "versions">): string {
  const version = source.startsWith(NPM) ? versions[source.slice(NPM.length)] : undefined;
  return version === undefined ? source : `${source}@${version}`;
}

const isCeloNetwork = ({ settles_on: chain, status }: Network): boolean =>
  chain !== undefined && status === "current";

/**
 * Formats `addresses.json`: every contract in the docs' data, on each of its networks, but no addresses from examples.
 */
export function formatAddressesJson(
  entries: readonly AddressEntry[],
  networks: readonly Network[],
  file: DatedFile,
): string {
  const byId = new Map(networks.map((network) => [network.id, network]));
  const networksOf = (id: string): Network[] =>
    id === "any"
      ? networks.filter(isCeloNetwork)
      : [byId.get(id)].filter((one) => one !== undefined);
  return JSON.stringify({
    documentation: file.documentation,
    updated: file.updated,
    addresses: entries.flatMap(({ name, also, network: id, address, source }) =>
      networksOf(id).map((network) => ({
        name,
        aliases: also,
        network: network.id,
        chainId: network.chain_id,
        address,
        source: withVersion(source, file),
      })),
    ),
  });
}

/** Formats `networks.json`: every network mentioned in the docs, including networks that have ended. */
export function formatNetworksJson(networks: readonly Network[], file: DatedFile): string {
  return JSON.stringify({
    documentation: file.documentation,
    updated: file.updated,
    networks: networks.map((network) => ({
      id: network.id,
      name: network.name,
      status: network.status,
      chainId: network.chain_id,
      symbol: network.symbol,
      settlesOn: network.settles_on,
      rpc: network.rpc,
      explorers: network.explorers,
      faucet: network.faucet,
      sources: network.sources,
    })),
  });
}

/** Formats `facts.json`: values that change, each with the day and the source of its last check. */
export function formatFactsJson(facts: readonly Fact[], { documentation }: DataFile): string {
  return JSON.stringify({
    documentation,
    facts: facts.map(({ id, about, value, kind, area, checked, sources, proposal }) => ({
      ...{ id, about, value, kind, area, checked, sources, proposal },
    })),
  });
}

/** Formats `compatibility.json`: what wallets, libraries and providers support; an answer that is missing is unknown. */
export const formatCompatibilityJson = (
  groups: readonly CompatibilityGroup[],
  { documentation }: DataFile,
): string =>
  JSON.stringify({
    documentation,
    groups: groups.map(({ id, columns, products }) => ({ id, columns, products })),
  });

/** Formats `partners.json`: services that work with Celo, each with its networks and the day of its last check. */
export function formatPartnersJson(
  partners: readonly Partner[],
  siteUrl: string,
  { documentation }: DataFile,
): string {
  return JSON.stringify({
    documentation,
    partners: partners.map(({ file: _file, networks, page, ...partner }) => ({
      ...partner,
      networks: networks.map(({ id }) => id),
      page: page && siteUrl + page,
    })),
  });
}

/** Metadata of the token list. */
interface TokenList extends DataFile {
  readonly name: string;
}

/**
 * Formats `tokens.json` in the schema of https://tokenlists.org. The version has to consist of three numbers, so it is
 * the last day on which a token was checked. Other properties of a token are in `extensions`.
 */
export function formatTokensJson(tokens: readonly Token[], file: TokenList): string {
  const last =
    tokens
      .map(({ checked }) => checked)
      .sort()
      .at(-1) ?? "1970-01-01";
  const [major, minor, patch] = last.split("-").map(Number);
  return JSON.stringify({
    name: file.name,
    timestamp: `${last}T00:00:00Z`,
    version: { major, minor, patch },
    keywords: ["celo"],
    tokens: tokens.flatMap(({ symbol, name, decimals, checked, source, places }) =>
      places.map(({ network, address }) => ({
        ...{ chainId: network.chain_id, address, symbol, name, decimals },
        extensions: { checked, source: withVersion(source, file) },
      })),
    ),
  });
}
