import { rmSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { readSearchContent } from "../../pipeline/search/search-content";
import { packSearchIndex } from "../../pipeline/search/search-index";
import { listFoundPages } from "../../pipeline/search/search-pages";
import { START_FILE } from "../../search/words/search-format";
import type { DevServer } from "../source/content-preview";
import { docsStore } from "../source/docs-store";

/** How many older indexes stay, since open pages may still read from them. Every edit makes a new one. */
const KEPT_INDEXES = 3;

/**
 * A development server has no index from a build, so an index is made from the current pages when a reader searches.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }) => {
  const store = await docsStore();
  const root = process.cwd(); // Gatsby runs in the site's folder.
  serveSearch(app as DevServer, root, () => {
    const { site, bodies } = store.current();
    return readSearchContent(root, listFoundPages(site, bodies));
  });
};

/** Answers requests for the search index with one that is made from these pages. */
export function serveSearch(
  app: DevServer,
  root: string,
  listContent: () => Parameters<typeof packSearchIndex>[0],
): void {
  // Gatsby serves public/ before it asks us, so the outdated index of a build would be served instead.
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
