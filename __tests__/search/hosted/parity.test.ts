import { packSearchIndex } from "../../../src/pipeline/search/search-index";
import { createHostedClient } from "../../../src/search/engine/ask-hosted";
import { type SearchClient, type SearchRequest, pageOf } from "../../../src/search/engine/hits/hit";
import { openSearch } from "../../../src/search/engine/search-engine";
import {
  HOSTED_SETTINGS,
  listHostedRecords,
  listHostedSynonyms,
} from "../../../src/search/hosted/hosted-records";
import type { SearchEntry } from "../../../src/search/index/search-entry";
import { settings } from "../../../src/site/settings";
import {
  APP_ID,
  type HostedService,
  INDEX_NAME,
  PUBLIC_KEY,
  startHostedService,
} from "../../support/search/hosted-service";
import { searchContent, searchedPage } from "../../support/search/searched-page";

const ADDRESS = "0x471EcE3750Da237f93B8E339c536989b8978a438";

const page = (path: string, title: string, text: string, more: object = {}) =>
  searchedPage({ path, title, sections: [{ depth: 1, title, text }], ...more });

const entry = (more: Pick<SearchEntry, "kind" | "names" | "title" | "path">): SearchEntry => ({
  text: undefined,
  ...more,
});

const CONTENT = searchContent(
  [
    page("/gas", "Gas fees", "What a transfer takes.", { area: "l2", kind: "concept" }),
    page("/pay", "Payments", "Send money. The gas fees are paid in CELO.", { area: "build" }),
    page("/escrow", "Escrow", "For somebody without a wallet.", { kind: "guide" }),
    page("/network", "Network details", "How to connect.", { area: "network" }),
    page("/tokens", "Token contracts", "Where tokens are.", { area: "contracts" }),
    page("/a-faucet-of-before", "Faucet", "Test tokens.", { isSecond: true }),
    page("/faucet", "Faucet", "Test tokens."),
    page("/old/gas", "Gas fees", "As they were.", { version: "1.0" }),
  ],
  {
    synonyms: [
      [["charge"], ["gas", "fees"]],
      [["seed", "phrase"], ["wallet"]],
    ],
    entries: [
      {
        ...entry({ kind: "chain", names: ["celo", "#42220"], title: "Chain id", path: "/network" }),
        value: "42220",
      },
      {
        ...entry({
          kind: "address",
          names: [`#${ADDRESS.toLowerCase()}`, "celo"],
          title: "CELO",
          path: "/tokens",
        }),
        value: ADDRESS,
        source: "https://celoscan.io",
      },
    ],
  },
);

let service: HostedService;
let hosted: SearchClient;
let embedded: SearchClient;

beforeAll(async () => {
  service = await startHostedService();
  const records = listHostedRecords(CONTENT, settings.url);
  const synonyms = listHostedSynonyms(CONTENT.synonyms);
  service.indexes.set(INDEX_NAME, {
    settings: { ...HOSTED_SETTINGS },
    records: new Map(records.map((record) => [record.objectID, { ...record }])),
    // All synonyms are one-way, so each of them has an input.
    synonyms: new Map(
      synonyms.map(({ objectID, input = "", synonyms: to = [] }) => [
        objectID,
        { objectID, input, synonyms: to },
      ]),
    ),
  });
  hosted = createHostedClient({
    appId: APP_ID,
    publicKey: PUBLIC_KEY,
    indexName: INDEX_NAME,
    host: service.origin,
  });
  const { files } = packSearchIndex(CONTENT, false);
  embedded = await openSearch((address) =>
    Promise.resolve(Uint8Array.from(files.get(address) ?? []).buffer),
  );
});

afterAll(async () => {
  expect(service.complaints).toEqual([]);
  await service.close();
});

/** Returns the first page that is found, and the direct answers with the pages they lead to. */
async function readFirst(client: SearchClient, request: SearchRequest) {
  const { hits, direct } = await client.search(request);
  const [first] = hits;
  return {
    first: first && pageOf(first),
    direct: direct.map(({ kind, title, value, source, url }) => [
      ...[kind, title, value, source ?? undefined],
      url,
    ]),
  };
}

test.each([
  { query: "gas fees", first: "/gas", why: "a title before text" },
  { query: "escrow", first: "/escrow", why: "a word of one page" },
  { query: "charge", first: "/gas", why: "a synonym" },
  { query: "seed phrase", first: "/escrow", why: "a synonym of two words" },
  { query: "faucet", first: "/faucet", why: "the page that replaced another one" },
  { query: "payments zzyzx", first: "/pay", why: "a word that isn't on any page" },
  { query: "network", first: "/network", why: "a word of a title" },
  { query: "gas", first: "/pay", filters: ["area:build"], why: "an area" },
  { query: "wallet", first: "/escrow", filters: ["kind:guide"], why: "a kind" },
  { query: "gas", first: "/old/gas", filters: [["version:1.0"]], why: "a version" },
  { query: "42220", first: "/network", why: "a chain id" },
  { query: ADDRESS, first: "/tokens", why: "an address" },
])('"$query": both searches begin with $first ($why)', async ({ query, first, filters }) => {
  const request = {
    query,
    facetFilters: ["language:en", ...(filters ?? [["version:current", "version:none"]])],
  };
  const ours = await readFirst(embedded, request);
  expect(ours.first).toBe(first);
  expect(await readFirst(hosted, request)).toEqual(ours);
});

test("direct answers are the same: value, source and the page that defines it", async () => {
  const { direct } = await readFirst(hosted, { query: ADDRESS, facetFilters: ["language:en"] });
  expect(direct).toEqual([["address", "CELO", ADDRESS, "https://celoscan.io", "/tokens"]]);
});
