import type { Page } from "playwright-core";
import { formatDate } from "../../../src/site/labels";
import { findPage } from "../../support/built/built-site";
import { atEachWidth } from "../support/at-each-width";
import { DESKTOP, PHONE, serveSite } from "../support/browser";
import { changes } from "../support/changes";
import { expectSoon } from "../support/expect-soon";
import { untilShown } from "../support/same-window";

const { openForAll, openPage, origin } = serveSite();

/** Heights of a phone's and a laptop's first screen, keyed by width. */
const HEIGHTS = new Map([
  [PHONE, 844],
  [DESKTOP, 900],
]);

const SECTIONS = [
  "Learn to build",
  "Start your journey",
  "Explore providers and frameworks",
  "Developer tools and resources",
  "Join the ecosystem",
  "Contribute",
];

const main = (page: Page) => page.locator("main");
const bottomOf = async (page: Page, selector: string): Promise<number> => {
  const box = await main(page).locator(selector).last().boundingBox();
  return box ? box.y + box.height : Infinity;
};

atEachWidth("home", (width) => {
  const height = HEIGHTS.get(width)!;
  const shared = openForAll({ path: "/", width, height });
  const plain = openForAll({ path: "/", width, height, scripts: false });

  test("one screen says what Celo is and where to start; the networks and what is new follow", async () => {
    const page = shared();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await main(page).locator("header").innerText()).toMatch(/Ethereum layer 2/);
    const start = main(page).getByRole("link", { name: "Start building" });
    expect(await start.getAttribute("href")).toBe("/build");
    expect(await bottomOf(page, "header a[href='/build']")).toBeLessThan(height);
    const regions = await main(page).getByRole("region").allInnerTexts();
    expect(regions[0]).toContain("Celo Mainnet");
    const news = regions[1] ?? "";
    const newest = changes.filter(({ where }) => where.includes("celo")).slice(0, 4);
    expect(newest).toHaveLength(4);
    const places = newest.flatMap(({ date, title }) => [formatDate(date), title]);
    expect(places.map((words) => news.indexOf(words))).toEqual(
      places.map((words) => news.indexOf(words)).sort((a, b) => a - b),
    );
    for (const words of places) expect(news).toContain(words);
    const more = main(page).getByRole("link", { name: "All changes" });
    expect(await more.getAttribute("href")).toBe("/changelog");
  });

  test("a first project is one copied command away", async () => {
    const page = shared();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await main(page).getByRole("button", { name: "Copy the command" }).click();
    await expectSoon(
      () => page.evaluate(() => navigator.clipboard.readText()),
      "npx @celo/celo-composer@latest create",
    );
  });

  test("every section is there, under its heading", async () => {
    const page = shared();
    const headings = await main(page).getByRole("heading", { level: 2 }).allInnerTexts();
    expect(headings).toEqual(["What's new", ...SECTIONS]);
    const journey = main(page).getByRole("region", { name: "Start your journey" });
    for (const name of ["Faucet", "Block explorer", "Bridge", "Wallets", "Libraries", "Deploy"])
      expect(await journey.getByRole("link", { name }).isVisible()).toBe(true);
    const networks = main(page).getByRole("region", { name: "Networks" });
    expect(await networks.innerText()).toMatch(/42220[\s\S]*11142220/);
    const contribute = main(page).getByRole("region", { name: "Contribute", exact: true });
    for (const name of ["Ambassadors", "Community chat"])
      expect(await contribute.getByRole("link", { name }).isVisible()).toBe(true);
  });

  test("without scripts it reads the same", async () => {
    // The button that runs the sample needs scripts, so it is the only difference.
    const [words, alive] = await Promise.all(
      [plain(), shared()].map(async (one) => (await main(one).innerText()).split(/\s*\n\s*/)),
    );
    expect(words).toEqual(alive!.filter((line) => line !== "Edit and run"));
  });

  test("the card shows what a payment costs in the token the reader chooses, and runs its code", async () => {
    const page = shared();
    const card = main(page).locator("figure:has(.live)");
    const shown = () => card.locator("samp:visible").innerText();
    expect(await shown()).toBe("0.0298 CELO, paid in USDC");
    const height = (await card.boundingBox())!.height;
    await card.getByText("CELO", { exact: true }).click();
    expect(await shown()).toBe("0.0042 CELO");
    await card.getByText("USDC", { exact: true }).click();
    expect(await card.locator("code:visible").innerText()).toContain(
      "0x2F25deB3848C207fc8E0c34035B3Ba7fC157602B",
    );
    expect((await card.boundingBox())!.height).toBe(height);
    await card.getByRole("button", { name: "Edit and run" }).click();
    await expectSoon(
      async () => (await main(page).locator(".live-log").allInnerTexts()).join("\n"),
      "0.0298 CELO, paid in USDC",
    );
  });

  test("without scripts, the arrow keys choose the token too", async () => {
    const page = plain();
    const card = main(page).locator("figure:has(.live)");
    await card.getByRole("radio", { name: "USDC" }).focus();
    await page.keyboard.press("ArrowLeft");
    expect(await card.locator("samp:visible").innerText()).toBe("0.0142 CELO, paid in USDm");
  });
});

