import { DESKTOP, PHONE, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";

/* Tests values that people copy: addresses, chain ids, RPC URLs. */

const { openForAll, openPage } = serveSite();
const TOKENS = "/contracts/token-contracts";

describe("the token contracts", () => {
  const page = openForAll({ path: `${TOKENS}#row.usdc` });

  test("on a phone an address is whole, on two lines inside its cell", async () => {
    await page().setViewportSize({ width: PHONE, height: 900 });
    const wrong = await page()
      .locator("td .value:has(> .value-open)")
      .evaluateAll((all) =>
        all.flatMap((value) => {
          const cell = value.parentElement!.getBoundingClientRect();
          const code = value.querySelector("code")!.getBoundingClientRect();
          const isWrong = code.height > 48 || value.getBoundingClientRect().right > cell.right + 1;
          return isWrong ? [value.textContent] : [];
        }),
      );
    expect(wrong).toEqual([]);
  });

  test.each([768, DESKTOP])(
    "at %i px an address shows both of its ends, on one line inside its cell",
    async (width) => {
      await page().setViewportSize({ width, height: 900 });
      const wrong = await page()
        .locator("td .value")
        .evaluateAll((all) =>
          all.flatMap((value) => {
            const cell = value.parentElement!.getBoundingClientRect();
            const [head, tail] = [...value.querySelectorAll("code > span")].map((part) =>
              part.getBoundingClientRect(),
            );
            if (!head || !tail) return [];
            const isCut = head.width < 48 || tail.right > cell.right + 1 || head.height > 24;
            return isCut ? [value.textContent] : [];
          }),
        );
      expect(wrong).toEqual([]);
    },
  );

  test("an icon leads to the address on a block explorer", async () => {
    const link = page()
      .getByRole("link", { name: /^USDC on / })
      .first();
    expect(await link.getAttribute("href")).toMatch(
      /\/0xcebA9300f2b948710d2653dD7B07f33A8B32118C$/i,
    );
  });

  test("each token has its own URL on its page, with a link", async () => {
    const row = page().locator("[id='row.usdc']");
    expect(await row.locator("th").innerText()).toBe("USDC");
    await expectSoon(() => row.getByRole("link", { name: "Link to this row" }).count(), 1);
    for (const token of ["usdt", "usdm", "eurm"])
      expect(await page().locator(`[id='row.${token}']`).count()).toBe(1);
  });
});

test("an address is shown in full where there is room for it", async () => {
  const page = await openPage({ path: "/contracts/core-contracts", width: 1920 });
  const head = page.locator("td .value code > span").first();
  expect(await head.evaluate((part) => part.scrollWidth <= part.clientWidth)).toBe(true);
});

test("a selected address is copied as one line, and a short value has its icon next to it", async () => {
  const page = await openPage({ path: TOKENS, width: PHONE });
  const code = page.locator("td .value code").first();
  expect(await code.innerText()).toBe("0xcebA9300f2b948710d2653dD7B07f33A8B32118C");
  await page.goto(new URL("/", page.url()).href);
  const gap = await page
    .locator("main .value")
    .filter({ hasText: /^42220$/ })
    .evaluate((value) => {
      const [text, icon] = [...value.children].map((one) => one.getBoundingClientRect());
      return icon!.left - text!.right;
    });
  expect(Math.abs(gap)).toBeLessThanOrEqual(1);
});
