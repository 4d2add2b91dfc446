import { watch } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { CONTENT_PREVIEW_PATH } from "../../site/content-preview";
import type { DocsStore } from "./docs-store";

/** An editor may write a file several times when it saves. Changes within this time count as one. */
const BURST_MS = 20;

/** The part of the Express application that we use. Gatsby types it as any. */
export interface DevServer {
  readonly get: (
    path: string,
    answer: (request: IncomingMessage, response: ServerResponse) => void,
  ) => void;
}

/**
 * Sends changed pages to open browsers as server-sent events, as soon as they are compiled. Gatsby waits half a second
 * for further changes before it sends the same content.
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
    // no-transform: compression would buffer the events.
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
