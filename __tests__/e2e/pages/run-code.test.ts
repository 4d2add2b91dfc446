import type { Page } from "playwright-core";
import { findViolations } from "../support/axe";
import { DESKTOP, PHONE, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { NODE_HOSTS, startRpcNode } from "../support/rpc-node";

const { openPage } = serveSite();
const node = startRpcNode();

/** A page with one TypeScript block that reads from Celo. */
const SCRIPT = "/developer/web3";

const open = (path: string, width = DESKTOP): Promise<Page> =>
  openPage({ path, width, expected: NODE_HOSTS, prepare: node.standIn });

const runButton = (page: Page) => page.getByRole("button", { name: "Run", exact: true }).first();
const output = (page: Page) => page.getByRole("region", { name: "Result" });
const status = (page: Page) => output(page).getByRole("status").innerText();
const log = (page: Page) => output(page).getByRole("log").innerText();

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
  expect(node.calls.map(({ method }) => method)).toEqual([
    "eth_blockNumber",
    "eth_getBlockByNumber",
  ]);
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

  test("has no button without scripts", async () => {
    const page = await openPage({ path: FEES, scripts: false });
    expect(await page.getByText("Use today's base fee").isVisible()).toBe(false);
  });
});
