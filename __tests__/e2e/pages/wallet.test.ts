import type { Page } from "playwright-core";
import { listDocPages } from "../../support/built/built-site";
import { findViolations } from "../support/axe";
import { DESKTOP, PHONE, serveSite, untilHydrated } from "../support/browser";
import { expectSoon } from "../support/expect-soon";

const { openPage } = serveSite();

const NETWORKS = "/network";
const SEPOLIA = "0xaa044c";

/** The source of a wallet that announces itself. It records its requests in `window.asked`. */
const WALLET = `
  window.asked = [];
  const provider = { request: (call) => { window.asked.push(call); return Promise.resolve(null); } };
  const detail = { info: { uuid: "1", name: "Test wallet" }, provider };
  addEventListener("eip6963:requestProvider", () =>
    dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail })));
`;

const button = (page: Page) =>
  page.getByRole("button", { name: "Add Celo Sepolia to your wallet" });
const output = (page: Page) => page.locator(".wallet output").nth(1).innerText();

async function openNetworks(wallet?: string): Promise<Page> {
  const page = await openPage({ path: "/" });
  if (wallet !== undefined) await page.addInitScript(wallet);
  await page.goto(new URL(NETWORKS, page.url()).href);
  await untilHydrated(page);
  return page;
}

test("asks the wallet that is there, and says that it has the network", async () => {
  const page = await openNetworks(WALLET);
  await button(page).click();
  await expectSoon(() => output(page), "Test wallet has Celo Sepolia.");
  const asked = (await page.evaluate("window.asked")) as { method: string; params: unknown[] }[];
  expect(asked).toMatchObject([
    { method: "wallet_addEthereumChain", params: [{ chainId: SEPOLIA }] },
  ]);
});

test("without a wallet the values are shown", async () => {
  const page = await openNetworks();
  await button(page).click();
  await expectSoon(
    () => output(page),
    "No wallet answered in this browser. Enter the values by hand.",
  );
  expect(await page.getByRole("cell", { name: "11142220", exact: false }).last().isVisible()).toBe(
    true,
  );
});

test("without scripts there are the values without a button", async () => {
  const page = await openPage({ path: NETWORKS, scripts: false });
  expect(await button(page).isVisible()).toBe(false);
  await page.getByText("Values of Celo Sepolia to enter by hand").click();
  expect(
    await page
      .locator("code", { hasText: /^11142220$/ })
      .last()
      .isVisible(),
  ).toBe(true);
});

test("it asks and fetches nothing before the reader clicks", async () => {
  const page = await openNetworks(WALLET);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  expect(await page.evaluate("window.asked")).toEqual([]);
  await button(page).click();
  await expectSoon(() => output(page), "Test wallet has Celo Sepolia.");
  expect(requests.filter((url) => url.endsWith(".js"))).toHaveLength(1);
});

test.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
])("on %s every reader can use it", async (_name, width) => {
  const page = await openPage({ path: NETWORKS, width });
  await untilHydrated(page);
  await page.getByText("Values of Celo Sepolia to enter by hand").click();
  expect(await findViolations(page)).toEqual([]);
});

test("pages without a button load none of it", () => {
  const pages = listDocPages().filter(({ html }) => html.includes("data-wallet"));
  expect(pages.map(({ path }) => path)).toContain(NETWORKS);
  expect(pages.length).toBeLessThan(20);
});
