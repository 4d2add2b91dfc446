import { liteClient } from "algoliasearch/lite";
import type { HostedSearch } from "../../site/search";
import { ENTRY_KINDS } from "../words/search-format";
import { createEntryFinder } from "./find-entries";
import { MARK_END, MARK_START } from "./hits/excerpt";
import {
  type DirectAnswer,
  LEVELS,
  type SearchAnswer,
  type SearchClient,
  type SearchHit,
} from "./hits/hit";
import { SearchError } from "./search-error";

/** Timeouts in milliseconds. */
const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };
const SNIPPET_WORDS = 24;

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
              attributesToRetrieve: [
                "hierarchy",
                "content",
                "type",
                "url",
                "anchor",
                "version",
                "entry",
              ],
              attributesToSnippet: [`content:${SNIPPET_WORDS}`],
              highlightPreTag: MARK_START,
              highlightPostTag: MARK_END,
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
 * field that the interface reads.
 */
function readAnswer(value: unknown, asked: string): SearchAnswer {
  const results =
    isRecord(value) && Array.isArray(value.results) ? (value.results as unknown[]) : [];
  const [result] = results;
  if (!isRecord(result) || !Array.isArray(result.hits) || typeof result.nbHits !== "number") {
    throw new SearchError("The search service didn't return results.");
  }
  const number = (name: string, otherwise: number): number =>
    typeof result[name] === "number" ? result[name] : otherwise;
  const hits = (result.hits as unknown[]).filter(isHit);
  return {
    hits,
    nbHits: result.nbHits,
    page: number("page", 0),
    nbPages: number("nbPages", 1),
    hitsPerPage: number("hitsPerPage", 20),
    query: typeof result.query === "string" ? result.query : "",
    direct: listDirect(hits, asked),
    corrections: [],
    leftOut: [],
  };
}

function isHit(value: unknown): value is SearchHit {
  if (!isRecord(value) || typeof value.objectID !== "string" || typeof value.url !== "string")
    return false;
  const { hierarchy } = value;
  return (
    isRecord(hierarchy) &&
    typeof hierarchy.lvl0 === "string" &&
    typeof hierarchy.lvl1 === "string" &&
    LEVELS.every((level) =>
      ["string", "undefined"].includes(typeof (hierarchy[level] ?? undefined)),
    )
  );
}

/**
 * Lists the entries that the query asks for by name, out of the entries in these hits. The rule is the same as in the
 * embedded search.
 */
function listDirect(hits: readonly SearchHit[], asked: string): DirectAnswer[] {
  const entries = hits.flatMap(({ entry, url, hierarchy }) =>
    isEntry(entry) ? [{ ...entry, url, page: hierarchy.lvl1 ?? "" }] : [],
  );
  const find = createEntryFinder(
    entries.map(({ kind, names }, at) => [ENTRY_KINDS.indexOf(kind), at, ...names]),
  );
  return find(asked).flatMap(({ at }) => entries[at] ?? []);
}

const isText = (value: unknown): boolean => typeof value === "string";

function isEntry(value: unknown): value is Omit<DirectAnswer, "url" | "page"> & {
  readonly names: readonly string[];
} {
  if (!isRecord(value) || !isText(value.title) || !Array.isArray(value.names)) return false;
  const { kind, value: copied, text, source, names } = value;
  return (
    ENTRY_KINDS.some((one) => one === kind) &&
    (names as unknown[]).every(isText) &&
    [copied, text, source].every((one) => one === undefined || one === null || isText(one))
  );
}
