import type { Page } from "playwright-core";
import { findViolations } from "../support/axe";
import { serveSite } from "../support/browser";
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

const button = (page: Page) => page.getByRole("button", { name: "Add Celo Sepolia" });
const output = (page: Page) => page.locator(".wallet output").innerText();

test("without scripts there are the values without a button", async () => {
  const page = await openPage({ path: NETWORKS, scripts: false });
  expect(await button(page).isVisible()).toBe(false);
  await page.getByText("Enter by hand").click();
  expect(
    await page
      .locator("code", { hasText: /^11142220$/ })
      .last()
      .isVisible(),
  ).toBe(true);
});

test("asks the wallet that is there once the reader clicks, and fetches its script only then", async () => {
  const page = await openPage({ path: NETWORKS, prepare: (tab) => tab.addInitScript(WALLET) });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const readAsked = () => page.evaluate("window.asked");
  expect(await readAsked()).toEqual([]);
  await button(page).click();
  await expectSoon(() => output(page), "Test wallet has Celo Sepolia.");
  expect(await readAsked()).toMatchObject([
    { method: "wallet_addEthereumChain", params: [{ chainId: SEPOLIA }] },
  ]);
  expect(requests.filter((url) => url.endsWith(".js"))).toHaveLength(1);
});

test("every reader can use it", async () => {
  const page = await openPage({ path: NETWORKS });
  await page.getByText("Enter by hand").click();
  expect(await findViolations(page)).toEqual([]);
});
