import { docSources } from "../../support/built/doc-sources";
import { atEachWidth } from "../support/at-each-width";
import { serveSite } from "../support/browser";

const { openPage } = serveSite();

const PATH = "/recipes";
const recipes = docSources.flatMap(({ path, frontmatter }) =>
  frontmatter.kind === "recipe" ? [{ path, ...frontmatter }] : [],
);

test("there are recipes for each of the most used tools", () => {
  expect(recipes.length).toBeGreaterThanOrEqual(40);
  const tools = recipes.flatMap(({ tools = [] }) => tools);
  expect(tools).toEqual(expect.arrayContaining(["viem", "wagmi", "ethers", "cast", "celocli"]));
});

atEachWidth("recipes", (width) => {
  const open = (path: string, options = {}) => openPage({ path, width, ...options });

  test("without scripts all recipes are listed and lead to their pages", async () => {
    const page = await open(PATH, { scripts: false });
    const links = page.locator("[data-entries] .card-link");
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
    expect(hrefs.sort()).toEqual(recipes.map(({ path }) => path).sort());
  });

  test("a recipe shows all of its code without scrolling sideways past the page", async () => {
    const page = await open("/recipes/send-usdm");
    const block = page.locator("article .code-block, article pre").first();
    expect(await block.isVisible()).toBe(true);
    const isWider = () =>
      document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(isWider)).toBe(false);
  });
});

test("a recipe begins with its code and has a link back to the list", async () => {
  const page = await openPage({ path: "/recipes/read-a-balance", scripts: false });
  const first = page.locator("article .prose [data-segment] > *").first();
  expect(await first.locator("pre").count()).toBe(1);
  const trail = page.getByRole("navigation", { name: "Breadcrumbs" });
  expect(await trail.getByRole("link", { name: "Recipes" }).getAttribute("href")).toBe(PATH);
});

test("tutorials and recipes link to each other", async () => {
  const page = await openPage({ path: "/tutorials", scripts: false });
  await page.getByRole("link", { name: "One task at a time: recipes" }).click();
  await page.getByRole("link", { name: "Whole projects: tutorials" }).click();
  expect(new URL(page.url()).pathname).toBe("/tutorials");
});
