import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { pages, readBuilt, redirectPages } from "../../support/built/built-site";
import { serveSite } from "../support/browser";

const { openPage, origin } = serveSite();

interface Entry {
  readonly from: string;
  readonly to: string;
  readonly gone?: string;
}

// The build under test has already checked the shape of this file.
const entries = parse(readFileSync("content/redirects.yaml", "utf8")) as Entry[];
const written = entries.filter(({ gone }) => gone === undefined);
/**
 * Redirects from a whole path. Hosts don't receive the fragment of an address, so the page itself redirects from
 * fragments.
 */
const active = written.filter((entry) => !entry.from.includes("#"));
const { from, to } = active[0]!;

test("every redirect has a page at its old path, and nothing else does", () => {
  expect(active.length).toBeGreaterThan(20);
  expect(redirectPages.map(({ path }) => path).sort()).toEqual(
    active.map((entry) => encodeURI(entry.from)).sort(),
  );
});

test("every redirect leads to a page of this site", () => {
  const paths = new Set(pages.map(({ path }) => path));
  const lost = active.filter((entry) => !paths.has(encodeURI(entry.to.split("#")[0]!)));
  expect(lost).toEqual([]);
});

test("_redirects has a rule for each of them, and no others", () => {
  const rules = readBuilt("/_redirects").toString().trimEnd().split("\n").sort();
  const expected = active.map((entry) => `${encodeURI(entry.from)} ${encodeURI(entry.to)} 301`);
  expect(rules).toEqual(expected.sort());
});

test("the sitemap lists none of them", () => {
  const sitemap = readBuilt("/sitemap.xml").toString();
  expect(active.filter((entry) => sitemap.includes(`org${encodeURI(entry.from)}<`))).toEqual([]);
});

test("an old address redirects at once, keeps query and anchor, and leaves no history entry", async () => {
  const page = await openPage({ path: "/" });
  await page.goto(`${origin()}${from}?tab=2&x=a%20b#here`);
  await page.waitForURL(`${origin()}${encodeURI(to)}?tab=2&x=a%20b#here`);
  expect(await page.locator("h1").isVisible()).toBe(true);
  await page.goBack();
  await page.waitForURL(`${origin()}/`);
});

test("an old address redirects without scripts too", async () => {
  const page = await openPage({ path: from, scripts: false });
  await page.waitForURL(origin() + encodeURI(to));
  expect(await page.locator("main h1").isVisible()).toBe(true);
});

describe("a section that has moved", () => {
  const section = written.find((entry) => entry.from.includes("#"))!;
  const [path, id] = section.from.split("#") as [string, string];

  test("redirects, and going back leads to where the reader was", async () => {
    const page = await openPage({ path: "/" });
    await page.goto(origin() + section.from);
    await page.waitForURL(origin() + section.to);
    expect(await page.locator("[data-moved]").first().isVisible()).toBe(false);
    await page.goBack();
    await page.waitForURL(`${origin()}/`);
  });

  test("is shown without scripts, with a link, and hidden otherwise", async () => {
    const page = await openPage({ path: section.from, scripts: false });
    const notice = page.locator(`[data-moved]#${id}`);
    expect(await notice.isVisible()).toBe(true);
    expect(await notice.getByRole("link").getAttribute("href")).toBe(section.to);
    const plain = await openPage({ path, scripts: false });
    expect(await plain.locator(`[data-moved]#${id}`).isVisible()).toBe(false);
  });
});
