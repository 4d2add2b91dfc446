import type { Locator, Page } from "playwright-core";
import { listDocPages } from "../../support/built/built-site";
import { atEachWidth } from "../support/at-each-width";
import { findViolationsOfAllReaders } from "../support/axe";
import { serveSite } from "../support/browser";
import { afterTimers, expectSoon, untilIdle } from "../support/expect-soon";
import { untilShown } from "../support/same-window";

/*
 * Tests the mark of a checked block and the types of the names in it. A site has them if `npm run check:samples` ran
 * before the build, as it does in `npm test`.
 */

const { openPage } = serveSite();

/** Time that the pointer has to rest on a name before the name's type is shown (src/browser/code/show-types.ts). */
const REST_MS = 150;

/** A name that viem exports. The tests use blocks that import it. */
const NAME = "createPublicClient";
const marked = listDocPages().filter(({ html }) => html.includes('class="code-checked"'));
const typed = marked.find(
  ({ html }) =>
    /data-language="ts"><figcaption class="code-header">(?:(?!<\/figure>).)*with viem/s.test(
      html,
    ) && html.includes(NAME),
);
if (!typed) {
  throw new Error('No block is marked. Run "npm run check:samples", then "npm run build".');
}
const { path } = typed;

const blockOf = (page: Page): Locator =>
  page.locator(".code-block[data-language=ts]:has(.code-checked)", { hasText: NAME }).first();
const markOf = (page: Page): Locator => blockOf(page).locator(".code-checked");
const boxOf = (page: Page): Locator => page.locator("[role=tooltip]#type-of-name");

/** Resolves once the page has handled the scroll event, which is fired in the next frame and makes the box move. */
const untilScrolled = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** The middle of the first occurrence of a word in the code, in pixels of the window. */
async function findWord(page: Page, word: string): Promise<{ x: number; y: number }> {
  await blockOf(page).scrollIntoViewIfNeeded();
  const place = await blockOf(page)
    .locator("code")
    .evaluate((code, text) => {
      const nodes = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const at = node.nodeValue!.indexOf(text);
        if (at === -1) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + text.length);
        range.startContainer.parentElement!.scrollIntoView({ block: "center", inline: "nearest" });
        const { left, top, width, height } = range.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }
      throw new Error(`"${text}" is not in the code.`);
    }, word);
  await untilScrolled(page);
  return place;
}

