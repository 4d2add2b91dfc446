import { createHttpAnswerer } from "../answer-http";
import { readFromOrigin } from "./read-origin";

/** The part of a Cloudflare Pages context that is used here. */
interface PagesContext {
  readonly request: Request;
  readonly env: { readonly ASSETS: { readonly fetch: (url: URL) => Promise<Response> } };
}

/** Answers requests as a Cloudflare Pages function, using the assets of the same deploy. */
export function onRequest({ request, env }: PagesContext): Promise<Response> {
  // The reader isn't kept for later requests, because a Worker can't reuse what was opened for another request.
  const read = readFromOrigin(new URL(request.url).origin, (url) => env.ASSETS.fetch(url));
  return createHttpAnswerer(read).fetch(request);
}
