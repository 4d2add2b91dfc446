import type { Page } from "playwright-core";
import { serveSite } from "../support/browser";

const { openPage } = serveSite();

/** The style guide, which contains both a prompt and a diagram. */
const PATH = "/markdown-page";

const prompt = (page: Page) => page.locator(".prompt").first();
const diagram = (page: Page) =>
  page.getByRole("img", { name: "How a transaction becomes final" }).first();

describe("a prompt", () => {
  test("is copied as it was written", async () => {
    const page = await openPage({
      path: PATH,
      prepare: (tab) => tab.context().grantPermissions(["clipboard-read", "clipboard-write"]),
    });
    await prompt(page).getByRole("button", { name: "Copy code" }).click();
    await prompt(page).locator("[data-copied]").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Read https:\/\/docs\.celo\.org\/network\.md and add Celo Sepolia .*:\n\n1\. take the chain ID/,
    );
  });

  test("opens in three assistants by plain links, without scripts too", async () => {
    const page = await openPage({ path: PATH, scripts: false });
    const text = ((await prompt(page).locator("code").textContent()) ?? "").trimEnd();
    const links = await prompt(page).getByRole("link").all();
    const addresses = await Promise.all(
      links.map(async (link) => new URL((await link.getAttribute("href"))!)),
    );
    expect(await prompt(page).getByRole("link").allInnerTexts()).toEqual([
      "Open in ChatGPT",
      "Open in Claude",
      "Open in Perplexity",
    ]);
    expect(addresses.map(({ searchParams }) => searchParams.get("q"))).toEqual([text, text, text]);
  });
});

describe("a diagram", () => {
  test("is in the page with its name, without scripts too", async () => {
    const page = await openPage({ path: PATH, scripts: false });
    expect(await diagram(page).isVisible()).toBe(true);
    expect(await diagram(page).locator("text").first().textContent()).toBe("Ethereum");
  });

  test("has the colors of the page in light and dark", async () => {
    const page = await openPage({ path: PATH });
    const inkIn = async (theme: "dark" | "light") => {
      await page.evaluate((mode) => void (document.documentElement.dataset.theme = mode), theme);
      return diagram(page)
        .getByText("Wallet")
        .evaluate((text) => [getComputedStyle(text).fill, getComputedStyle(document.body).color]);
    };
    const [light, dark] = [await inkIn("light"), await inkIn("dark")];
    expect(light[0]).toBe(light[1]);
    expect(dark[0]).toBe(dark[1]);
    expect(light[0]).not.toBe(dark[0]);
  });
});
