import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";

/** How the service answers queries. */
export type Mode = "well" | "slow" | "failing" | "nonsense" | "empty hits" | "hostile";

export interface AskedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** A local service that speaks the hosted one's protocol and checks every request it gets. */
export interface HostedService {
  readonly origin: string;
  readonly requests: AskedRequest[];
  /** What was wrong with requests; a test expects none. */
  readonly complaints: string[];
  mode: Mode;
  /** Milliseconds until it answers when slow. */
  slowness: number;
  /** Fails from the n-th batch of records on. */
  failsAfterBatches: number;
  readonly indexes: Map<string, StoredIndex>;
  readonly close: () => Promise<void>;
}

interface StoredIndex {
  settings: Record<string, unknown>;
  records: Map<string, StoredRecord>;
  synonyms: Map<string, StoredSynonym>;
}

interface StoredRecord {
  readonly objectID: string;
  readonly hierarchy?: Readonly<Record<string, string | null>>;
  readonly content?: string;
  readonly [name: string]: unknown;
}

export const APP_ID = "TESTAPP001";
export const PUBLIC_KEY = "publicsearchkey0123456789";
export const ADMIN_KEY = "adminwritekey0123456789abc";
export const INDEX_NAME = "celo-docs-test";

interface Query {
  readonly indexName?: unknown;
  readonly query?: unknown;
  readonly hitsPerPage?: number;
  readonly page?: number;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly attributesToRetrieve?: unknown;
  readonly facetFilters?: readonly (string | readonly string[])[];
}

/** What is wrong with a query of the interface. */
function complainOf({ indexName, query, attributesToRetrieve, facetFilters }: Query): string[] {
  const filters = (facetFilters ?? []).flat();
  return [
    ...(indexName === INDEX_NAME ? [] : [`indexName is ${String(indexName)}`]),
    ...(typeof query === "string" && query.length <= 64 ? [] : [`query is ${String(query)}`]),
    ...(Array.isArray(attributesToRetrieve) ? [] : ["no attributesToRetrieve"]),
    ...(filters.includes("language:en") ? [] : ["no language facet"]),
  ];
}

interface StoredSynonym {
  readonly objectID: string;
  readonly input: string;
  readonly synonyms: readonly string[];
}

/** Searchable attributes in the order of the settings, each as words. */
const listTexts = (record: StoredRecord): string[] => [
  ...["lvl1", "lvl2", "lvl3"].map((level) => record.hierarchy?.[level] ?? ""),
  ((record.keywords as readonly string[] | undefined) ?? []).join(" "),
  record.content ?? "",
  typeof record.code === "string" ? record.code : "",
];

const toPlain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");

/**
 * Records that have every word of the query or of one of its synonyms, by the service's rules as far as the tests need
 * them: the attribute a word is found in, then the weight; of a document its best record only.
 */
function findHits({ records, synonyms, settings }: StoredIndex, asked: Query) {
  const { highlightPreTag = "<em>", highlightPostTag = "</em>", facetFilters = [] } = asked;
  const plain = toPlain(String(asked.query)).trim();
  const readings = [
    plain,
    ...[...synonyms.values()]
      .filter(({ input }) => ` ${plain} `.includes(` ${input} `))
      .flatMap(({ input, synonyms: to }) => to.map((other) => plain.replace(input, other))),
  ].map((reading) => reading.split(" "));
  const words = plain.split(" ");
  const mark = (text: string): string =>
    words.reduce((marked, word) => {
      const at = marked.toLowerCase().indexOf(word);
      return at < 0
        ? marked
        : marked.slice(0, at) +
            highlightPreTag +
            marked.slice(at, at + word.length) +
            highlightPostTag +
            marked.slice(at + word.length);
    }, text);
  /** Sum of the places of the attributes that the words are in; undefined when one is in none. */
  const placeIn = (record: StoredRecord): number | undefined => {
    const texts = listTexts(record).map((text) => ` ${toPlain(text)}`);
    const places = readings.flatMap((reading) => {
      const found = reading.map((word) => texts.findIndex((text) => text.includes(` ${word}`)));
      return found.includes(-1) ? [] : [found.reduce((sum, one) => sum + one, 0)];
    });
    return places.length === 0 ? undefined : Math.min(...places);
  };
  const levelOf = (record: StoredRecord): number =>
    (record.weight as { level: number } | undefined)?.level ?? 0;
  const ranked = [...records.values()]
    .filter((record) =>
      facetFilters.every((filter) =>
        [filter].flat().some((one) => {
          const [name = "", value] = one.split(":");
          return record[name] === value;
        }),
      ),
    )
    .flatMap((record) => {
      const place = placeIn(record);
      return place === undefined ? [] : [{ record, place }];
    })
    .sort((a, b) => a.place - b.place || levelOf(b.record) - levelOf(a.record))
    .map(({ record }) => record);
  const distinct = settings.attributeForDistinct;
  const shown =
    typeof distinct === "string"
      ? ranked.filter(
          (record, at) => ranked.findIndex((one) => one[distinct] === record[distinct]) === at,
        )
      : ranked;
  return shown.map((record) => ({
    ...record,
    _highlightResult: {
      hierarchy: Object.fromEntries(
        Object.entries(record.hierarchy ?? {}).flatMap(([level, text]) =>
          text === null
            ? []
            : [[level, { value: mark(text), matchLevel: "full", matchedWords: words }]],
        ),
      ),
    },
    _snippetResult: {
      content: {
        value: mark((record.content ?? "").slice(0, 200)),
        matchLevel: "full",
        matchedWords: words,
      },
    },
  }));
}

