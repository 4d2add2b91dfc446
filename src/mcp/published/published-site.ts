import {
  ADDRESSES_JSON_FILE,
  DOCS_JSON_FILE,
  FACTS_JSON_FILE,
  NETWORKS_JSON_FILE,
} from "../../outputs/file-names";
import { type PublishedSearch, createPublishedSearch } from "./published-search";
import type { ReadPublic } from "./read-public";

/** A page in docs.json. */
export interface ListedPage {
  readonly path: string;
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly factsChecked: string;
}

/** A contract's address on one network, as in addresses.json. */
export interface ListedAddress {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly network: string;
  readonly chainId: number;
  readonly address: string;
  readonly source: string;
}

/** A network in networks.json. */
export interface ListedNetwork {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly chainId: number;
  readonly symbol?: string;
  readonly rpc: readonly string[];
  readonly explorers: readonly { readonly name: string; readonly url: string }[];
  readonly faucet?: string;
  readonly sources: readonly string[];
}

/** A value in facts.json. */
export interface ListedFact {
  readonly id: string;
  readonly about: string;
  readonly value: string;
  /** YYYY-MM-DD. */
  readonly checked: string;
  readonly sources: readonly string[];
}

/** The parts of a published site that the tools use. */
export interface PublishedSite extends PublishedSearch {
  readonly readText: (address: string) => Promise<string | undefined>;
  readonly listPages: () => Promise<readonly ListedPage[]>;
  readonly listAddresses: () => Promise<readonly ListedAddress[]>;
  readonly listNetworks: () => Promise<readonly ListedNetwork[]>;
  readonly listFacts: () => Promise<readonly ListedFact[]>;
}

/** Opens a published site. Each call reads everything again except the search index, so that answers are current. */
export function openPublishedSite(read: ReadPublic): PublishedSite {
  const readText = async (address: string): Promise<string | undefined> => {
    const bytes = await read(address);
    return bytes && new TextDecoder().decode(bytes);
  };
  // The site's own build wrote these files, so their formats are known (src/outputs/machine-readable).
  const readJson = async <Content>(address: string): Promise<Content> => {
    const text = await readText(address);
    if (text === undefined) throw new Error(`The site has no ${address}.`);
    return JSON.parse(text) as Content;
  };
  const listPages = async () => (await readJson<{ pages: ListedPage[] }>(DOCS_JSON_FILE)).pages;
  return {
    ...createPublishedSearch(read, listPages),
    readText,
    listPages,
    listAddresses: async () =>
      (await readJson<{ addresses: ListedAddress[] }>(ADDRESSES_JSON_FILE)).addresses,
    listNetworks: async () =>
      (await readJson<{ networks: ListedNetwork[] }>(NETWORKS_JSON_FILE)).networks,
    listFacts: async () => (await readJson<{ facts: ListedFact[] }>(FACTS_JSON_FILE)).facts,
  };
}
