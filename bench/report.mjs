import { FIGURES, TARGETS } from "./targets.mjs";

/** @typedef {import("./results.mjs").Results} Results */
/** @typedef {Record<string, import("./results.mjs").Outcomes>} ByGenerator */
/** @typedef {import("./targets.mjs").Figure} Figure */

const PEERS = ["docusaurus", "starlight", "vitepress"];

/** The tables for each number of pages. A single table would be too wide to read. */
const TABLES = {
  "Building and writing": [
    "cold",
    "coldCpu",
    "edit",
    "devFirst",
    "devWarm",
    "devEdit",
    "devEditMax",
    "peak",
    "output",
  ],
  "First view before idle, KB gzip": [
    "earlyJs",
    "inlineJs",
    "earlyCss",
    "inlineCss",
    "earlyHtml",
    "earlyFonts",
    "earlyAll",
    "earlyRequests",
  ],
  "First view in all, and how it feels": [
    "lateJs",
    "lateAll",
    "lateRequests",
    "fcp",
    "lcp",
    "cls",
    "tbt",
    "navigation",
    "tap",
  ],
  "Lighthouse, mobile": ["lighthouse", "lighthouseLcp", "lighthouseTbt"],
};

/**
 * @param {Results} results
 * @param {readonly number[]} sizes
 * @returns {string} Markdown.
 */
export function formatReport(results, sizes) {
  return sizes
    .filter((size) => results.sizes[size])
    .map((size) => formatSize(size, results.sizes[size]))
    .join("\n\n");
}

/** @param {number} size @param {ByGenerator} outcomes */
function formatSize(size, outcomes) {
  const tables = Object.entries(TABLES).map(([title, keys]) =>
    formatTable(
      title,
      keys.map((key) => FIGURES[key]),
      outcomes,
    ),
  );
  const notes = [...formatNotes(outcomes), ...checkTargets(size, outcomes)];
  return [`## ${size} pages`, ...tables, notes.map((note) => `- ${note}`).join("\n")].join("\n\n");
}

/** @param {string} title @param {Figure[]} figures @param {ByGenerator} outcomes */
function formatTable(title, figures, outcomes) {
  const shown = Object.keys(outcomes).sort((one, other) => rank(one) - rank(other));
  const rows = shown.map((name) => [
    name,
    ...figures.map((figure) => formatNumber(figure.read(outcomes[name]), figure.digits)),
  ]);
  const ratios = figures.map((figure) =>
    formatNumber(toRatio(figure.read(outcomes.ours ?? {}), findBest(figure, outcomes)), 2),
  );
  const lines = [
    [title, ...figures.map(({ label }) => label)],
    ["---", ...figures.map(() => "---:")],
    ...rows,
    ["ours / best peer", ...ratios],
  ];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** @param {string} name */
const rank = (name) => ["ours", "gatsby", ...PEERS].indexOf(name);

/** @param {number | undefined} value @param {number} [digits] */
const formatNumber = (value, digits = 0) => (value === undefined ? "" : value.toFixed(digits));

/** @param {number | undefined} value @param {number | undefined} other */
const toRatio = (value, other) => (value === undefined || !other ? undefined : value / other);

/**
 * @param {Figure} figure
 * @param {ByGenerator} outcomes
 * @returns {number | undefined} The best figure among the peers that have been measured.
 */
function findBest(figure, outcomes) {
  const values = PEERS.map((peer) => figure.read(outcomes[peer] ?? {})).filter(
    (value) => value !== undefined,
  );
  if (values.length === 0) return undefined;
  return figure.isScore ? Math.max(...values) : Math.min(...values);
}

/** @param {ByGenerator} outcomes @returns {string[]} Reasons why figures are doubtful or missing. */
function formatNotes(outcomes) {
  return Object.entries(outcomes).flatMap(([name, steps]) =>
    Object.entries(steps).flatMap(([step, outcome]) => [
      ...("editError" in outcome ? [`FAILED ${name}, ${step}: ${outcome.editError}`] : []),
      ...("error" in outcome ? [`FAILED ${name}, ${step}: ${outcome.error}`] : []),
      ...("heapMB" in outcome
        ? [`${name}, ${step}: ran out of Node's default heap; measured with ${outcome.heapMB} MB`]
        : []),
      ...("load" in outcome && outcome.load !== undefined && outcome.load > 1
        ? [`${name}, ${step}: the machine's load was ${outcome.load.toFixed(1)} before the start`]
        : []),
    ]),
  );
}

/**
 * @param {number} size
 * @param {ByGenerator} outcomes
 * @returns {string[]} One line for each target that applies and could be measured.
 */
function checkTargets(size, outcomes) {
  return TARGETS.filter(({ sizes }) => !sizes || sizes.includes(size)).flatMap((target) => {
    const value = target.figure.read(outcomes.ours ?? {});
    const limit = toLimit(target, outcomes);
    if (value === undefined || limit === undefined) return [];
    const { digits } = target.figure;
    const passed = { "at most": value <= limit, below: value < limit, "at least": value >= limit }[
      target.is
    ];
    return [
      `${passed ? "PASS" : "FAIL"} ${target.text}: ${formatNumber(value, digits)}, ${target.is} ${formatNumber(limit, digits)}`,
    ];
  });
}

/** @param {import("./targets.mjs").Target} target @param {ByGenerator} outcomes */
function toLimit({ figure, limit, of }, outcomes) {
  if (!of) return limit;
  const other = of === "best" ? findBest(figure, outcomes) : figure.read(outcomes[of] ?? {});
  return other === undefined ? undefined : limit * other;
}
