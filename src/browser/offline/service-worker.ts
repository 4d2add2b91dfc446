import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { pageOfData } from "../../base/paths";
import { isBelow, withBase, withoutBase } from "../../site/paths/base-path";
import { cleanPath } from "../base/clean-path";
import { toReadablePath } from "../base/readable-path";
import { isFileOf, isPageOf } from "./answers";
import { DATA, FILES, PAGES, clearOldCaches } from "./caches";
import type { WorkerScope } from "./messages";
import { formatNotSavedPage, markSaved, readTitle } from "./saved-page";

/*
 * Saves everything a reader has seen, for offline use. Anything that may change is requested from the network first, so
 * no reader is stuck on an old version. Files with a digest in their name never change.
 */

/**
 * URLs of the search scripts and index; empty if a hosted service runs the search. The build replaces this constant.
 */
declare const SEARCH_FILES: readonly string[];

declare const self: WorkerScope;

const MAX_PAGES = 150;
const MAX_FILES = 400;
const MAX_AGE_SECONDS = 60 * 24 * 60 * 60;
/** Time that the network has before a saved copy is shown. A connection may be open and never answer. */
const NETWORK_SECONDS = 5;

const pathOf = ({ url }: Request): string => withoutBase(new URL(url).pathname);

const isItself = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    (await isFileOf(pathOf(request), response)) ? response : null,
};
const expire = (maxEntries: number): ExpirationPlugin =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MAX_AGE_SECONDS, purgeOnQuotaError: true });

const isNavigation = (event: Event | undefined): boolean =>
  (event as { request?: Request } | undefined)?.request?.mode === "navigate";

/**
 * Saved pages are only returned for navigations, because only a whole document can show the notice that it is a saved
 * copy. During a client navigation, the framework's requests fail as they would without a worker, and the browser
 * then navigates to the page's URL.
 */
const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: NETWORK_SECONDS,
  plugins: [
    expire(MAX_PAGES),
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(withBase(cleanPath(pathOf(request)))),
      cacheWillUpdate: async ({ request, response }) =>
        (await isPageOf(pathOf(request), response)) ? response : null,
      cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
        if (!cachedResponse || !isNavigation(event as Event)) return null;
        const html = markSaved(await cachedResponse.text(), cachedResponse.headers.get("date"));
        const headers = new Headers(cachedResponse.headers);
        headers.set("content-type", "text/html; charset=utf-8");
        headers.delete("content-encoding");
        headers.delete("content-length");
        return new Response(html, { headers });
      },
      handlerDidError: async ({ event }) =>
        isNavigation(event as Event) ? showSavedPages() : undefined,
    },
  ],
});
/**
 * Offline, saved data is only returned for the page that the browser has loaded as a document. For any other page the
 * framework gets no data and loads the document instead, which shows the notice that it is a saved copy.
 */
const isOfOpenPage = {
  cachedResponseWillBeUsed: async ({
    request,
    cachedResponse,
    event,
  }: {
    request: Request;
    cachedResponse?: Response;
    event: Event;
  }) => {
    const page = pageOfData(pathOf(request));
    if (!cachedResponse || page === undefined) return cachedResponse ?? null;
    const client = await self.clients.get((event as { clientId?: string }).clientId ?? "");
    const shown = client && toReadablePath(cleanPath(withoutBase(new URL(client.url).pathname)));
    return shown === undefined || shown === toReadablePath(page) ? cachedResponse : null;
  },
};
const data = new NetworkFirst({
  cacheName: DATA,
  networkTimeoutSeconds: NETWORK_SECONDS,
  plugins: [isItself, isOfOpenPage, expire(MAX_PAGES * 2)],
});
const files = new CacheFirst({ cacheName: FILES, plugins: [isItself, expire(MAX_FILES)] });

/** Returns the page that readers see offline instead of the browser's own error page. It lists the saved pages. */
async function showSavedPages(): Promise<Response> {
  const cache = await caches.open(PAGES);
  const saved = await Promise.all(
    (await cache.keys()).map(async (request) => ({
      path: new URL(request.url).pathname,
      title: readTitle((await (await cache.match(request))?.text()) ?? ""),
    })),
  );
  return new Response(formatNotSavedPage(saved), {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    },
  });
}

/** Chooses the caching strategy for a path. */
function findStrategy(pathname: string): NetworkFirst | CacheFirst {
  if (/^\/page-data\/|^\/search-index\/start\./.test(pathname)) return data;
  if (/^\/(?:static|live|search-index)\/|\.(?:js|css)$/.test(pathname)) return files;
  return pages;
}

registerRoute(
  ({ url, request, sameOrigin }) => {
    if (!sameOrigin || !isBelow(url.pathname, BASE_PATH)) return false;
    const isPage = findStrategy(withoutBase(url.pathname)) === pages;
    // Pictures and icons without a digest in their name are left to the browser's own cache.
    return !isPage || request.mode === "navigate" || request.destination === "";
  },
  (options) => findStrategy(withoutBase(options.url.pathname)).handle(options),
);

async function keep(event: Event, addresses: readonly string[]): Promise<void> {
  const work = addresses.map((address) => {
    const request = new Request(address);
    return findStrategy(pathOf(request)).handle({ request, event: event as never });
  });
  // A request that fails now may succeed on the next visit.
  await Promise.allSettled(work);
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(clearOldCaches().then(() => self.clients.claim()));
});
self.addEventListener("message", (event) => {
  if (event.data?.kind !== "keep") return;
  const { loaded, search } = event.data;
  event.waitUntil(keep(event, search ? [...loaded, ...SEARCH_FILES.map(withBase)] : loaded));
});
