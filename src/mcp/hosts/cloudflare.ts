import { createHttpAnswerer } from "../answer-http";
import { readFromOrigin } from "./read-origin";

/** What Cloudflare Pages gives to a function, as far as it matters here. */
interface PagesContext {
  readonly request: Request;
  readonly env: { readonly ASSETS: { readonly fetch: (url: URL) => Promise<Response> } };
}

/** Answers as a function of Cloudflare Pages, from the assets of its own deploy. */
export function onRequest({ request, env }: PagesContext): Promise<Response> {
  // Not kept for later requests: a worker may not use what another request has opened.
  const read = readFromOrigin(new URL(request.url).origin, (url) => env.ASSETS.fetch(url));
  return createHttpAnswerer(read).fetch(request);
}