/** Records the URLs of types that the page requests. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith("/types.json")) asked.push(pathname);
  });
  return asked;
}

test("every page with code has marks, and each opens a note on its page", () => {
  expect(marked.length).toBeGreaterThan(100);
  for (const page of marked) {
    const opened = [...page.html.matchAll(/class="code-checked" popovertarget="([^"]+)"/g)];
    const ids = new Set(
      [
        ...page.html.matchAll(/<div class="code-note-text" id="(checked-\d+)" popover(?:="")?>/g),
      ].map(([, id]) => id),
    );
    expect([page.path, ids]).toEqual([page.path, new Set(opened.map(([, id]) => id))]);
  }
});

atEachWidth("checked-code", (width) => {
  test("a mark is in the header, and all headers have the same height", async () => {
    const page = await openPage({ path, width });
    const heights = await page
      .locator(".code-header:visible")
      .evaluateAll((heads) => heads.map((head) => head.clientHeight));
    expect(new Set(heights).size).toBe(1);
    const box = await markOf(page).boundingBox();
    expect(box!.height).toBeGreaterThanOrEqual(24);
    const code = (await blockOf(page).locator("pre").boundingBox())!;
    expect(box!.y + box!.height).toBeLessThanOrEqual(code.y);
  });

  test("without scripts it opens what was checked with what and when", async () => {
    const page = await openPage({ path, width, scripts: false });
    expect(await markOf(page).textContent()).toMatch(/^(?:Type-checked|Ran) with viem \d/);
    await markOf(page).click();
    const id = await markOf(page).getAttribute("popovertarget");
    const note = page.locator(`#${id}`);
    await expectSoon(() => note.isVisible(), true);
    expect(await note.textContent()).toMatch(
      /^(?:Type-checked with viem [\d.]+.* by TypeScript [\d.]+ on \d{4}-\d\d-\d\d|Ran on \d+ \w+ \d{4} with viem [\d.]+.*)\. Report that this code doesn't work$/,
    );
    const { x, width: wide } = (await note.boundingBox())!;
    expect([x >= 0, x + wide <= width]).toEqual([true, true]);
  });
});

test("pointing at a name shows its type, and nothing is requested before that", async () => {
  const page = await openPage({ path });
  const asked = watchRequests(page);
  await page.mouse.move(2, 2);
  await untilIdle(page);
  expect(asked).toEqual([]);
  let [x, y] = [0, 0];
  // The first movement of the pointer fetches the code that shows types, and a later one uses it. While the page is
  // still scrolling, the pointer isn't over the name.
  await expectSoon(async () => {
    ({ x, y } = await findWord(page, NAME));
    await page.mouse.move(x + 6 * Math.random(), y);
    await afterTimers(page, REST_MS);
    return boxOf(page).isVisible();
  }, true);
  expect(await boxOf(page).textContent()).toMatch(new RegExp(`^function ${NAME}<`));
  expect(asked).toEqual([`/page-data${path}/types.json`]);
  const box = (await boxOf(page).boundingBox())!;
  expect(box.y >= y && box.y - y < 20).toBe(true);
  // The box stays when the pointer moves into it, and closes when the pointer moves to something without a type.
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await afterTimers(page, REST_MS);
  expect(await boxOf(page).isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  expect(await boxOf(page).isVisible()).toBe(false);
  await page.mouse.move(x, y);
  await expectSoon(() => boxOf(page).isVisible(), true);
  await page.mouse.move(2, 2);
  await expectSoon(() => boxOf(page).isVisible(), false);
});

test("the mark turns names into Tab stops; Escape closes the type, and a second Escape removes the stops", async () => {
  const page = await openPage({ path });
  const code = blockOf(page).locator("code");
  const before = await code.innerHTML();
  await markOf(page).focus();
  await page.keyboard.press("Enter");
  const names = code.locator(".code-name");
  await expectSoon(async () => (await names.count()) > 5, true);
  await expectSoon(
    async () =>
      (await page.locator("[role=status]").allTextContents())
        .join(" ")
        .includes("Press Tab to move through"),
    true,
  );
  const focused = page.locator(":focus");
  await expectSoon(() => focused.getAttribute("class"), "code-name");
  await expectSoon(() => boxOf(page).isVisible(), true);
  expect(await focused.getAttribute("aria-describedby")).toBe("type-of-name");
  const first = await boxOf(page).textContent();
  expect(first).toContain(await focused.textContent());
  await page.keyboard.press("Tab");
  expect(await boxOf(page).textContent()).not.toBe(first);
  await page.keyboard.press("Escape");
  expect(await boxOf(page).isVisible()).toBe(false);
  expect(await focused.getAttribute("class")).toBe("code-name");
  await page.keyboard.press("Escape");
  expect(await names.count()).toBe(0);
  expect(await code.innerHTML()).toBe(before);
  expect(await focused.getAttribute("class")).toBe("code-checked");
});

test("after going to another page nothing of it is left", async () => {
  const page = await openPage({ path });
  await markOf(page).click();
  await expectSoon(async () => (await blockOf(page).locator(".code-name").count()) > 5, true);
  await page.keyboard.press("Escape");
  await page.locator('nav[aria-label="Breadcrumbs"] a').first().click();
  await page.waitForURL((url) => url.pathname !== path);
  await untilShown(page, "/");
  expect(await boxOf(page).isVisible()).toBe(false);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === path);
  await blockOf(page).waitFor();
  await expectSoon(() => page.locator(".code-name").count(), 0);
});

test("code whose names are Tab stops is copied as plain code, and every reader can read its box", async () => {
  const page = await openPage({ path });
  const text = await blockOf(page).locator("code").textContent();
  await markOf(page).click();
  // Waits until the names are marked, since this changes the page that axe checks.
  await expectSoon(async () => (await blockOf(page).locator(".code-name").count()) > 5, true);
  expect(await blockOf(page).locator("code").textContent()).toBe(text);
  expect(await findViolationsOfAllReaders(page)).toEqual([]);
});
