import { atEachWidth } from "../support/at-each-width";
import { DESKTOP, PHONE, serveSite } from "../support/browser";
import { changes } from "../support/changes";
import { openFilters } from "../support/open-filters";

const { openPage, origin } = serveSite();

const PATH = "/changelog";
const isOfNetwork = ({ where }: { readonly where: readonly string[] }): boolean =>
  !where.includes("docs");
const idsWith = (place: string): string[] =>
  changes.flatMap(({ id, where }) => (where.includes(place) ? id : []));

atEachWidth("changelog", (width) => {
  test("every change is listed, those of networks first, newest first, with its date, kind, page and sources", async () => {
    const page = await openPage({ path: PATH, width });
    const items = page.locator("[data-where]");
    expect(await items.evaluateAll((all) => all.map(({ id }) => id))).toEqual(
      [...changes.filter(isOfNetwork), ...changes.filter((one) => !isOfNetwork(one))].map(
        ({ id }) => id,
      ),
    );
    const {
      id,
      date,
      title,
      page: target,
      sources,
      networks,
    } = changes.find((one) => one.sources.length > 0)!;
    const item = page.locator(`[id="${id}"]`);
    expect(await item.locator("time").getAttribute("datetime")).toBe(date);
    expect(await item.innerText()).toContain(networks[0]);
    expect(await item.getByRole("link", { name: title }).getAttribute("href")).toBe(target);
    const links = item.getByRole("link", { name: sources[0]!.title });
    expect(await links.getAttribute("href")).toBe(sources[0]!.url);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  test("a network and a kind narrow the list and its count, without scripts too", async () => {
    for (const scripts of [true, false]) {
      const page = await openPage({ path: PATH, width, scripts });
      await openFilters(page);
      const shown = page.locator("[data-where]:visible");
      const listShown = () => shown.evaluateAll((all) => all.map(({ id }) => id));
      const choose = (group: string, name: string) =>
        page.getByRole("group", { name: group }).getByRole("radio", { name }).check();
      for (const [label, place] of [
        ["Celo Sepolia", "celo-sepolia"],
        ["Celo Mainnet", "celo"],
      ] as const) {
        await choose("Where", label);
        expect(await listShown()).toEqual(idsWith(place));
      }
      await choose("Kind", "Ended");
      const ended = changes.filter(({ kind, where }) => kind === "end" && where.includes("celo"));
      expect(ended.length).toBeGreaterThan(0);
      expect(await listShown()).toEqual(ended.map(({ id }) => id));
      await choose("Where", "All");
      await choose("Kind", "All");
      expect(await shown.count()).toBe(changes.length);
      expect(await page.getByText("No result").isVisible()).toBe(false);
      await page.close();
    }
  });
});

test("the feed has the same changes, and the page links to it", async () => {
  const page = await openPage({ path: PATH, width: DESKTOP, scripts: false });
  const feed = page.locator('head link[type="application/atom+xml"]');
  expect(await feed.getAttribute("href")).toBe("/changelog.xml");
  const response = await page.request.get(`${origin()}/changelog.xml`);
  const ids = [...(await response.text()).matchAll(/<id>[^<#]*#([^<]*)/g)].map(([, id]) => id);
  expect(ids).toEqual(changes.map(({ id }) => id));
});

test("a link to one change leads to its position in the list", async () => {
  const page = await openPage({ path: `${PATH}#l2-migration`, width: PHONE, height: 844 });
  const box = await page.locator("#l2-migration").boundingBox();
  expect(box!.y).toBeGreaterThanOrEqual(0);
  expect(box!.y).toBeLessThan(844);
});