test("on a phone it has at most three and a half screens", async () => {
  const height = HEIGHTS.get(PHONE)!;
  const page = await openPage({ path: "/", width: PHONE, height, scripts: false });
  expect((await main(page).boundingBox())!.height / height).toBeLessThanOrEqual(3.5);
});

test("the keyboard reaches start, the card's tokens, its code and news in this order", async () => {
  const page = await openPage({ path: "/" });
  await main(page).focus();
  const names: string[] = [];
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press("Tab");
    names.push(
      await page.evaluate(() => {
        const element = document.activeElement;
        const value = element instanceof HTMLInputElement ? element.value : undefined;
        return value ?? element?.getAttribute("aria-label") ?? element?.textContent ?? "";
      }),
    );
  }
  expect(names[0]).toBe("Copy the command");
  expect(names[1]).toBe("Start building");
  expect(names[2]).toBe("What is Celo?");
  expect(names[3]).toBe("USDC");
  expect(names[4]).toContain("formatEther");
  expect(names[5]).toBe("Edit and run");
});

test("the payment moves for less than five seconds, and not at all for readers who want no motion", async () => {
  const listMotion = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
        .filter((end) => end > 1000),
    );
  expect(await listMotion(await openPage({ path: "/" }))).toEqual([]);
  const page = await openPage({ path: "/", motion: true, hydrated: false });
  const [end] = await listMotion(page);
  expect(end).toBeGreaterThan(1000);
  expect(end).toBeLessThan(5000);
});

const KB = 1000;

test("the first screen takes less than 180 KB in total, including pictures and framework", async () => {
  const sizes: number[] = [];
  const page = await openPage({
    path: "/",
    fresh: true,
    prepare: async (tab) => {
      const session = await tab.context().newCDPSession(tab);
      await session.send("Network.enable");
      session.on("Network.loadingFinished", ({ encodedDataLength }) => {
        sizes.push(encodedDataLength);
      });
    },
  });
  await page.waitForLoadState("networkidle");
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  process.stdout.write(
    `the home page in all, as sent: ${bytes} bytes in ${sizes.length} answers\n`,
  );
  expect(sizes.length).toBeGreaterThan(5);
  expect(bytes).toBeLessThan(180 * KB);
});

test("/home is the same page, and search engines index /", () => {
  const [home, root] = [findPage("/home").html, findPage("/").html];
  const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  expect(mainOf(home)).toBe(mainOf(root));
  expect(home).toContain('rel="canonical" href="https://docs.celo.org/"');
});

test("the page is complete after navigating to it and back to it", async () => {
  const page = await openPage({ path: "/" });
  const text = await main(page).innerText();
  await main(page).getByRole("link", { name: "Start building" }).click();
  await page.waitForURL(`${origin()}/build`);
  await untilShown(page, "/build");
  await page.goBack();
  await page.waitForURL(`${origin()}/`);
  await untilShown(page, "/");
  await main(page).getByRole("link", { name: "Start building" }).waitFor();
  expect(await main(page).innerText()).toBe(text);
});
