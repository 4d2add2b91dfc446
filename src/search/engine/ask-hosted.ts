import { liteClient } from "algoliasearch/lite";
import type { HostedSearch } from "../../site/search";
import { ENTRY_KINDS } from "../words/search-format";
import { createEntryFinder } from "./find-entries";
import type { DirectAnswer, Hit, SearchAnswer, SearchClient, TextPiece } from "./hits/hit";
import { toLocalUrl } from "./hits/local-url";
import { SearchError } from "./search-error";

/** Timeouts in milliseconds. */
const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };
const SNIPPET_WORDS = 24;
/** Marks that the service writes around matches. The result is never used as HTML, only split here. */
const [MATCH_START, MATCH_END] = ["<mark>", "</mark>"];

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>["hostsCache"]>;

/**
 * Creates a cache of host states for the client, so that a host that failed isn't asked again for two minutes. The
 * cache built into the client (5.64) never finds what it has stored: it includes the state in its keys when it writes,
 * but not when it reads.
 */
function createHostsCache(): HostsCache {
  const states = new Map<unknown, unknown>();
  const nameOf = (key: Record<string, unknown> | string): unknown =>
    typeof key === "string" ? key : key.url;
  return {
    get: async <State>(key: Record<string, unknown> | string, create: () => Promise<State>) =>
      // The cast is safe: only `set` writes to the map, and it always writes a State.
      (states.get(nameOf(key)) as State | undefined) ?? create(),
    set: (key, state) => {
      states.set(nameOf(key), state);
      return Promise.resolve(state);
    },
    delete: (key) => {
      states.delete(nameOf(key));
      return Promise.resolve();
    },
    clear: () => {
      states.clear();
      return Promise.resolve();
    },
  };
}

/** Creates a search client on top of the hosted service's official client, which tries the service's hosts in turn. */
export function createHostedClient({
  appId,
  publicKey,
  indexName,
  host,
}: HostedSearch): SearchClient {
  const client = liteClient(appId, publicKey, {
    timeouts: TIMEOUTS,
    hostsCache: createHostsCache(),
    ...(host && { hosts: [toHost(host)] }),
  });
  return {
    search: async (request) => {
      let answer: unknown;
      try {
        answer = await client.search({
          requests: [
            {
              indexName,
              ...request,
              facetFilters: request.facetFilters?.map((filter) => [filter].flat()),
              attributesToRetrieve: ["hierarchy", "url", "hasEnded", "entry"],
              attributesToSnippet: [`content:${SNIPPET_WORDS}`],
              highlightPreTag: MATCH_START,
              highlightPostTag: MATCH_END,
              snippetEllipsisText: "…",
            },
          ],
        });
      } catch (error) {
        throw new SearchError(String(error));
      }
      return readAnswer(answer, request.query);
    },
  };
}

function toHost(origin: string) {
  const { host, protocol } = new URL(origin);
  return {
    url: host,
    accept: "readWrite" as const,
    protocol: protocol === "https:" ? ("https" as const) : ("http" as const),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/**
 * Checks the service's answer, which may contain anything. Throws if it has no results, and leaves out hits that lack a
 * field that the interface reads, or that lead to no page of this site and no secure address.
 */
function readAnswer(value: unknown, asked: string): SearchAnswer {
  const results =
    isRecord(value) && Array.isArray(value.results) ? (value.results as unknown[]) : [];
  const [result] = results;
  if (!isRecord(result) || !Array.isArray(result.hits) || typeof result.nbHits !== "number") {
    throw new SearchError("The search service didn't return results.");
  }
  const records = (result.hits as unknown[]).filter(isRecord);
  return {
    hits: records.flatMap((record) => toHit(record) ?? []),
    count: result.nbHits,
    direct: listDirect(records, asked),
    corrections: [],
    leftOut: [],
  };
}

/** The levels of DocSearch's records that have titles: the page's, and those of two headings. */
const TITLES = ["lvl1", "lvl2", "lvl3"] as const;

function toHit({
  url,
  hierarchy,
  hasEnded,
  _highlightResult: highlights,
  _snippetResult: snippets,
}: Record<string, unknown>): Hit | undefined {
  const path = typeof url === "string" ? toLocalUrl(url) : undefined;
  if (path === undefined || !isRecord(hierarchy)) return undefined;
  const { lvl0: area } = hierarchy;
  const marked = isRecord(highlights) ? highlights.hierarchy : undefined;
  const titles = TITLES.flatMap((level) => {
    const title = hierarchy[level];
    if (typeof title !== "string") return [];
    return [splitMatches(readValue(isRecord(marked) ? marked[level] : undefined) ?? title)];
  });
  if (typeof area !== "string" || titles.length === 0) return undefined;
  const excerpt = readValue(isRecord(snippets) ? snippets.content : undefined) ?? "";
  return { path, titles, excerpt: splitMatches(excerpt), area, hasEnded: hasEnded === true };
}

const readValue = (highlight: unknown): string | undefined =>
  isRecord(highlight) && typeof highlight.value === "string" ? highlight.value : undefined;

/** Splits a text at the tags around its matches: every second piece is a match, starting with the second. */
const splitMatches = (text: string): TextPiece[] =>
  text
    .split(/<\/?mark>/)
    .map((piece, at) => ({ text: piece, isMatch: at % 2 === 1 }))
    .filter((part) => part.text !== "");

/**
 * Lists the entries that the query asks for by name, out of the entries in these records. The rule is the same as in the
 * embedded search.
 */
function listDirect(records: readonly Record<string, unknown>[], asked: string): DirectAnswer[] {
  const entries = records.flatMap(({ entry, url, hierarchy }) => {
    const path = typeof url === "string" ? toLocalUrl(url) : undefined;
    if (path === undefined || !isEntry(entry) || !isRecord(hierarchy)) return [];
    return [{ ...entry, url: path, page: String(hierarchy.lvl1) }];
  });
  const networks = [...new Set(entries.map(({ network }) => network ?? ""))].filter(
    (one) => one !== "",
  );
  // The main network first: a question that names none is about it.
  networks.sort((a, b) => Number(b.includes("mainnet")) - Number(a.includes("mainnet")));
  const find = createEntryFinder(
    entries.map(({ kind, names, network }, at) => [
      ENTRY_KINDS.indexOf(kind),
      at,
      networks.indexOf(network ?? ""),
      ...names,
    ]),
    networks.map((names) => names.split("\n")),
  );
  return find(asked).flatMap(({ at, missingOn }) => {
    const found = entries[at];
    return found && missingOn === undefined ? [found] : [];
  });
}

const isText = (value: unknown): boolean => typeof value === "string";

function isEntry(value: unknown): value is Omit<DirectAnswer, "url" | "page"> & {
  readonly names: readonly string[];
  /** Names that readers give the entry's network, one a line. */
  readonly network?: string;
} {
  if (!isRecord(value) || !isText(value.title) || !Array.isArray(value.names)) return false;
  const { kind, value: copied, text, source, names, network } = value;
  return (
    ENTRY_KINDS.some((one) => one === kind) &&
    (names as unknown[]).every(isText) &&
    [copied, text, source, network].every((one) => one === undefined || one === null || isText(one))
  );
}
