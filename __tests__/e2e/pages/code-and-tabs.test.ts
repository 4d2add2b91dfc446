import type { BrowserContext, Page } from "playwright-core";
import { htmlOf } from "../../support/compile";
import { DESKTOP, PHONE, serveSite } from "../support/browser";
import { docPages } from "../support/built/built-site";
import { docSources } from "../support/built/doc-sources";
import { expectSoon } from "../support/expect-soon";

const { openPage } = serveSite();

const allowClipboard = (context: BrowserContext) =>
  context.grantPermissions(["clipboard-read", "clipboard-write"]);
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function openForCopying(path: string): Promise<Page> {
  return openPage({ path, prepare: (page) => allowClipboard(page.context()) });
}

/** The code of a doc's fences as written, without the comments that are meant for the compiler. */
function readFences(body: string): string[] {
  return [...body.matchAll(/^( *)(`{3,})[^\n]*\n([\s\S]*?)\n\1\2$/gm)].map(
    ([, indent = "", , code = ""]) =>
      code
        .split("\n")
        .filter((line) => !/highlight-(next-line|start|end)/.test(line))
        .map((line) => line.slice(indent.length))
        .join("\n")
        .trimEnd(),
  );
}

/** Docs with code of their own, those with the most first. */
const docsWithCode = docSources
  .filter(({ path }) => docPages.some((page) => page.path === path))
  .filter(({ body }) => !/^ *`{3,}.*\bfile=|<Include/m.test(body))
  .map((doc) => ({ path: doc.path, fences: readFences(doc.body) }))
  .filter(({ fences }) => !fences.some((code) => code.includes("<Fact ")))
  .sort((one, other) => other.fences.length - one.fences.length)
  .slice(0, 6);

test.each(docsWithCode)("every code block of $path is copied as it was written", async (doc) => {
  const page = await openForCopying(doc.path);
  const buttons = page.locator(".code-block [data-copy]");
  const copied: string[] = [];
  for (let index = 0; index < (await buttons.count()); index++) {
    await page.evaluate(() => navigator.clipboard.writeText(""));
    // Some are in a hidden tab, so the button is pressed by script.
    await buttons.nth(index).evaluate((button: HTMLElement) => {
      button.click();
    });
    await expectSoon(async () => (await readClipboard(page)) !== "", true);
    copied.push(await readClipboard(page));
  }
  expect(copied).toEqual(doc.fences);
});

test.each([PHONE, DESKTOP])(
  "at %i px what stands at the head of a block, or beside its line, is in one line with the copy button",
  async (width) => {
    const page = await openPage({ path: "/build/quickstart", width });
    const heads = await page.locator("figcaption:is(.code-header, .code-side)").evaluateAll((all) =>
      all.map((head) => {
        const middleOf = (element: Element): number => {
          const { top, height } = element.getBoundingClientRect();
          return top + height / 2;
        };
        const block = head.parentElement!;
        const copy = middleOf(block.querySelector(".code-copy")!);
        const isOff = [...head.children].some((child) => Math.abs(middleOf(child) - copy) > 1);
        const isLine = head.matches(".code-side");
        // A line of code is as high as a header alone.
        return { isOff, isLine, isHigh: isLine && block.getBoundingClientRect().height > 40 };
      }),
    );
    expect(new Set(heads.map(({ isLine }) => isLine)).size).toBe(2);
    expect(heads.filter(({ isOff, isHigh }) => isOff || isHigh)).toEqual([]);
  },
);

test("the reader sees that the code was copied", async () => {
  const page = await openForCopying("/build/quickstart");
  const button = page.getByRole("button", { name: "Copy code" }).first();
  // The button's mark is gone after two seconds, so the page itself waits for it.
  await Promise.all([
    page.waitForFunction((copy) => copy.hasAttribute("data-copied"), await button.elementHandle()),
    button.click(),
  ]);
  // A picture that is loading says so as well.
  const status = page.locator("[role=status]:not([data-image-state])");
  await expectSoon(() => status.innerText(), "Copied");
});

test("line numbers and notes are not copied; a note opens at its number", async () => {
  // No doc has notes today. So the compiler makes their HTML here, and the page's own scripts have to work with it.
  const html = htmlOf(
    [
      "```js showLineNumbers",
      "const fee = 1; // (1)",
      "send(fee);",
      "```",
      "",
      "1. The fee is paid in the token.",
    ].join("\n"),
  );
  // In the page as it is sent: the security policy lets no script set HTML.
  const page = await openPage({
    path: "/build/quickstart",
    prepare: async (tab) => {
      await allowClipboard(tab.context());
      await tab.route("**/build/quickstart", async (route) => {
        const response = await route.fetch();
        const sample = `<div class="prose" id="sample">${html}</div></body>`;
        const body = (await response.text()).replace("</body>", sample);
        await route.fulfill({ response, body });
      });
    },
  });
  const sample = page.locator("#sample");
  await sample.getByRole("button", { name: "Copy code" }).click();
  await expectSoon(() => readClipboard(page), "const fee = 1;\nsend(fee);");
  const number = sample.locator(".code-note");
  expect(await number.evaluate((note) => getComputedStyle(note, "::before").content)).toBe('"1"');
  const lines = await sample
    .locator(".line")
    .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
  expect(new Set(lines).size).toBe(1);
  const note = sample.locator(".code-note-text");
  expect(await note.isVisible()).toBe(false);
  await sample.locator(".code-note").click();
  await expectSoon(() => note.isVisible(), true);
  expect(await note.innerText()).toContain("The fee is paid in the token.");
  await page.keyboard.press("Escape");
  await expectSoon(() => note.isVisible(), false);
});

describe("tabs", () => {
  /** Has two groups of the same tabs. */
  const DOC = "/build/build-on-minipay/code-library";
  const tabs = (page: Page) => page.locator(".tabs[data-group]");
  const chosen = (page: Page) =>
    tabs(page).evaluateAll((groups) =>
      groups.map((group) => group.querySelector<HTMLInputElement>(".tab-input:checked")!.value),
    );
  const shownPanels = (page: Page) => page.locator(".tab-panel:visible").count();

  test("are reached by Tab and changed by the arrow keys", async () => {
    const page = await openPage({ path: DOC });
    await page.locator(".tab-input:checked").first().focus();
    await page.keyboard.press("ArrowRight");
    expect(await chosen(page)).toEqual(["yarn", "yarn"]);
    expect(await shownPanels(page)).toBe(2);
    await page.keyboard.press("ArrowLeft");
    expect(await chosen(page)).toEqual(["npm", "npm"]);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.matches(".tab-input"))).toBe(false);
  });

  test("of one group change together and stay so", async () => {
    const page = await openPage({ path: DOC });
    const label = tabs(page).nth(1).locator("label", { hasText: "yarn" });
    await label.scrollIntoViewIfNeeded();
    const before = await label.boundingBox();
    await label.click();
    await expectSoon(() => chosen(page), ["yarn", "yarn"]);
    expect((await label.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    await page.reload();
    await expectSoon(() => chosen(page), ["yarn", "yarn"]);
    await page.locator("a[rel=prev]").click();
    await page.waitForURL((url) => !url.pathname.endsWith("code-library"));
    await page
      .locator("link[rel=canonical]:not([href$=code-library])")
      .waitFor({ state: "attached" });
    await page.goBack();
    await expectSoon(() => chosen(page), ["yarn", "yarn"]);
  });

  test("can be linked to by the query, which comes before what was chosen earlier, and is not kept", async () => {
    const page = await openPage({ path: `${DOC}?npm-yarn=yarn` });
    expect(await chosen(page)).toEqual(["yarn", "yarn"]);
    expect(await page.evaluate(() => localStorage.getItem("tabs.npm-yarn"))).toBeNull();
    await page.goto(page.url().replace(/\?.*/, ""));
    expect(await chosen(page)).toEqual(["npm", "npm"]);
    await page.goto(`${page.url()}?npm-yarn=bun`);
    expect(await chosen(page)).toEqual(["npm", "npm"]);
  });

  test("chosen earlier are there before the framework is, and nothing moves for it", async () => {
    const page = await openPage({
      path: DOC,
      hydrated: false,
      expected: /app-.*\.js/,
      prepare: async (tab) => {
        await tab.route(/\/app-.*\.js/, (route) => route.abort());
        await tab.addInitScript(() => {
          localStorage.setItem("tabs.npm-yarn", "yarn");
        });
      },
    });
    expect(await chosen(page)).toEqual(["yarn", "yarn"]);
    // A shift that the test makes shows that all before it are known.
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let count = 0;
          let isMade = false;
          new PerformanceObserver((list) => {
            count += list.getEntries().length;
            if (isMade) done(count);
          }).observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              isMade = true;
              document.body.style.paddingBlockStart = "200px";
            }),
          );
        }),
    );
    expect(shifts).toBe(1);
  });

  test("work without scripts, on a phone as well", async () => {
    const page = await openPage({ path: DOC, width: PHONE, scripts: false });
    await tabs(page).first().locator("label", { hasText: "yarn" }).click();
    const panel = tabs(page).first().locator(".tab-panel:visible");
    expect(await panel.innerText()).toContain("yarn add viem");
    expect(await panel.count()).toBe(1);
  });
});
