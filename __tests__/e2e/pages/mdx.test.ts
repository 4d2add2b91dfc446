import { PHONE, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";

const { openPage } = serveSite();

const FEES = "/what-is-celo/using-celo/gas-fees";
const PAGES = [
  [FEES, "What a transaction costs", "0.0042 CELO"],
  [
    "/what-is-celo/about-celo-l1/protocol/pos/epoch-rewards-locked-gold",
    "What your votes would earn",
    "18.7 CELO",
  ],
  [
    "/what-is-celo/using-celo/protocol/governance/create-governance-proposal",
    "Timeline of a proposal",
    "Day 22",
  ],
] as const;

test.each(PAGES)(
  "without scripts %s has the title %s and its first answer",
  async (path, title, answer) => {
    const page = await openPage({ path, scripts: false });
    const calculator = page.getByRole("figure", { name: title });
    expect(await calculator.getByRole("status").innerText()).toContain(answer);
    expect(await calculator.getByRole("spinbutton").count()).toBe(0);
    expect(await calculator.locator("figcaption").innerText()).toMatch(/\w{3,}/);
  },
);

test.each(PAGES)("on %s, %s recalculates", async (path, title, answer) => {
  const page = await openPage({ path, width: PHONE });
  const calculator = page.getByRole("figure", { name: title });
  const output = () => calculator.getByRole("status").innerText();
  expect(await output()).toContain(answer);
  await calculator.getByRole("spinbutton").first().fill("300");
  await expectSoon(async () => (await output()).includes(answer), false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
});

test("input from before the scripts loaded is used", async () => {
  const page = await openPage({ path: FEES, hydrated: false });
  const price = page.getByRole("spinbutton", { name: "Gas price, gwei" });
  await price.fill("400");
  await expectSoon(
    () => page.locator("main [role=status]").innerText(),
    "0.0084 CELO, worth 0.084 US cents at $0.1 a CELO",
  );
  expect(await price.inputValue()).toBe("400");
});

test("a reader who follows a link gets the same page, and can go on from it", async () => {
  const page = await openPage({ path: "/what-is-celo/using-celo" });
  await page.locator(`main a[href="${FEES}"]`).first().click();
  const calculator = page.getByRole("figure", { name: "What a transaction costs" });
  await calculator.getByRole("spinbutton", { name: "Gas price, gwei" }).fill("400");
  await expectSoon(
    () => calculator.getByRole("status").innerText(),
    "0.0084 CELO, worth 0.084 US cents at $0.1 a CELO",
  );
  expect(await calculator.locator("figcaption").innerText()).toContain("128,000");
  await page.locator("main").getByRole("link", { name: "Exchanges" }).first().click();
  await page.waitForURL("**/exchanges");
  await page.goBack();
  await expectSoon(() => page.getByRole("heading", { level: 1 }).innerText(), "Gas fees");
});
