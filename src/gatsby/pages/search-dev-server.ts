import { rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { START_FILE } from "../../search/words/search-format";
import type { DevServer } from "../source/content-preview";
import { packSearchIndex } from "../../build/search/search-index";
import { listFoundPages, readSearchedPages } from "../../build/search/search-pages";

/** Indexes that open pages may still read from; an edit makes a new one. */
const KEPT_INDEXES = 3;

/** While developing there is no build to take the index from: it is made of the pages as they are, when somebody searches. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  // Gatsby serves public/ before it asks us: what a build left there would be found instead, and be old.
  rmSync(join(process.cwd(), "public/search-index"), { recursive: true, force: true });
  const kept: ReadonlyMap<string, Buffer>[] = [];
  const find = (address: string): Buffer | undefined => {
    if (address === START_FILE) {
      const pages = readSearchedPages(process.cwd(), listFoundPages(args));
      kept.unshift(packSearchIndex(pages, true).files);
      kept.splice(KEPT_INDEXES);
    }
    return kept.find((index) => index.has(address))?.get(address);
  };
  (args.app as DevServer).get(
    "/search-index/*",
    (request: IncomingMessage, response: ServerResponse) => {
      const content = find((request.url ?? "").split("?", 1)[0] ?? "");
      response.writeHead(content ? 200 : 404, {
        "content-type": "application/octet-stream",
        "cache-control": "no-store",
      });
      response.end(content);
    },
  );
};
