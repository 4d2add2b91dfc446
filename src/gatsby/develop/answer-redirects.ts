import type { IncomingMessage, ServerResponse } from "node:http";
import { decodePath, normalizePath } from "../../base/paths";
import type { Redirect } from "../../docs/links/redirects";

/** The part of Gatsby's Express application that is used here. */
export interface RedirectingServer {
  readonly get: (
    path: string,
    answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
  ) => void;
}

/**
 * Answers old addresses with a redirect, as hosts do. A browser may not keep this answer, because redirects change in
 * development.
 */
export function answerRedirects(
  app: RedirectingServer,
  listRedirects: () => readonly Redirect[],
): void {
  app.get("*", ({ url = "" }, response, next) => {
    const [path = "", query] = url.split("?", 2);
    const from = decodePath(normalizePath(path));
    const found = listRedirects().find((one) => one.from === from);
    if (!found) {
      next();
      return;
    }
    const [to = "", anchor] = found.to.split("#", 2);
    const location =
      encodeURI(to) +
      (query === undefined ? "" : `?${query}`) +
      (anchor === undefined ? "" : `#${encodeURIComponent(anchor)}`);
    response.writeHead(302, { location, "cache-control": "no-store" });
    response.end();
  });
}
