import { atEachWidth } from "../support/at-each-width";
import { findViolationsOfAllReaders } from "../support/axe";
import { serveSite } from "../support/browser";
import { clickAtRest } from "../support/click-at-rest";
import { expectSoon } from "../support/expect-soon";
import { openFilters } from "../support/open-filters";
import { untilShown } from "../support/same-window";
import {
  PATH,
  all,
  box,
  ended,
  hasEnded,
  namesWith,
  popular,
  readCount,
  readNames,
  search,
  sites,
} from "./showcase-page";

const { openPage, origin } = serveSite();

atEachWidth("showcase", (width) => {
  const open = (path: string, options = {}) => openPage({ path, width, ...options });

  test("every site has a card with its picture, description, tags, website and source", async () => {
    const page = await open(PATH);
    expect(await all(page).count()).toBe(sites.length);
    expect(sites.length).toBeGreaterThanOrEqual(83);
    await clickAtRest(ended(page).locator("summary"));
    const cards = await page.locator("[data-entries] > [data-entry]").evaluateAll((items) =>
      items.map((item) => ({
        name: item.getAttribute("data-entry"),
        text: item.textContent,
        pictures: item.querySelectorAll("svg, img").length,
        website: item.querySelector(".card-link")?.getAttribute("href"),
        links: [...item.querySelectorAll("a")].map((link) => [
          link.getAttribute("aria-label") ?? link.textContent,
          link.getAttribute("href"),
        ]),
      })),
    );
    for (const { name, website, source, description } of sites) {
      const card = cards.find((one) => one.name === name)!;
      expect(card.text).toContain(description);
      expect(card).toMatchObject({ pictures: 1, website });
      const label = source === website ? "Website" : "Source";
      expect(card.links).toContainEqual([`${label} of ${name}`, source]);
    }
    expect(await readCount(page)).toBe(`${sites.length} sites`);
  });

  test("the popular ones come first until the list is filtered", async () => {
    const page = await open(PATH);
    const names = await popular(page).locator("li h3").allTextContents();
    expect(names.sort()).toEqual(namesWith(({ tags }) => tags.includes("popular")));
    await openFilters(page);
    await box(page, "DeFi").check();
    await expectSoon(() => popular(page).isVisible(), false);
    await page.getByRole("button", { name: "Clear filter" }).click();
    await expectSoon(() => popular(page).isVisible(), true);
  });

  test("the button that clears the filter takes no extra line, shown or hidden", async () => {
    const page = await open(PATH);
    const readBoxes = () =>
      page.locator("[data-count], button[type=reset]").evaluateAll((all) =>
        all.slice(0, 2).map((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return { top, bottom };
        }),
      );
    const [count, button] = await readBoxes();
    expect(button!.top).toBeGreaterThanOrEqual(count!.top);
    expect(button!.bottom).toBeLessThanOrEqual(count!.bottom + 1);
    await search(page).fill("pool");
    await page.getByRole("button", { name: "Clear filter" }).waitFor();
    expect(await readBoxes()).toEqual([count, button]);
  });

  test("the popular ones are in a row that scrolls on its own", async () => {
    const page = await open(PATH);
    const row = popular(page).locator("ul");
    const [tops, isWider] = await row.evaluate((list) => [
      [...list.children].map((card) => (card as HTMLElement).offsetTop),
      list.scrollWidth > list.clientWidth,
    ]);
    expect([new Set(tops).size, isWider]).toEqual([1, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  test("sites that have ended are collapsed, unless a filter or a link leads to them", async () => {
    const page = await open(PATH);
    const closed = namesWith(hasEnded);
    expect(closed.length).toBeGreaterThan(5);
    expect(await readNames(page)).toEqual(namesWith((site) => !hasEnded(site)));
    await clickAtRest(ended(page).locator("summary"));
    await expectSoon(async () => (await readNames(page)).length, sites.length);
    await clickAtRest(ended(page).locator("summary"));
    await search(page).fill(closed[0]!);
    await expectSoon(() => readNames(page), [closed[0]!]);
    await page.getByRole("button", { name: "Clear filter" }).click();
    await expectSoon(async () => (await readNames(page)).length, sites.length - closed.length);
    const slug = await all(page)
      .and(page.locator(`[data-entry="${closed[0]!}"]`))
      .getAttribute("id");
    await page.goto(`${origin()}/search?q=x`);
    await page.goto(`${origin()}${PATH}#${slug!}`);
    await expectSoon(() => page.locator(`[id="${slug!}"]`).isVisible(), true);
  });

  test("without scripts all sites are listed, and no filter is offered", async () => {
    const page = await open(`${PATH}?q=valora`, { scripts: false });
    const alive = namesWith((site) => !hasEnded(site));
    expect(await page.locator("[data-entries] > li:visible").count()).toBe(alive.length);
    await clickAtRest(ended(page).locator("summary"));
    expect(await page.locator("[data-entries] > li:visible").count()).toBe(sites.length);
    expect(await popular(page).isVisible()).toBe(true);
    expect(await search(page).isVisible()).toBe(false);
    expect(await page.getByRole("button", { name: "Clear filter" }).count()).toBe(0);
  });
});

test("no state has an accessibility violation for any reader", async () => {
  const page = await openPage({ path: `${PATH}?tags=deprecated` });
  expect(await findViolationsOfAllReaders(page)).toEqual([]);
  await search(page).fill("nothing is called this");
  await expectSoon(() => readCount(page), "0 sites");
  expect(await findViolationsOfAllReaders(page)).toEqual([]);
});

test("the list also works after a navigation, and its filter is restored on the way back", async () => {
  const page = await openPage({ path: "/tags" });
  const go = (path: string) =>
    page.evaluate((href) => {
      const link = document.createElement("a");
      link.href = href;
      document.querySelector("main")!.append(link);
      link.click();
    }, path);
  await go(PATH);
  await page.waitForURL(origin() + PATH);
  await expectSoon(() => all(page).count(), sites.length);
  // React shows the list first, and then makes it interactive.
  await page.waitForFunction(() => {
    const listing = document.querySelector<HTMLElement & { showAddress?: () => void }>(
      "[data-listing]",
    );
    return listing?.showAddress !== undefined;
  });
  await box(page, "ReFi").check();
  const refi = namesWith(({ tags }) => tags.includes("refi"));
  await expectSoon(() => readNames(page), refi);
  await go("/tags");
  await page.waitForURL(`${origin()}/tags`);
  await untilShown(page, "/tags");
  await page.goBack();
  await page.waitForURL(`${origin()}${PATH}?tags=refi`);
  await expectSoon(() => readNames(page), refi);
});
