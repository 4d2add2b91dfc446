import type { Page } from "playwright-core";
import { findViolations } from "../support/axe";
import { DESKTOP, PHONE, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { NODE_HOSTS, startRpcNode } from "../support/rpc-node";

const { openPage } = serveSite();
const node = startRpcNode();

/** A page with one TypeScript block that reads from Celo. */
const SCRIPT = "/developer/web3";
/** A page whose first block with a button is a curl command. */
const CURL = "/network/node/forno";

const open = (path: string, width = DESKTOP): Promise<Page> =>
  openPage({ path, width, expected: NODE_HOSTS, prepare: node.standIn });

const runButton = (page: Page) => page.getByRole("button", { name: "Run", exact: true }).first();
const output = (page: Page) => page.getByRole("region", { name: "Result" });
const status = (page: Page) => output(page).getByRole("status").innerText();
const log = (page: Page) => output(page).getByRole("log").innerText();
const alertOf = (page: Page) => output(page).locator(".run-error");

test("it sends and fetches nothing before a click", async () => {
  const requests: string[] = [];
  const page = await openPage({
    path: SCRIPT,
    fresh: true,
    expected: NODE_HOSTS,
    prepare: async (tab) => {
      await node.standIn(tab);
      tab.on("request", (request) => requests.push(new URL(request.url()).pathname));
    },
  });
  await page.waitForLoadState("networkidle");
  const isOfRuns = (path: string) => path.startsWith("/live/") || path.endsWith("/runs.json");
  expect(requests.filter(isOfRuns)).toEqual([]);
  expect(node.calls).toEqual([]);
  expect(await output(page).count()).toBe(0);
  requests.length = 0;
  await runButton(page).click();
  await expectSoon(() => log(page), "0.000000000000000018 USDm");
  expect(requests.filter(isOfRuns).sort()).toEqual([
    expect.stringMatching(/^\/live\/chain-/),
    expect.stringMatching(/^\/live\/relay-/),
    "/page-data/developer/web3/runs.json",
  ]);
});

test("without scripts there is the code without a button", async () => {
  const page = await openPage({ path: SCRIPT, scripts: false });
  expect(await page.locator("[data-run]").count()).toBeGreaterThan(0);
  expect(await page.locator("[data-run]:visible").count()).toBe(0);
});

test("on a phone TypeScript shows its output, and which node answered and how fast", async () => {
  const page = await open(SCRIPT, PHONE);
  await runButton(page).click();
  await expectSoon(() => log(page), "0.000000000000000018 USDm");
  await expectSoon(
    async () => /^forno\.celo\.org answered in \d+ ms\.$/.test(await status(page)),
    true,
  );
  expect(node.calls).toEqual([{ host: "forno.celo.org", method: "eth_call" }]);
  const box = (await output(page).boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(PHONE);
  await page.evaluate(() => {
    scrollTo(0, 0); // At the top, the navbar doesn't cover anything.
  });
  expect(await findViolations(page)).toEqual([]);
});

test("a curl command shows the node's answer unchanged", async () => {
  const page = await open(CURL);
  await runButton(page).click();
  await expectSoon(() => log(page), '{"jsonrpc":"2.0","id":1,"result":"0xa4ec"}');
  expect(await status(page)).toMatch(/^forno\.celo\.org answered in/);
  expect(node.calls).toEqual([{ host: "forno.celo.org", method: "eth_chainId" }]);
});

test.each([SCRIPT, CURL])(
  "on %s a node that is down gets a message, and Retry asks again",
  async (path) => {
    node.mood = "down";
    const page = await open(path);
    await runButton(page).click();
    await expectSoon(
      () => alertOf(page).innerText(),
      "forno.celo.org couldn't be reached. It may be down, or your network may block it.",
    );
    expect([await log(page), await status(page)]).toEqual(["", ""]);
    node.mood = "well";
    await output(page).getByRole("button", { name: "Retry" }).click();
    await expectSoon(async () => (await log(page)).length > 10, true);
    expect(await alertOf(page).innerText()).toBe("");
    expect(await output(page).getByRole("button", { name: "Retry" }).count()).toBe(0);
  },
);

test("a program that doesn't await its own work is shown until that is done", async () => {
  const page = await open("/build");
  await runButton(page).click();
  await expectSoon(
    () => log(page),
    "Chain 42220, block 42\nGas price: 0.000000025 CELO per unit of gas",
  );
  await expectSoon(
    async () =>
      /^forno\.celo-sepolia\.celo-testnet\.org answered 3 requests in \d+ ms on average\.$/.test(
        await status(page),
      ),
    true,
  );
});

test("a reader who is offline sees a message", async () => {
  const page = await open(CURL);
  await runButton(page).click();
  await expectSoon(async () => (await log(page)).length > 10, true);
  await page.unroute(/^https:\/\/forno\./);
  await page.context().setOffline(true);
  await runButton(page).click();
  const sentence = await alertOf(page).filter({ hasText: /./ }).innerText({ timeout: 20_000 });
  await page.context().setOffline(false);
  expect(sentence).toMatch(/^You're offline\.|couldn't be loaded/);
});

test("a keyboard is enough, and two blocks of a page have separate outputs", async () => {
  const page = await open("/developer/json-rpc");
  const buttons = page.getByRole("button", { name: "Run", exact: true });
  for (const at of [0, 1]) {
    await buttons.nth(at).focus();
    await page.keyboard.press("Enter");
    await expectSoon(
      async () => (await output(page).nth(at).getByRole("log").innerText()).length > 10,
      true,
    );
  }
  expect(node.calls.map(({ method }) => method)).toEqual(["eth_chainId", "eth_gasPrice"]);
});

test("a second run replaces the first, and leaving the page ends it", async () => {
  node.mood = "silent";
  const page = await open(SCRIPT);
  await runButton(page).click();
  await expectSoon(() => node.calls.length, 1);
  await runButton(page).click();
  await expectSoon(() => node.calls.length, 2);
  expect([await output(page).count(), await page.locator("iframe").count()]).toEqual([1, 2]);
  await page.locator("[data-navbar] a[href='/build']").first().click();
  await page.waitForURL(/\/build$/);
  await expectSoon(() => page.locator("iframe").count(), 0);
});

describe("the fee calculator", () => {
  const FEES = "/what-is-celo/using-celo/gas-fees";
  const calculator = (page: Page) => page.getByRole("figure", { name: "What a transaction costs" });
  const ask = (page: Page) =>
    calculator(page).getByRole("button", { name: "Use today's base fee" }).click();
  const price = (page: Page) =>
    calculator(page).getByRole("spinbutton", { name: "Gas price, gwei" }).inputValue();

  test("takes the base fee of the latest block", async () => {
    const page = await open(FEES);
    await calculator(page).getByRole("spinbutton", { name: "Gas price, gwei" }).fill("400");
    expect(node.calls).toEqual([]);
    await ask(page);
    await calculator(page)
      .getByText("200 gwei is the base fee of block 42, read from forno.celo.org.")
      .waitFor();
    expect(await price(page)).toBe("200");
    expect(await calculator(page).getByRole("status").innerText()).toContain("0.0042 CELO");
    expect(node.calls).toEqual([{ host: "forno.celo.org", method: "eth_getBlockByNumber" }]);
  });

  test("keeps its value when the node is down, and says why", async () => {
    node.mood = "down";
    const page = await open(FEES);
    await calculator(page).getByRole("spinbutton", { name: "Gas price, gwei" }).fill("400");
    await ask(page);
    const words = calculator(page).getByText("forno.celo.org couldn't be reached.");
    await words.waitFor();
    expect(await words.innerText()).toMatch(/The value is unchanged\.$/);
    expect(await price(page)).toBe("400");
  });

  test("has no button without scripts", async () => {
    const page = await openPage({ path: FEES, scripts: false });
    expect(await page.getByText("Use today's base fee").isVisible()).toBe(false);
  });
});
