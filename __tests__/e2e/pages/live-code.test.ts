import type { Locator } from "playwright-core";
import { listDocPages } from "../../support/built/built-site";
import { DESKTOP, PHONE, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import {
  PLAIN,
  REACT,
  editButton,
  editor,
  frame,
  log,
  openEditor,
  result,
  typeCode,
} from "../support/live-editor";

const { openPage } = serveSite();

test("at least four docs have live code", () => {
  const live = listDocPages().filter(({ html }) => html.includes('class="live"'));
  expect(live.length).toBeGreaterThanOrEqual(4);
});

test("before the reader opens it, it is a normal highlighted block, and none of its code is loaded", async () => {
  const requests: string[] = [];
  const page = await openPage({
    path: PLAIN,
    fresh: true,
    prepare: (tab) => {
      tab.on("request", (request) => requests.push(request.url()));
      return Promise.resolve();
    },
  });
  await page.waitForLoadState("networkidle");
  const block = page.locator(".live .code-block");
  expect(await block.locator(".t-k").count()).toBeGreaterThan(3);
  expect(requests.filter((url) => url.includes("/live/"))).toEqual([]);
  const scripts = new Set(requests.filter((url) => url.endsWith(".js")));
  await editButton(page).click();
  await editor(page).waitFor();
  await expectSoon(() => requests.filter((url) => url.includes("/live/")).length, 1);
  const added = requests.filter((url) => url.endsWith(".js") && !scripts.has(url));
  expect(added.length).toBeGreaterThan(0);
});

test("without scripts it is the same block, without a button", async () => {
  const page = await openPage({ path: PLAIN, scripts: false });
  expect(await page.locator(".live .code-block").isVisible()).toBe(true);
  expect(await editButton(page).count()).toBe(0);
});

test.each([PHONE, DESKTOP])("at %i px it runs at once, and again after a change", async (width) => {
  const page = await openEditor(await openPage({ path: PLAIN, width }));
  await expectSoon(
    () => log(page),
    "18 decimals: 1500000000000000n\nUSDC units:  1500n\nshown:       0.0015 USDC\nsend all:    4.9985 USDC",
  );
  await typeCode(
    page,
    'import { formatEther } from "viem";\nconsole.log(formatEther(1_500_000_000_000_000_000n));',
  );
  await expectSoon(() => log(page), "1.5");
  const [code, shown] = await Promise.all([editor(page).boundingBox(), result(page).boundingBox()]);
  expect(shown!.y).toBeGreaterThan(code!.y);
  expect(shown!.x + shown!.width).toBeLessThanOrEqual(width);
});

test.each([PHONE, DESKTOP])(
  "at %i px starting it keeps the title, and neither the page nor the code moves",
  async (width) => {
    const page = await openPage({ path: PLAIN, width });
    await editButton(page).scrollIntoViewIfNeeded();
    const block = page.locator(".live .code-block");
    const title = (await block.locator(".code-title").textContent())!;
    const placeOf = (code: Locator) =>
      code.evaluate((element) => {
        const { top, left } = element.getBoundingClientRect();
        const { paddingBlockStart, paddingInlineStart, lineHeight, fontSize } =
          getComputedStyle(element);
        return {
          top: Math.round(top + parseFloat(paddingBlockStart)),
          left: Math.round(left + parseFloat(paddingInlineStart)),
          lineHeight,
          fontSize,
          scrolled: scrollY,
        };
      });
    const before = await placeOf(block.locator("code"));
    await editButton(page).click();
    await editor(page).waitFor();
    expect(await placeOf(editor(page))).toEqual(before);
    expect(await page.locator(".live-editor .code-header").textContent()).toBe(title);
  },
);

test("a React example runs in its frame and takes input there", async () => {
  const page = await openEditor(await openPage({ path: REACT }));
  const status = frame(page).getByRole("status");
  await expectSoon(
    () => status.innerText(),
    "Valid. With its checksum: 0x765DE816845861e75A25fCA122bb6898B8B1282a",
  );
  const field = frame(page).getByRole("textbox");
  await field.fill("0x765de816845861e75A25fCA122bb6898B8B1282a");
  await expectSoon(() => status.innerText(), "Wrong checksum: a letter was changed.");
});

test("the result follows the page's color mode", async () => {
  const page = await openEditor(await openPage({ path: REACT }));
  // The example has finished, so its frame doesn't navigate during the check.
  await frame(page).getByRole("status").waitFor();
  const readMode = () =>
    frame(page)
      .locator("html")
      .evaluate((root) => getComputedStyle(root).colorScheme);
  await expectSoon(readMode, "dark");
  await page.locator("[data-switch=theme]:visible").click();
  await expectSoon(readMode, "light");
});
