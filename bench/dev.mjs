import { createServer } from "node:net";
import { launchChromium } from "./browser/chromium.mjs";
import { start } from "./measure.mjs";
import { median } from "./numbers.mjs";
import { endProcessTree } from "./processes.mjs";
import { editPage, removeCaches } from "./project.mjs";

/** @typedef {import("./generators.mjs").Generator} Generator */
/** @typedef {import("./corpus/corpus.mjs").Page} Page */

/**
 * @typedef {object} DevFigures
 * @property {number} firstPageSeconds Time from the server's start, without caches, until the page's heading is shown.
 * @property {number} [warmFirstPageSeconds] The same when the server is started again, with its caches.
 * @property {number[]} editsMs Time from writing the file until the new word is on the screen.
 * @property {number} [editMedianMs]
 * @property {number} [editMaxMs]
 * @property {string} [editError] Reason why the edits ended early.
 */

const EDITS = 10;
const FIRST_PAGE_TIMEOUT_MS = 10 * 60_000;
/** If the heading doesn't appear within this time, the page is requested again. */
const HEADING_TIMEOUT_MS = 120_000;
const EDIT_TIMEOUT_MS = 60_000;
/** Pause between edits, as a writer would pause. Each edit is fully processed before the next. */
const PAUSE_MS = 1500;

/**
 * Starts a development server, opens the corpus's first page as soon as it is available, and edits it. Then starts the
 * server again and opens the page again.
 *
 * @param {Generator} generator
 * @param {Page[]} corpus
 * @param {string} log
 * @returns {Promise<DevFigures>}
 */
export async function measureDev(generator, corpus, log) {
  removeCaches(generator);
  const [first] = corpus;
  const edit = (/** @type {string} */ word) => editPage(generator, corpus, first, word);
  const cold = await serveFirstPage(generator, first, log, (page, port) =>
    timeEdits(page, edit, port),
  );
  const again = log.replace(/(?=\.\w+$)/, "-again");
  const warm = await serveFirstPage(generator, first, again, () => Promise.resolve());
  return { firstPageSeconds: cold.seconds, warmFirstPageSeconds: warm.seconds, ...cold.result };
}

/**
 * Starts a development server, opens a page as soon as it is available, uses it, and ends the server.
 *
 * @template Result
 * @param {Generator} generator
 * @param {Page} first
 * @param {string} log
 * @param {(page: import("playwright-core").Page, port: number) => Promise<Result>} use
 * @returns {Promise<{ seconds: number, result: Result }>} Seconds from the start until the page's heading is shown.
 */
async function serveFirstPage(generator, first, log, use) {
  const port = await findFreePort();
  const browser = await launchChromium();
  const started = performance.now();
  // Writers don't work in CI, where Gatsby would run the queries of all pages before it shows the first one.
  const command = { argv: generator.develop(port), folder: generator.folder, env: { CI: "" } };
  const server = start(command, log);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const url = `http://localhost:${port}${generator.address(first)}`;
    await openFirstPage(page, url, first.title, server.child);
    const seconds = (performance.now() - started) / 1000;
    return { seconds, result: await use(page, port) };
  } finally {
    await browser.close();
    await endProcessTree(server.pid);
  }
}

/**
 * @param {import("playwright-core").Page} page
 * @param {(word: string) => void} edit
 * @param {number} port Included in the words, so that they differ from run to run.
 * @returns {Promise<Pick<DevFigures, "editsMs" | "editMedianMs" | "editMaxMs" | "editError">>}
 */
async function timeEdits(page, edit, port) {
  const editsMs = [];
  for (let count = 1; count <= EDITS; count += 1) {
    await page.waitForTimeout(PAUSE_MS);
    const word = `w${port}${String(count).padStart(2, "0")}`;
    const milliseconds = await timeEdit(page, word, edit).catch(() => undefined);
    if (milliseconds === undefined) {
      const isThereOnReload = await page
        .reload()
        .then(() => timeEdit(page, word, () => {}))
        .then(
          () => true,
          () => false,
        );
      const state = isThereOnReload ? "though it was after a reload" : "nor was it after a reload";
      return {
        editsMs,
        editError: `Edit ${count} wasn't on the screen after ${EDIT_TIMEOUT_MS / 1000} s, ${state}.`,
      };
    }
    editsMs.push(milliseconds);
  }
  return { editsMs, editMedianMs: median(editsMs), editMaxMs: Math.max(...editsMs) };
}

/** @returns {Promise<number>} A free port with five digits. */
async function findFreePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, () => done(undefined)));
  const address = server.address();
  await new Promise((done) => server.close(() => done(undefined)));
  if (address === null || typeof address === "string") throw new Error("No free port was found.");
  return address.port;
}

/**
 * Opens the page, again and again if necessary, until its heading contains the title. The browser isn't used before
 * the server responds successfully, because rendering ten error pages a second would keep a core busy that the server
 * could use.
 *
 * @param {import("playwright-core").Page} page
 * @param {string} url
 * @param {string} title
 * @param {import("node:child_process").ChildProcess} server
 */
async function openFirstPage(page, url, title, server) {
  for (const deadline = Date.now() + FIRST_PAGE_TIMEOUT_MS; Date.now() < deadline;) {
    if (server.exitCode !== null)
      throw new Error(`The development server ended with exit code ${server.exitCode}.`);
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    const response = isThere
      ? await page
          .goto(url, { waitUntil: "commit", timeout: FIRST_PAGE_TIMEOUT_MS })
          .catch(() => undefined)
      : undefined;
    if (response?.ok() && (await hasHeading(page, title))) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`${url} didn't show "${title}" within ${FIRST_PAGE_TIMEOUT_MS / 1000} s.`);
}

/** @param {import("playwright-core").Page} page @param {string} title */
async function hasHeading(page, title) {
  const find = (/** @type {string} */ text) =>
    document.querySelector("h1")?.textContent?.includes(text);
  return page.waitForFunction(find, title, { polling: "raf", timeout: HEADING_TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
}

/**
 * @param {import("playwright-core").Page} page
 * @param {string} word
 * @param {(word: string) => void} edit
 * @returns {Promise<number>} Milliseconds until a paragraph on the page contains the word.
 */
async function timeEdit(page, word, edit) {
  const find = (/** @type {string} */ text) =>
    [...document.querySelectorAll("p")].some((paragraph) => paragraph.textContent?.includes(text));
  const started = performance.now();
  edit(word);
  await page.waitForFunction(find, word, { polling: "raf", timeout: EDIT_TIMEOUT_MS });
  return performance.now() - started;
}
