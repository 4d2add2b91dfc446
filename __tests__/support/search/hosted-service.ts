import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import {
  type Query,
  type StoredIndex,
  type StoredRecord,
  type StoredSynonym,
  findHits,
} from "./hosted-search";

/** The current behavior of the service. */
export type Mode = "well" | "slow" | "failing" | "nonsense" | "empty hits" | "hostile";

export interface AskedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** A local service that speaks the hosted service's protocol and checks every request it receives. */
export interface HostedService {
  readonly origin: string;
  readonly requests: AskedRequest[];
  /** Problems with requests. Tests expect this list to be empty. */
  readonly complaints: string[];
  mode: Mode;
  /** The delay of a slow answer in milliseconds. */
  slowness: number;
  /** Number of batches of records that succeed before all later ones fail. */
  failsAfterBatches: number;
  readonly indexes: Map<string, StoredIndex>;
  readonly close: () => Promise<void>;
}

export const APP_ID = "TESTAPP001";
export const PUBLIC_KEY = "publicsearchkey0123456789";
export const ADMIN_KEY = "adminwritekey0123456789abc";
export const INDEX_NAME = "celo-docs-test";

/** Lists the problems with a query from the search interface. */
function complainOf({ indexName, query, attributesToRetrieve, facetFilters }: Query): string[] {
  const filters = (facetFilters ?? []).flat();
  return [
    ...(indexName === INDEX_NAME ? [] : [`indexName is ${String(indexName)}`]),
    ...(typeof query === "string" && query.length <= 64 ? [] : [`query is ${String(query)}`]),
    ...(Array.isArray(attributesToRetrieve) ? [] : ["no attributesToRetrieve"]),
    ...(filters.some((one) => /^language:(?:en|fr|ar)$/.test(one)) ? [] : ["no language facet"]),
  ];
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

  /** Answers requests that write: settings, batches, moves, tasks and browsing. */
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
    if (method !== "POST") service.complaints.push(`${path} was requested with ${method}`);
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
