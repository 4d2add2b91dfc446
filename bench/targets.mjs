/**
 * A figure in the report. It is read from the outcomes of one generator for one number of pages, and is undefined if
 * it wasn't measured.
 *
 * @typedef {object} Figure
 * @property {string} label
 * @property {(outcomes: import("./results.mjs").Outcomes) => number | undefined} read
 * @property {number} [digits] Digits after the decimal point.
 * @property {boolean} [isScore] True if higher is better.
 */

/** @type {Record<string, Figure>} */
export const FIGURES = {
  cold: { label: "cold s", read: ({ cold }) => cold?.seconds, digits: 1 },
  coldCpu: { label: "cold CPU s", read: ({ cold }) => cold?.cpuSeconds, digits: 1 },
  edit: { label: "after edit s", read: ({ edit }) => edit?.seconds, digits: 1 },
  devFirst: { label: "dev first page s", read: ({ dev }) => dev?.firstPageSeconds, digits: 1 },
  devWarm: {
    label: "dev first page again s",
    read: ({ dev }) => dev?.warmFirstPageSeconds,
    digits: 1,
  },
  devEdit: { label: "dev edit ms", read: ({ dev }) => dev?.editMedianMs },
  devEditMax: { label: "dev edit max ms", read: ({ dev }) => dev?.editMaxMs },
  peak: { label: "peak MB", read: ({ cold }) => cold?.peakMB },
  output: { label: "output MB", read: ({ cold }) => cold?.outputMB, digits: 1 },
  earlyJs: { label: "JS", read: ({ view }) => toKb(view?.beforeIdle?.js), digits: 1 },
  inlineJs: { label: "(inline JS)", read: ({ view }) => toKb(view?.inlineScriptBytes), digits: 1 },
  earlyCss: { label: "CSS", read: ({ view }) => toKb(view?.beforeIdle?.css), digits: 1 },
  inlineCss: { label: "(inline CSS)", read: ({ view }) => toKb(view?.inlineStyleBytes), digits: 1 },
  earlyHtml: { label: "HTML", read: ({ view }) => toKb(view?.beforeIdle?.html), digits: 1 },
  earlyFonts: { label: "fonts", read: ({ view }) => toKb(view?.beforeIdle?.font), digits: 1 },
  earlyAll: { label: "all", read: ({ view }) => toKb(view?.beforeIdle?.all), digits: 1 },
  earlyRequests: { label: "requests", read: ({ view }) => view?.beforeIdle?.requests },
  lateJs: { label: "JS in all", read: ({ view }) => toKb(view?.inAll?.js), digits: 1 },
  lateAll: { label: "all in all", read: ({ view }) => toKb(view?.inAll?.all), digits: 1 },
  lateRequests: { label: "requests in all", read: ({ view }) => view?.inAll?.requests },
  fcp: { label: "FCP ms", read: ({ view }) => view?.fcpMs },
  lcp: { label: "LCP ms", read: ({ view }) => view?.lcpMs },
  cls: { label: "CLS", read: ({ view }) => view?.cls, digits: 3 },
  tbt: { label: "TBT ms", read: ({ view }) => view?.tbtMs },
  navigation: { label: "nav ms", read: ({ view }) => view?.navigationMs },
  tap: { label: "tap ms", read: ({ view }) => view?.tapMs },
  lighthouse: {
    label: "Lighthouse",
    read: ({ view }) => view?.lighthouse?.scores.performance,
    isScore: true,
  },
  lighthouseLcp: { label: "its LCP ms", read: ({ view }) => view?.lighthouse?.lcpMs },
  lighthouseTbt: { label: "its TBT ms", read: ({ view }) => view?.lighthouse?.tbtMs },
};

/** @param {number | undefined} bytes */
const toKb = (bytes) => (bytes === undefined ? undefined : bytes / 1000);

/**
 * @typedef {object} Target
 * @property {string} text
 * @property {number[]} [sizes] Numbers of pages to which the target applies; all if absent.
 * @property {Figure} figure
 * @property {"at most" | "below" | "at least"} is
 * @property {number} limit An absolute value or, with `of`, a fraction of the best peer's or one peer's figure.
 * @property {"best" | "docusaurus" | "starlight"} [of]
 */

/**
 * Makes targets of the form "at most so much of a peer's figure".
 *
 * @param {"docusaurus" | "starlight"} peer
 * @param {number[] | undefined} sizes
 * @param {readonly (readonly [name: string, figure: Figure, share: number])[]} limits
 * @returns {Target[]}
 */
function mostOf(peer, sizes, limits) {
  return limits.map(([name, figure, limit]) => ({
    text: `${name} at most ${limit} of ${peer[0]?.toUpperCase()}${peer.slice(1)}'s`,
    ...(sizes && { sizes }),
    figure,
    is: "at most",
    limit,
    of: peer,
  }));
}

/** @type {readonly Target[]} */
export const TARGETS = [
  ...mostOf(
    "docusaurus",
    [300],
    [
      ["cold build", FIGURES.cold, 1.7],
      ["first page in development", FIGURES.devFirst, 2.2],
      ["first page in development, started again", FIGURES.devWarm, 2.2],
      ["edit in development", FIGURES.devEdit, 1.1],
      ["the next page by a click", FIGURES.navigation, 0.35],
    ],
  ),
  ...mostOf(
    "docusaurus",
    [1000],
    [
      ["cold build", FIGURES.cold, 1],
      ["build after an edit", FIGURES.edit, 0.8],
    ],
  ),
  {
    text: "cold build at most 0.6 of the fastest peer",
    sizes: [4000],
    figure: FIGURES.cold,
    is: "at most",
    limit: 0.6,
    of: "best",
  },
  {
    text: "peak memory at most a third of Docusaurus's",
    sizes: [4000],
    figure: FIGURES.peak,
    is: "at most",
    limit: 1 / 3,
    of: "docusaurus",
  },
  {
    text: "each edit on the screen within a second",
    figure: FIGURES.devEditMax,
    is: "below",
    limit: 1000,
  },
  ...mostOf("starlight", undefined, [
    ["first paint", FIGURES.fcp, 0.9],
    ["largest paint", FIGURES.lcp, 0.9],
    ["blocking", FIGURES.tbt, 1],
  ]),
  { text: "HTML at most 26 KB", figure: FIGURES.earlyHtml, is: "at most", limit: 26 },
  {
    text: "JavaScript files before idle at most 3 KB",
    figure: FIGURES.earlyJs,
    is: "at most",
    limit: 3,
  },
  { text: "inline JavaScript at most 3 KB", figure: FIGURES.inlineJs, is: "at most", limit: 3 },
  { text: "JavaScript in all at most 100 KB", figure: FIGURES.lateJs, is: "at most", limit: 100 },
  { text: "CSS in files at most 12 KB", figure: FIGURES.earlyCss, is: "at most", limit: 12 },
  { text: "CSS in the page at most 12 KB", figure: FIGURES.inlineCss, is: "at most", limit: 12 },
  {
    text: "at most 6 requests before idle",
    figure: FIGURES.earlyRequests,
    is: "at most",
    limit: 6,
  },
  { text: "no layout shift", figure: FIGURES.cls, is: "at most", limit: 0 },
  { text: "Lighthouse performance 100", figure: FIGURES.lighthouse, is: "at least", limit: 100 },
];
