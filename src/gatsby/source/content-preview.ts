import { watch } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { CONTENT_PREVIEW_PATH } from "../../site/content-preview";
import type { DocsStore } from "./docs-store";

/** An editor that saves writes more than once; the last of a burst counts. */
const BURST_MS = 20;

/** What we use of the Express application Gatsby hands over; it types it as any. */
export interface DevServer {
  readonly get: (
    path: string,
    answer: (request: IncomingMessage, response: ServerResponse) => void,
  ) => void;
}

/**
 * Sends changed pages to open browsers as soon as they are compiled, as server-sent events. Gatsby itself waits half a
 * second for further changes before it begins; what it then brings is the same.
 */
export function servePreview(app: DevServer, store: DocsStore): void {
  const readers = new Set<(message: string) => void>();
  let timer: NodeJS.Timeout | undefined;
  const send = async (): Promise<void> => {
    const pages = await store.previewChanges();
    for (const page of pages) {
      for (const write of readers) write(`data: ${JSON.stringify(page)}\n\n`);
    }
  };
  watch(join(process.cwd(), "content"), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (readers.size > 0) void send();
    }, BURST_MS);
  });
  app.get(CONTENT_PREVIEW_PATH, (request, response) => {
    // no-transform: compression would hold events back until there are enough to pack.
    response.writeHead(200, {
      "content-type": "text/event-stream",
      "cache-control": "no-store, no-transform",
    });
    const write = (message: string): void => {
      response.write(message);
    };
    readers.add(write);
    request.on("close", () => readers.delete(write));
  });
}
