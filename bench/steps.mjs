import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { measureLighthouse } from "./browser/lighthouse.mjs";
import { measureView } from "./browser/view.mjs";
import { MARK } from "./corpus/corpus.mjs";
import { measureDev } from "./dev.mjs";
import { WORK, measureFolder } from "./folders.mjs";
import { measure } from "./measure.mjs";
import { editPage, removeCaches } from "./project.mjs";
import { serve } from "./serve.mjs";

/** @typedef {import("./generators.mjs").Generator} Generator */
/** @typedef {import("./corpus/corpus.mjs").Page} Page */
/** @typedef {{ generator: Generator, corpus: Page[] }} Subject */
/** @typedef {import("./measure.mjs").Measurement & { heapMB?: number }} Build */
/** @typedef {{ cold: Build & { outputMB: number, outputFiles: number }, edit: Build,
 *   dev: import("./dev.mjs").DevFigures,
 *   view: import("./browser/view.mjs").View & { lighthouse: import("./browser/lighthouse.mjs").LighthouseFigures } }} Figures */

/** Heap size for repeating a build that ran out of Node's default heap. The result mentions it. */
const LARGE_HEAP_MB = 12_288;

/** Number of pages that each generator's output and caches in this run were built from, by the generator's name. */
const built = new Map();

/** @param {Page[]} corpus */
const middlePage = (corpus) => corpus[Math.floor(corpus.length / 2)];

/** All steps, in the order in which they run. `view` and `edit` use the output of `cold`. */
export const STEPS = {
  cold: measureCold,
  view: measureFirstView,
  edit: measureEdit,
  dev: measureDevelopment,
};

/** @param {Subject} subject @param {string} step @returns {string} */
const logOf = ({ generator, corpus }, step) =>
  join(WORK, "logs", `${generator.name}-${corpus.length}-${step}.log`);

/** @param {Subject} subject @returns {Promise<Figures["cold"]>} */
async function measureCold(subject) {
  removeCaches(subject.generator);
  const result = await build(subject, "cold");
  await checkPage(subject, MARK);
  built.set(subject.generator.name, subject.corpus.length);
  const { bytes, files } = measureFolder(join(subject.generator.folder, subject.generator.output));
  return { ...result, outputMB: bytes / 1e6, outputFiles: files };
}

/** @param {Subject} subject @returns {Promise<Figures["edit"]>} */
async function measureEdit(subject) {
  await ensureBuilt(subject);
  const word = `e${String(Date.now()).slice(-7)}`;
  editPage(subject.generator, subject.corpus, middlePage(subject.corpus), word);
  const result = await build(subject, "edit");
  await checkPage(subject, word);
  return result;
}

/** @param {Subject} subject @returns {Promise<Figures["view"]>} */
async function measureFirstView(subject) {
  await ensureBuilt(subject);
  const { generator, corpus } = subject;
  const server = await serve(join(generator.folder, generator.output));
  try {
    const url = `${server.origin}${generator.address(middlePage(corpus))}`;
    const view = await measureView({ url, nextLink: generator.nextLink });
    return { ...view, lighthouse: await measureLighthouse(url) };
  } finally {
    await server.close();
  }
}

/** @param {Subject} subject @returns {Promise<Figures["dev"]>} */
async function measureDevelopment(subject) {
  built.delete(subject.generator.name);
  return measureDev(subject.generator, subject.corpus, logOf(subject, "dev"));
}

/** @param {Subject} subject */
async function ensureBuilt(subject) {
  if (built.get(subject.generator.name) !== subject.corpus.length) await measureCold(subject);
}

/** @param {Subject} subject @param {string} step @returns {Promise<Build>} */
async function build(subject, step) {
  const { generator } = subject;
  const command = { argv: generator.build, folder: generator.folder };
  const log = logOf(subject, step);
  const result = await measure(command, { log });
  if (result.exitCode === 0) return result;
  const isHeap = /heap out of memory|heap limit|ERR_WORKER_OUT_OF_MEMORY/i.test(
    readFileSync(log, "utf8"),
  );
  if (!isHeap) throw new Error(`The build ended with exit code ${result.exitCode}: see ${log}`);
  const env = { NODE_OPTIONS: `--max-old-space-size=${LARGE_HEAP_MB}` };
  if (step === "cold") removeCaches(generator);
  const second = await measure({ ...command, env }, { log });
  if (second.exitCode !== 0)
    throw new Error(
      `Even with ${LARGE_HEAP_MB} MB of heap, the build ended with exit code ${second.exitCode}: see ${log}`,
    );
  return { ...second, heapMB: LARGE_HEAP_MB };
}

/**
 * Checks that a build has succeeded: all pages exist, and the middle page contains the right text.
 *
 * @param {Subject} subject
 * @param {string} word
 */
async function checkPage({ generator, corpus }, word) {
  const folder = join(generator.folder, generator.output);
  const pages = readdirSync(folder, { recursive: true }).filter((name) =>
    String(name).endsWith(".html"),
  ).length;
  if (pages < corpus.length)
    throw new Error(`${folder} has ${pages} pages instead of ${corpus.length}.`);
  const server = await serve(folder);
  try {
    const page = middlePage(corpus);
    const html = await (await fetch(`${server.origin}${generator.address(page)}`)).text();
    const missing = [page.title, word].find((text) => !html.includes(text));
    if (missing)
      throw new Error(
        `The page ${generator.address(page)} in ${folder} doesn't contain "${missing}".`,
      );
  } finally {
    await server.close();
  }
}
