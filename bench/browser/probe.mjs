/**
 * Runs in the measured page, before any of the page's own scripts. The function is sent to the browser as text, so it
 * can't use anything outside itself.
 */
export function installProbe() {
  performance.setResourceTimingBufferSize(5000);
  /** @type {Pick<PageFigures, "lcp" | "shifts" | "tasks">} */
  const figures = { lcp: 0, shifts: [], tasks: [] };

  /** @param {string} type @param {(entry: PerformanceEntry & ShiftEntry) => void} take */
  const observe = (type, take) => {
    new PerformanceObserver((list) =>
      /** @type {(PerformanceEntry & ShiftEntry)[]} */ (list.getEntries()).forEach(take),
    ).observe({
      type,
      buffered: true,
    });
  };
  observe("largest-contentful-paint", (entry) => (figures.lcp = entry.startTime));
  observe("longtask", (entry) =>
    figures.tasks.push({ start: entry.startTime, duration: entry.duration }),
  );
  observe("layout-shift", (entry) => {
    if (!entry.hadRecentInput) figures.shifts.push({ start: entry.startTime, value: entry.value });
  });

  // A navigation may replace the document, so its times are kept in sessionStorage.
  const KEY = "bench-navigation";
  const now = () => performance.timeOrigin + performance.now();
  const read = () => JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  const write = (/** @type {object} */ more) =>
    sessionStorage.setItem(KEY, JSON.stringify({ ...read(), ...more }));
  const heading = () => document.querySelector("h1")?.textContent?.trim() ?? "";
  const watch = () => {
    const { from } = read();
    const text = heading();
    if (!text || text === from) return void requestAnimationFrame(watch);
    // The frame that contains the new heading is painted before this task runs.
    requestAnimationFrame(() => setTimeout(() => write({ shown: now(), heading: text }), 0));
  };
  const armNavigation = () => {
    sessionStorage.removeItem(KEY);
    const take = () => {
      write({ from: heading(), clicked: now() });
      watch();
    };
    window.addEventListener("click", take, { capture: true, once: true });
  };
  const readNavigation = () => {
    const { clicked, shown, heading: text } = read();
    return shown ? { milliseconds: shown - clicked, heading: text } : undefined;
  };
  window.__bench = Object.assign(figures, { armNavigation, readNavigation });
  const { clicked, shown } = read();
  if (clicked && !shown) watch();
}

/**
 * Reads the figures recorded in the page, once the page is idle. Like `installProbe`, this function is sent to the
 * browser as text.
 *
 * @returns {PageFigures}
 */
export function readFigures() {
  const { lcp, shifts, tasks } = window.__bench;
  const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  const starts = performance
    .getEntriesByType("resource")
    .map((entry) => [entry.name, entry.startTime]);
  const isInline = (/** @type {HTMLScriptElement} */ script) =>
    !script.src && !/json|template/.test(script.type);
  const join = (/** @type {HTMLElement[]} */ elements) =>
    elements.map((element) => element.textContent).join("\n");
  return {
    lcp,
    firstPaint,
    shifts,
    tasks,
    resources: Object.fromEntries(starts.reverse()),
    hydrateStart: performance.getEntriesByName("hydrate-start")[0]?.startTime,
    inlineScript: join([...document.scripts].filter(isInline)),
    inlineStyle: join([...document.querySelectorAll("style")]),
  };
}

/**
 * Fields of a layout shift that TypeScript's types lack: https://wicg.github.io/layout-instability/
 *
 * @typedef {{ hadRecentInput: boolean, value: number }} ShiftEntry
 */

/**
 * @typedef {object} PageFigures
 * @property {number} lcp Milliseconds since the page's start, like all times here.
 * @property {number} firstPaint
 * @property {{ start: number, value: number }[]} shifts
 * @property {{ start: number, duration: number }[]} tasks Tasks of at least 50 ms.
 * @property {Record<string, number>} resources Start times by URL, excluding the page's own request.
 * @property {number} [hydrateStart] Time at which our site starts to fetch its framework; peers don't set it.
 * @property {string} inlineScript
 * @property {string} inlineStyle
 */
