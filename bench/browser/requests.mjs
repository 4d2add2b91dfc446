/**
 * @typedef {object} Request
 * @property {string} url
 * @property {string} kind html, css, js, font, image or other.
 * @property {boolean} isPrefetch True if it was fetched in advance for another page.
 * @property {number} bytes Size of the body as transferred.
 * @property {number} start Seconds on the browser's own clock, like all times here.
 * @property {number} [end]
 */

/** @param {string} type A MIME type. */
function toKind(type) {
  if (/html/.test(type)) return "html";
  if (/css/.test(type)) return "css";
  if (/javascript|ecmascript/.test(type)) return "js";
  if (/font/.test(type)) return "font";
  return type.startsWith("image/") ? "image" : "other";
}

/**
 * Records all of a page's requests, except those for favicons.
 *
 * @param {import("playwright-core").CDPSession} session
 */
export async function watchRequests(session) {
  /** @type {Map<string, Request>} */
  const requests = new Map();
  let loaded = 0;
  session.on("Page.loadEventFired", ({ timestamp }) => (loaded = timestamp));
  session.on("Network.requestWillBeSent", ({ requestId, request, timestamp, type }) => {
    if (/^data:|^blob:|favicon/.test(request.url)) return;
    const isPrefetch = type === "Prefetch" || request.initialPriority === "VeryLow";
    requests.set(requestId, {
      url: request.url,
      kind: "other",
      isPrefetch,
      bytes: 0,
      start: timestamp,
    });
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const length = Object.entries(response.headers).find(
      ([name]) => name.toLowerCase() === "content-length",
    );
    const isFromCache = response.fromDiskCache || response.fromPrefetchCache;
    const bytes = isFromCache ? 0 : Number(length?.[1] ?? 0);
    const request = requests.get(requestId);
    if (request) Object.assign(request, { kind: toKind(response.mimeType), bytes });
  });
  const finish = (
    /** @type {{ requestId: string, timestamp: number }} */ { requestId, timestamp },
  ) => {
    const request = requests.get(requestId);
    if (request) request.end = timestamp;
  };
  session.on("Network.loadingFinished", finish);
  session.on("Network.loadingFailed", finish);
  await Promise.all([session.send("Network.enable"), session.send("Page.enable")]);

  /**
   * Waits until the page has loaded and no request has been pending for a while.
   *
   * @param {number} quietMs
   * @param {number} [timeoutMs]
   */
  const waitForQuiet = async (quietMs, timeoutMs = 90_000) => {
    const deadline = Date.now() + timeoutMs;
    let quietSince = Date.now();
    for (let seen = -1; Date.now() < deadline; await new Promise((done) => setTimeout(done, 50))) {
      const isBusy = loaded === 0 || [...requests.values()].some(({ end }) => end === undefined);
      if (isBusy || requests.size !== seen) quietSince = Date.now();
      if (Date.now() - quietSince >= quietMs) return;
      seen = requests.size;
    }
    throw new Error(`The page was still loading after ${timeoutMs / 1000} s.`);
  };

  return { waitForQuiet, list: () => [...requests.values()], loadedAt: () => loaded };
}

/**
 * Returns the requests made until the page is idle, which means that its load event has fired and no request has been
 * pending for half a second. Excludes requests that prefetch other pages, because prefetching shouldn't make a
 * generator look heavier.
 *
 * @param {Request[]} requests
 * @param {number} loaded
 * @returns {Request[]}
 */
export function untilIdle(requests, loaded) {
  const sorted = requests
    .filter(({ isPrefetch }) => !isPrefetch)
    .sort((one, other) => one.start - other.start);
  let busyUntil = loaded;
  const firstLate = sorted.findIndex(({ start, end = start }) => {
    const isLate = start > busyUntil + 0.5;
    if (!isLate) busyUntil = Math.max(busyUntil, end);
    return isLate;
  });
  return firstLate === -1 ? sorted : sorted.slice(0, firstLate);
}
