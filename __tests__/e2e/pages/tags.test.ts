import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { docSources } from "../../support/built/doc-sources";
import { atEachWidth } from "../support/at-each-width";
import { serveSite } from "../support/browser";

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
});

test("without scripts links lead from the tags to a doc", async () => {
  const page = await openPage({ path: "/tags", scripts: false });
  await page.locator("main .card-link").first().click();
  await page.waitForURL((url) => url.pathname.startsWith("/tags/"));
  await page.locator("main .card-link").first().click();
  await page.waitForURL((url) => !url.pathname.startsWith("/tags"));
  expect(page.url().startsWith(origin())).toBe(true);
});
