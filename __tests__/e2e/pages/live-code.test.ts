import type { Locator } from "playwright-core";
import { listDocPages } from "../../support/built/built-site";
import { DESKTOP, PHONE, serveSite } from "../support/browser";
import { afterTimers, expectSoon } from "../support/expect-soon";
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
    expect(await page.locator(".live-editor .code-title").textContent()).toBe(title);
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

test("opened or reset it runs once: a second run would undo what the reader did in the first", async () => {
  const page = await openEditor(
    await openPage({
      path: REACT,
      prepare: (tab) =>
        tab.addInitScript(() => {
          const counted = window as { runs?: number };
          counted.runs = 0;
          // The frame answers through its own port.
          const Channel = MessageChannel;
          window.MessageChannel = function () {
            const channel = new Channel();
            channel.port1.addEventListener(
              "message",
              ({ data }: MessageEvent<{ type: string } | null>) => {
                if (data?.type === "done") counted.runs = (counted.runs ?? 0) + 1;
              },
            );
            return channel;
          } as unknown as typeof MessageChannel;
        }),
    }),
  );
  const runs = () => page.evaluate(() => (window as { runs?: number }).runs);
  for (const expected of [1, 2]) {
    await expectSoon(runs, expected);
    await afterTimers(page, 500); // Changed code runs only after this pause.
    await page.getByRole("button", { name: "Reset" }).click();
  }
  await expectSoon(runs, 3);
  await afterTimers(page, 500);
  // Any earlier run would end before this code does.
  await typeCode(page, 'export default () => "the last one";');
  await frame(page).getByText("the last one").waitFor();
  await expectSoon(runs, 4);
  await afterTimers(page, 500);
  expect(await runs()).toBe(4);
});

test("Reset restores the code, and Copy copies what is there now", async () => {
  const page = await openEditor(await openPage({ path: PLAIN }));
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const first = await editor(page).inputValue();
  await typeCode(page, "console.log(1);");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expectSoon(() => page.evaluate(() => navigator.clipboard.readText()), "console.log(1);");
  await page.getByRole("button", { name: "Reset" }).click();
  expect(await editor(page).inputValue()).toBe(first);
  await expectSoon(async () => (await log(page)).startsWith("18 decimals"), true);
});

test("a keyboard is enough: Enter opens it, Tab indents, and Escape followed by Tab leaves it", async () => {
  const page = await openPage({ path: PLAIN });
  await editButton(page).focus();
  await page.keyboard.press("Enter");
  await editor(page).waitFor();
  const hasFocus = () => editor(page).evaluate((area) => area === document.activeElement);
  await expectSoon(hasFocus, true);
  expect(await editor(page).getAttribute("aria-describedby")).not.toBeNull();
  const hint = page.getByText("Press Escape, then Tab, to leave the editor.");
  expect(await hint.isVisible()).toBe(true);
  const before = await editor(page).inputValue();
  await page.keyboard.press("Tab");
  expect([await hasFocus(), (await editor(page).inputValue()) === before]).toEqual([true, false]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  const reset = page.getByRole("button", { name: "Reset" });
  await expectSoon(() => reset.evaluate((button) => button === document.activeElement), true);
  await page.keyboard.press("Shift+Tab");
  await expectSoon(hasFocus, true);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Shift+Tab");
  await expectSoon(hasFocus, false);
});

test(`when its own code can't be loaded, it says so under the block, and "Retry" tries again`, async () => {
  let isBroken = true;
  const page = await openPage({ path: PLAIN, expected: /\.js|chunk/i });
  await page.route(/\.js$/, (route) => (isBroken ? route.abort() : route.continue()));
  await editButton(page).click();
  const alert = page.getByRole("alert");
  await alert.waitFor();
  expect(await alert.innerText()).toMatch(/Loading chunk|failed/i);
  expect(await page.locator(".live .code-block").isVisible()).toBe(true);
  isBroken = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await editor(page).waitFor();
  await expectSoon(async () => (await log(page)).startsWith("18 decimals"), true);
});

test("the result follows the page's colour mode", async () => {
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
