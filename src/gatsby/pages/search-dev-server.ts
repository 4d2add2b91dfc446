import { rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Site } from "../../docs/site";
import { PAGE_INDEX_FILE } from "../../outputs/file-names";
import { formatPageIndex } from "../../outputs/machine-readable/page-index";
import { currentSite } from "../../pipeline/build";
import { readSearchContent } from "../../pipeline/search/search-content";
import { packSearchIndex } from "../../pipeline/search/search-index";
import { listFoundPages } from "../../pipeline/search/search-pages";
import { START_FILE } from "../../search/words/search-format";
import { getBuild } from "../base/build";

/** The part of the Express application that is used here. Gatsby types it as any. */
export interface DevServer {
  readonly get: (
    path: string,
    answer: (request: IncomingMessage, response: ServerResponse) => void,
  ) => void;
}

/** Number of older indexes to keep, since open pages may still be using them. Every edit creates a new index. */
const KEPT_INDEXES = 3;

/**
 * Serves the search in development. There is no index from a build, so one is created from the current pages when a
 * reader searches.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  const build = getBuild();
  serveSearch(app as DevServer, build.root, () => {
    const { site, bodies } = currentSite(build);
    return readSearchContent(build.root, listFoundPages(site, bodies));
  });
  servePageIndex(app as DevServer, build.root, () => currentSite(build).site.docs);
};

/** Serves the list of current docs, which the 404 page searches for similar paths. */
export function servePageIndex(app: DevServer, root: string, listDocs: () => Site["docs"]): void {
  // Gatsby looks in public/ before it calls us, so it would serve the outdated list from an earlier build.
  rmSync(join(root, "public", PAGE_INDEX_FILE), { force: true });
  app.get(PAGE_INDEX_FILE, (_, response) => {
    response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
    response.end(formatPageIndex(listDocs().filter(({ unlisted }) => !unlisted)));
  });
}

/** Answers requests for the search index with an index created from these pages. */
export function serveSearch(
  app: DevServer,
  root: string,
  listContent: () => Parameters<typeof packSearchIndex>[0],
): void {
  // Gatsby looks in public/ before it calls us, so it would serve the outdated index from an earlier build.
  rmSync(join(root, "public/search-index"), { recursive: true, force: true });
  const kept: ReadonlyMap<string, Buffer>[] = [];
  const find = (address: string): Buffer | undefined => {
    if (address === START_FILE) {
      kept.unshift(packSearchIndex(listContent(), true).files);
      kept.splice(KEPT_INDEXES);
    }
    return kept.find((index) => index.has(address))?.get(address);
  };
  app.get("/search-index/*", (request, response) => {
    const content = find((request.url ?? "").split("?", 1)[0] ?? "");
    response.writeHead(content ? 200 : 404, {
      "content-type": "application/octet-stream",
      "cache-control": "no-store",
    });
    response.end(content);
  });
}