const HOSTILE = {
  objectID: "1",
  type: "lvl1",
  url: "https://docs.celo.org/build",
  url_without_anchor: "https://docs.celo.org/build",
  anchor: null,
  content: '<img src=x onerror="window.hacked=1">',
  hierarchy: {
    lvl0: "<script>window.hacked=1</script>",
    lvl1: '<img src=x onerror="window.hacked=1">',
  },
};

export async function startHostedService(): Promise<HostedService> {
  const service = {
    requests: [] as AskedRequest[],
    complaints: [] as string[],
    mode: "well" as Mode,
    slowness: 0,
    failsAfterBatches: Infinity,
    indexes: new Map<string, StoredIndex>(),
  };
  let tasks = 0;
  let batches = 0;
  const indexOf = (name: string): StoredIndex => {
    const known = service.indexes.get(name) ?? {
      settings: {},
      records: new Map(),
      synonyms: new Map(),
    };
    service.indexes.set(name, known);
    return known;
  };

  const answerQueries = (queries: readonly Query[]): unknown => {
    for (const query of queries) service.complaints.push(...complainOf(query));
    if (service.mode === "empty hits") return { results: [{ hits: [{}, null, 3], nbHits: 3 }] };
    return {
      results: queries.map((query) => {
        const { hitsPerPage = 20, page = 0 } = query;
        const hits =
          service.mode === "hostile"
            ? [HOSTILE, { ...HOSTILE, objectID: "2", url: "javascript:window.hacked=1" }]
            : findHits(indexOf(INDEX_NAME), query);
        return {
          hits: hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
          nbHits: hits.length,
          page,
          nbPages: Math.ceil(hits.length / hitsPerPage),
          hitsPerPage,
          query: query.query,
          params: "",
          processingTimeMS: 1,
          exhaustiveNbHits: true,
        };
      }),
    };
  };

  /** The write side: settings, batches, moves, tasks, browsing. */
  const answerAdmin = (method: string, path: string, body: unknown): [number, unknown] => {
    const [, name = "", rest = ""] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    const data = (body ?? {}) as Record<string, unknown>;
    const task = () => ({ taskID: (tasks += 1), updatedAt: "2026-11-21T00:00:00Z" });
    if (method === "GET" && rest === "settings") {
      const index = service.indexes.get(name);
      return index
        ? [200, index.settings]
        : [404, { message: "Index does not exist", status: 404 }];
    }
    if (method === "PUT" && rest === "settings") {
      indexOf(name).settings = data;
      return [200, task()];
    }
    if (method === "POST" && rest === "batch") {
      batches += 1;
      if (batches > service.failsAfterBatches)
        return [400, { message: "Record is too big", status: 400 }];
      const requests = data.requests as { action: string; body: StoredRecord }[];
      for (const { action, body: record } of requests) {
        if (action !== "addObject") service.complaints.push(`batch action ${action}`);
        indexOf(name).records.set(record.objectID, record);
      }
      return [200, { ...task(), objectIDs: requests.map((one) => one.body.objectID) }];
    }
    if (method === "POST" && rest === "synonyms/batch") {
      const synonyms = body as StoredSynonym[];
      indexOf(name).synonyms = new Map(synonyms.map((one) => [one.objectID, one]));
      return [200, task()];
    }
    if (method === "POST" && rest === "synonyms/search") {
      const { page = 0, hitsPerPage = 1000 } = data as { page?: number; hitsPerPage?: number };
      const all = [...indexOf(name).synonyms.values()];
      const hits = all.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      return [200, { hits, nbHits: all.length }];
    }
    if (method === "POST" && rest === "operation") {
      const { operation, destination } = data as { operation: string; destination: string };
      if (operation !== "move") service.complaints.push(`operation ${operation}`);
      service.indexes.set(destination, indexOf(name));
      service.indexes.delete(name);
      return [200, task()];
    }
    if (method === "POST" && rest === "browse") {
      return [200, { hits: [...indexOf(name).records.values()] }];
    }
    if (method === "GET" && rest.startsWith("task/")) return [200, { status: "published" }];
    if (method === "DELETE" && rest === "") {
      service.indexes.delete(name);
      return [200, task()];
    }
    service.complaints.push(`unknown request ${method} ${path}`);
    return [404, { message: "Not found", status: 404 }];
  };

  const send = (response: ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, {
      "content-type": "application/json",
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "*",
    });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = "GET" } = request;
    if (method === "OPTIONS") {
      send(response, 200, {});
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const path = decodeURIComponent(pathname);
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const body: unknown = text === "" ? undefined : JSON.parse(text);
    service.requests.push({ method, path, body });
    const credential = (name: string): unknown => request.headers[name] ?? searchParams.get(name);
    if (credential("x-algolia-application-id") !== APP_ID)
      service.complaints.push(`${path}: wrong application id`);
    if (path !== "/1/indexes/*/queries") {
      if (credential("x-algolia-api-key") !== ADMIN_KEY) {
        send(response, 403, { message: "Invalid Application-ID or API key", status: 403 });
        return;
      }
      send(response, ...answerAdmin(method, path, body));
      return;
    }
    if (method !== "POST") service.complaints.push(`${path} was asked with ${method}`);
    if (credential("x-algolia-api-key") !== PUBLIC_KEY)
      service.complaints.push(`${path}: not the public key`);
    if (service.mode === "slow") await new Promise((done) => setTimeout(done, service.slowness));
    if (service.mode === "failing") send(response, 500, { message: "Internal error", status: 500 });
    else if (service.mode === "nonsense") send(response, 200, "<html>It works!</html>");
    else send(response, 200, answerQueries((body as { requests: Query[] }).requests));
  };

  const server: Server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The service has no port.");
  return Object.assign(service, {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((done) =>
        server.close(() => {
          done();
        }),
      );
    },
  });
}
