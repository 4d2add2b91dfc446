import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { serve } from "../../../bench/serve.mjs";
import { digestOf } from "../../../src/pipeline/store/cache-files";
import { connectBrowser } from "../../e2e/support/chromium/connect-browser";
import { type DevServer, startDevServer } from "../dev-server";
import { createReaderSite } from "../reader-site";
import type { SiteCopy } from "../site-copy";
import { KINDS, prepareSite } from "./edit-kinds";

/*
 * Tests that every edit reaches the open page of a development server. `TEST_SEED=7` chooses different edits; the name
 * of each test contains the seed.
 */

const START_MS = 600_000;
const ARRIVES_MS = 60_000;
/** Time within which a reloaded page shows its text, in ms. */
const RENDERED_MS = 3000;
const EDITS = 60;
const SEED = process.env.TEST_SEED ?? "23";

let site: SiteCopy;
let browser: Browser;
let page: Page;
let server: DevServer;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function seeded(seed: string): () => number {
  let state = parseInt(digestOf(seed).slice(0, 8), 16);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = seeded(SEED);

/** All kinds occur equally often, in an order that depends on the seed. */
const names = Object.keys(KINDS);
const edits = Array.from({ length: EDITS }, (_, at) => ({
  name: names[at % names.length] ?? "text",
  word: `w${Math.floor(random() * 1e9).toString(36)}`,
  order: random(),
})).sort((a, b) => a.order - b.order);

beforeAll(async () => {
  // This site has only one language, like the real one. If it had several, a development server would read the
  // interface's labels only when it starts.
  ({ copy: site } = await createReaderSite());
  await prepareSite(site, edits, random);
  server = await startDevServer(site.root, "/next/guides/edited");
  browser = await connectBrowser();
  page = await (await browser.newContext()).newPage();
}, START_MS);

afterAll(async () => {
  await page.context().close();
  await browser.close();
  await server.stop();
  site.remove(".");
});

test("the site has no faults before the first edit", () => {
  expect(server.printed()).not.toMatch(/\d faults? in \d/);
});

/**
 * Opens a page and waits until it has sent its path to Gatsby, because Gatsby sends new query results only once, and
 * only for the paths of open pages.
 */
async function openConnected(address: string): Promise<void> {
  const registered = page
    .waitForEvent("websocket")
    .then((socket) =>
      socket.waitForEvent("framesent", ({ payload }) => payload.includes("registerPath")),
    );
  await page.goto(address);
  await registered;
  await page.locator("h1").first().waitFor();
}

test.each(edits)(
  `seed ${SEED}: $name, $word`,
  async ({ name, word }) => {
    const edit = KINDS[name];
    if (!edit) throw new Error(`There is no edit "${name}".`);
    await openConnected(server.origin + edit.path.replace("WORD", word));
    edit.make(site, word);
    const began = Date.now();
    const texts = [edit.shows(word)].flat();
    // The page may reload in the meantime.
    const isShown = (): Promise<boolean> =>
      page.content().then(
        (html) => texts.every((text) => html.includes(text)),
        () => false,
      );
    let reloaded = began;
    while (!(await isShown()) && Date.now() - began < ARRIVES_MS) {
      await delay(50);
      if (edit.needsReload !== true || Date.now() - reloaded < RENDERED_MS) continue;
      await page.reload();
      reloaded = Date.now();
    }
    console.info(`${name}: ${Date.now() - began} ms`);
    const html = await page.content();
    const alerts = await page.getByRole("alert").allInnerTexts();
    const missing = texts.filter((text) => !html.includes(text));
    const printed = missing.length > 0 ? server.printed().slice(-2000) : "";
    expect({ missing, alerts: missing.length > 0 ? alerts : [], printed }).toEqual({
      missing: [],
      alerts: [],
      printed: "",
    });
    edit.undo?.(site);
  },
  ARRIVES_MS * 2,
);

/** Reads the text of each page that was edited, and of the sidebar next to it. */
async function readPages(origin: string): Promise<Record<string, readonly string[]>> {
  const paths = edits.map(({ name, word }) => (KINDS[name]?.path ?? "/").replace("WORD", word));
  const texts: Record<string, readonly string[]> = {};
  for (const path of new Set(paths)) {
    await page.goto(origin + path);
    await page.locator("h1").first().waitFor();
    texts[path] = await readWhenComplete();
  }
  return texts;
}

/**
 * Reads the open page once nothing has been added to it for a second, since a development server loads sidebars and
 * components late.
 */
async function readWhenComplete(): Promise<readonly string[]> {
  for (let before = await readPage(); ;) {
    await delay(1000);
    const now = await readPage();
    if (now.join() === before.join() && !now.includes("Loading…")) return now;
    before = now;
  }
}

function readPage(): Promise<string[]> {
  return page.evaluate(() => {
    const textOf = (selector: string): string => {
      const part = document.querySelector(selector)?.cloneNode(true) as Element | undefined;
      for (const script of part?.querySelectorAll("script") ?? []) script.remove();
      return part?.textContent.replace(/\s+/g, " ").trim() ?? "";
    };
    const title = textOf("h1");
    // At an unknown address, a development server shows more than a built site does.
    if (title === "Page Not Found") return [title];
    return [title, textOf(".prose") || textOf("main"), textOf("header nav"), textOf("#menu")];
  });
}

/**
 * Lists the texts of a built page that differ from those in development, each as an excerpt around the first
 * difference.
 */
const compareWith =
  (shown: Readonly<Record<string, readonly string[]>>) =>
  ([path, texts]: readonly [string, readonly string[]]) =>
    texts.flatMap((built, at) => {
      const developed = shown[path]?.[at] ?? "";
      if (built === developed) return [];
      const from = Array.from(built).findIndex((sign, index) => sign !== developed[index]);
      const start = Math.max(0, from - 40);
      return {
        path,
        built: built.slice(start, start + 200),
        developed: developed.slice(start, start + 200),
      };
    });

test(
  "after all edits the pages have the same text as in a fresh build",
  async () => {
    const shown = await readPages(server.origin);
    await server.stop();
    for (const folder of [".cache", "public"]) site.remove(folder);
    const { exitCode, output } = site.build();
    expect([exitCode, exitCode === 0 ? "" : output]).toEqual([0, ""]);
    const built = await serve(() => join(site.root, "public"));
    try {
      expect(Object.entries(await readPages(built.origin)).flatMap(compareWith(shown))).toEqual([]);
    } finally {
      await built.close();
    }
    expect(Object.keys(shown).length).toBeGreaterThan(8);
  },
  START_MS,
);
