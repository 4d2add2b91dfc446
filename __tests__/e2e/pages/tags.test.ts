import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { docSources } from "../../support/built/doc-sources";
import { atEachWidth } from "../support/at-each-width";
import { serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { openFilters } from "../support/open-filters";

const { openPage, origin } = serveSite();

const labels = Object.entries(
  parse(readFileSync("content/tags.yaml", "utf8")) as Record<string, { readonly label: string }>,
).map(([id, { label }]) => ({
  id,
  label,
  docs: docSources.filter(({ frontmatter }) => frontmatter.tags?.includes(id)),
}));

atEachWidth("tags", (width) => {
  test("every tag is listed with its number of documents", async () => {
    const page = await openPage({ path: "/tags", width });
    const cards = await page.locator("main li").allInnerTexts();
    expect(cards).toHaveLength(labels.length);
    for (const { label, docs } of labels) {
      const count = docs.length === 1 ? "One document" : `${docs.length} documents`;
      expect(cards.find((card) => card.startsWith(label))).toContain(count);
    }
  });

  test("a tag's page says how many documents are tagged with it, and lists them", async () => {
    const { id, label, docs } = labels.find((tag) => tag.docs.length > 2)!;
    const page = await openPage({ path: `/tags/${id}`, width });
    expect(await page.locator("main").innerText()).toContain(
      `${docs.length} documents tagged with "${label}"`,
    );
    const hrefs = await page
      .locator("main .card-link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs.sort()).toEqual(docs.map(({ path }) => path).sort());
  });

  test("the docs of a tag can be narrowed by area and by title", async () => {
    const { id, docs } = labels.toSorted((a, b) => b.docs.length - a.docs.length)[0]!;
    const page = await openPage({ path: `/tags/${id}`, width });
    const shown = page.locator("[data-entries] > li:visible");
    expect(await shown.count()).toBe(docs.length);
    await openFilters(page);
    const inBuild = docs.filter(({ path }) => path.startsWith("/build"));
    expect(inBuild.length).toBeGreaterThan(0);
    await page.getByRole("checkbox", { name: /^Build \d/ }).check();
    await expectSoon(() => shown.count(), inBuild.length);
    await page.getByRole("searchbox", { name: "Title" }).fill(inBuild[0]!.frontmatter.title);
    await expectSoon(async () => (await shown.count()) > 0, true);
    await page.getByRole("button", { name: "Clear filter" }).click();
    await expectSoon(() => shown.count(), docs.length);
  });
});

test("without scripts links lead from the tags to a doc", async () => {
  const page = await openPage({ path: "/tags", scripts: false });
  await page.locator("main .card-link").first().click();
  await page.waitForURL((url) => url.pathname.startsWith("/tags/"));
  await page.locator("main .card-link").first().click();
  await page.waitForURL((url) => !url.pathname.startsWith("/tags"));
  expect(page.url().startsWith(origin())).toBe(true);
});
