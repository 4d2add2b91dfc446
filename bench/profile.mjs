import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

/*
 * `node bench/profile.mjs` builds the site in the current folder with Node's CPU profiler in every process and thread,
 * and prints where the CPU time went, by purpose. With --cold, the caches and the output are removed first. Programs
 * that aren't JavaScript (esbuild, image and compression libraries) aren't sampled.
 */

/**
 * @typedef {object} Frame
 * @property {string} functionName
 * @property {string} url
 */

/**
 * @typedef {object} Profile A file that `--cpu-prof` writes.
 * @property {{ id: number, callFrame: Frame, children?: number[] }[]} nodes
 * @property {number[]} samples Ids of nodes.
 * @property {number[]} timeDeltas Microseconds.
 */

/** @type {readonly (readonly [url: RegExp, purpose: string])[]} The first pattern that matches a URL decides. */
const PURPOSES = [
  [/compile-worker\.mjs$/, "our threads: compiling docs"],
  [/page-body-worker\.mjs$/, "our threads: finishing bodies"],
  [/background-worker\.mjs$/, "our threads: search index, Markdown copies, cards, lists"],
  [/check-pages-worker\.mjs$/, "our threads: checks of built pages"],
  [/node_modules\/(?:@parcel|parcel)/, "Parcel: Gatsby's own TypeScript files"],
  [/\/public\/|\/\.cache\/page-ssr\/|render-page\.js$/, "rendering pages"],
  [/\/(?:webpack|[\w-]*css[\w-]*|postcss[\w-]*|acorn|enhanced-resolve|terser)\//, "webpack"],
  [/\/@swc\/|\/swc-loader\/|\/esbuild-loader\/|\/@babel\//, "webpack"],
  [/node_modules\/(?:gatsby|redux|xstate|lmdb|graphql|yoga-layout|ink|bluebird)/, "Gatsby"],
  [/\/\.cache\/|^evalmachine/, "our hooks: reading, checking and nodes"],
];

const { values } = parseArgs({ options: { cold: { type: "boolean", default: false } } });
const folder = mkdtempSync(join(tmpdir(), "celo-docs-profile-"));
if (values.cold)
  for (const name of [".cache", "public"]) rmSync(name, { recursive: true, force: true });
const started = performance.now();
execFileSync(
  process.execPath,
  ["--cpu-prof", `--cpu-prof-dir=${folder}`, "node_modules/gatsby/cli.js", "build"],
  { stdio: ["ignore", "ignore", "inherit"] },
);
const seconds = (performance.now() - started) / 1000;

/** @type {Map<string, number>} Seconds by purpose. */
const total = new Map();
for (const file of readdirSync(folder)) {
  const profile = /** @type {Profile} */ (JSON.parse(readFileSync(join(folder, file), "utf8")));
  for (const [purpose, spent] of sumByPurpose(profile))
    total.set(purpose, (total.get(purpose) ?? 0) + spent);
}
rmSync(folder, { recursive: true });

const rows = [...total].sort(([, one], [, other]) => other - one);
const sum = rows.reduce((all, [, spent]) => all + spent, 0);
for (const [purpose, spent] of rows) console.log(`${spent.toFixed(1).padStart(6)} s  ${purpose}`);
console.log(`${sum.toFixed(1).padStart(6)} s  in all, in ${seconds.toFixed(1)} s`);

/**
 * Adds up the time of the samples by purpose. A sample counts toward the purpose of the innermost function that has
 * one, so time spent in a package without a purpose counts toward the code that called the package.
 *
 * @param {Profile} profile
 * @returns {Map<string, number>}
 */
function sumByPurpose({ nodes, samples, timeDeltas }) {
  /** @type {Map<number, string>} */
  const purposes = new Map();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  /** @type {(id: number, inherited: string) => void} */
  const visit = (id, inherited) => {
    const node = byId.get(id);
    if (!node) return;
    const { functionName, url } = node.callFrame;
    const own = functionName === "(garbage collector)" ? "garbage collection" : findPurpose(url);
    const purpose = own ?? inherited;
    purposes.set(id, purpose);
    for (const child of node.children ?? []) visit(child, purpose);
  };
  const [root] = nodes;
  if (root) visit(root.id, "Node: loading modules, and the rest");
  /** @type {Map<string, number>} */
  const spent = new Map();
  samples.forEach((id, index) => {
    if (byId.get(id)?.callFrame.functionName === "(idle)") return;
    const purpose = purposes.get(id) ?? "";
    spent.set(purpose, (spent.get(purpose) ?? 0) + (timeDeltas[index] ?? 0) / 1e6);
  });
  return spent;
}

/** @param {string} url */
function findPurpose(url) {
  return PURPOSES.find(([pattern]) => pattern.test(url))?.[1];
}
