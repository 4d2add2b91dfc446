import { pages } from "../../support/built/built-site";
import { serveSite } from "../support/browser";

/* Tests the contract pages, which show everything that the contracts declare. */

const { openPage } = serveSite();

const PAGE = "/contracts/election";
const contracts = pages.filter(
  ({ path, html }) =>
    path.startsWith("/contracts/") && html.includes('class="parameters signatures"'),
);

test("there is a page for each of 22 contracts, with about 500 functions in all", () => {
  expect(contracts).toHaveLength(22);
  const html = contracts.map((page) => page.html).join("");
  expect(html.split('<dt id="row.').length).toBeGreaterThan(850);
});

test.each([true, false])(
  "with scripts: %s, a contract has its addresses, its functions and the lines of their source",
  async (scripts) => {
    const page = await openPage({ path: PAGE, scripts });
    expect(await page.locator(".prose td .value code").first().innerText()).toBe(
      "0x8D6677192144292870907E3Fa8A5527fE55A7ff6",
    );
    const vote = page.locator("[id='row.vote']");
    expect(await vote.innerText()).toContain("vote(address group, uint256 value");
    const about = page.locator("[id='row.vote'] + dd");
    expect(await about.innerText()).toContain("0x580d747a");
    expect(await about.getByRole("link").first().getAttribute("href")).toMatch(
      /\/celo-monorepo\/blob\/[0-9a-f]{40}\/packages\/protocol\/contracts\/governance\/Election\.sol#L\d+$/,
    );
    expect(await about.getByRole("link", { name: "Voting for validator groups" }).count()).toBe(1);
  },
);

test("an event shows its topic, and the URL of a function leads to it", async () => {
  const page = await openPage({ path: `${PAGE}#row.validatorgroupvotecast` });
  const event = page.locator("[id='row.validatorgroupvotecast']");
  const { y } = (await event.boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(900);
  expect(
    await page.locator("[id='row.validatorgroupvotecast'] + dd code").first().innerText(),
  ).toMatch(/^0x[0-9a-f]{64}$/);
});
