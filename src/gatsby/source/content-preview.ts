import { once } from "node:events";
import { rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { watch } from "chokidar";
import type { Site } from "../../model/docs/site";
import { PAGE_INDEX_FILE, formatPageIndex } from "../../outputs/machine-readable/page-index";
import { CONTENT_PREVIEW_PATH } from "../../site/content-preview";
import type { DocsStore } from "./docs-store";

/**
 * An editor may write a file several times when it saves. Changes within this time count as one; chokidar reports one
 * change of a file in 50 ms and drops the others, so it has to be longer.
 */
const BURST_MS = 60;

/** By then Gatsby has usually created the pages again after a change. */
const CATCH_UP_MS = 2000;

/** The part of the Express application that we use. Gatsby types it as any. */
export interface DevServer {
  readonly get: (
    path: string,
    answer: (request: IncomingMessage, response: ServerResponse) => void,
  ) => void;
}

/** An open page. */
interface Reader {
  readonly path: string;
  readonly write: (message: string) => void;
  last?: string;
}

/**
 * After each change of the content: has Gatsby catch up, and sends open pages what they show now, as server-sent events,
 * as soon as the changed files are compiled. Gatsby waits half a second for further changes before it sends the same.
 * Resolves when every file is watched, with what ends that.
 */
export async function servePreview(
  app: DevServer,
  store: Pick<DocsStore, "preview" | "catchUp">,
): Promise<() => Promise<void>> {
  const readers = new Set<Reader>();
  let timer: NodeJS.Timeout | undefined;
  const send = async (): Promise<void> => {
    const paths = [...new Set([...readers].map(({ path }) => path))];
    for (const page of await store.preview(paths)) {
      const message = `data: ${JSON.stringify(page)}\n\n`;
      for (const reader of readers) {
        if (reader.path !== page.path || reader.last === message) continue;
        reader.last = message;
        reader.write(message);
      }
    }
  };
  const sendSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // What cannot be read now is reported by the refresh of Gatsby's nodes.
      if (readers.size > 0) send().catch(() => undefined);
    }, BURST_MS);
  };
  let later: NodeJS.Timeout | undefined;
  const catchUpLater = (): void => {
    clearTimeout(later);
    later = setTimeout(() => {
      if (store.catchUp()) catchUpLater();
    }, CATCH_UP_MS);
  };
  // Node's own recursive watch loses a file for good once another one is renamed to it, as editors and Git do.
  const watcher = watch(join(process.cwd(), "content"), { ignoreInitial: true });
  watcher.on("all", () => {
    sendSoon();
    catchUpLater();
  });
  app.get(CONTENT_PREVIEW_PATH, (request, response) => {
    // no-transform: compression would buffer the events.
    response.writeHead(200, {
      "content-type": "text/event-stream",
      "cache-control": "no-store, no-transform",
    });
    const path = new URL(request.url ?? "/", "http://localhost").searchParams.get("path") ?? "/";
    const reader: Reader = { path, write: (message) => void response.write(message) };
    readers.add(reader);
    request.on("close", () => readers.delete(reader));
    sendSoon(); // The page may have been sent before the last edit.
  });
  await once(watcher, "ready");
  return async () => {
    clearTimeout(later);
    await watcher.close();
  };
}

/** Answers the page for missing addresses, which looks for the closest ones, with the docs there are now. */
export function servePageIndex(app: DevServer, root: string, listDocs: () => Site["docs"]): void {
  // Gatsby serves public/ before it asks us, so the outdated list of a build would be served instead.
  rmSync(join(root, "public", PAGE_INDEX_FILE), { force: true });
  app.get(PAGE_INDEX_FILE, (_, response) => {
    response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
    response.end(formatPageIndex(listDocs().filter(({ unlisted }) => !unlisted)));
  });
}
