import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

export interface ContextPool {
  /** A tab in a context that no other tab of this test is in. */
  readonly openTab: (
    options: BrowserContextOptions,
    how: { readonly isFresh: boolean },
  ) => Promise<Page>;
  /** After each test: closes all tabs, and keeps the contexts for the next one. */
  readonly giveBack: () => Promise<void>;
}

interface Entry {
  readonly key: string;
  readonly context: BrowserContext;
  isTaken: boolean;
}

/**
 * Contexts that the tests of a file use one after the other. A page is open in half the time when the files of the site
 * are in the cache; what a test could leave behind for the next (storage, permissions, being offline) is taken away.
 */
export function createContextPool(browser: Browser, origin: string): ContextPool {
  const entries: Entry[] = [];

  async function take(options: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const free = entries.find((entry) => entry.key === key && !entry.isTaken);
    if (free) {
      free.isTaken = true;
      return free.context;
    }
    const entry = { key, context: await browser.newContext(options), isTaken: true };
    entries.push(entry);
    return entry.context;
  }

  async function openCleared(options: BrowserContextOptions): Promise<Page> {
    const page = await (await take(options)).newPage();
    const session = await page.context().newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await session.detach();
    return page;
  }

  async function reset(context: BrowserContext): Promise<void> {
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all([
      context.setOffline(false),
      context.clearPermissions(),
      context.clearCookies(),
      context.unrouteAll({ behavior: "ignoreErrors" }),
    ]);
  }

  return {
    openTab: async (options, { isFresh }) =>
      isFresh ? (await browser.newContext(options)).newPage() : openCleared(options),
    giveBack: async () => {
      const kept = new Set(entries.map(({ context }) => context));
      await Promise.all(
        browser.contexts().map((context) => (kept.has(context) ? reset(context) : context.close())),
      );
      for (const entry of entries) entry.isTaken = false;
    },
  };
}
