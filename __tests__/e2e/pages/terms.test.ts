import type { Locator, Page } from "playwright-core";
import { GLOSSARY_PATH } from "../../../src/data/glossary";
import { findPage, listDocPages } from "../../support/built/built-site";
import { atEachWidth } from "../support/at-each-width";
import { serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";

/* Tests the glossary's terms: the definitions shown next to words, and the page that lists them. */

const { openForAll, openPage } = serveSite();

const withTerms = listDocPages().filter(({ html }) => html.includes('class="term"'));
const [first] = withTerms;
if (!first) throw new Error("No page on the built site has a term.");
const inTable =
  withTerms.find(({ html }) => /<td>(?:(?!<\/td>).)*class="term"/s.test(html)) ?? first;

const termOf = (page: Page): { word: Locator; definition: Locator } => {
  const term = page.locator(".term").first();
  return { word: term.locator("a"), definition: term.locator("[role=tooltip]") };
};

/** Checks that a definition is completely inside the window, and directly above or below its word. */
const isBesideWord = (definition: Locator): Promise<boolean> =>
  definition.evaluate((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const word = box.parentElement?.getBoundingClientRect();
    if (!word) return false;
    const gap = Math.min(Math.abs(top - word.bottom), Math.abs(word.top - bottom));
    const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return isWhole && gap < 2 && left < word.right && right > word.left;
  });

atEachWidth("terms", (width) => {
  test.each([first.path, inTable.path])(
    "every definition on %s is shown in full at its word",
    async (path) => {
      const page = await openPage({ path, width });
      for (const term of await page.locator(".term").all()) {
        const word = term.locator("a");
        await word.scrollIntoViewIfNeeded();
        if (!(await word.isVisible())) continue; // The word is in a tab or a question that is closed.
        await word.hover();
        const definition = term.locator("[role=tooltip]");
        await expectSoon(() => definition.isVisible(), true);
        // After a scroll, the box is positioned in the next frame.
        const text = await word.textContent();
        await expectSoon(async () => [text, await isBesideWord(definition)], [text, true]);
        await page.mouse.move(2, 2);
      }
    },
  );
});

describe("a term", () => {
  const page = openForAll({ path: first.path });

  test("shows its definition on focus, and Escape hides it until the next focus", async () => {
    const { word, definition } = termOf(page());
    await word.focus();
    await expectSoon(() => definition.isVisible(), true);
    await page().keyboard.press("Escape");
    await expectSoon(() => definition.isVisible(), false);
    await page().keyboard.press("Shift+Tab");
    await page().keyboard.press("Tab");
    await expectSoon(() => definition.isVisible(), true);
  });

  test("lets the pointer move from the word into the definition", async () => {
    const { word, definition } = termOf(page());
    await word.hover();
    await expectSoon(() => definition.isVisible(), true);
    await definition.hover();
    expect(await definition.isVisible()).toBe(true);
  });

  test("is only the word in print", async () => {
    await page().emulateMedia({ media: "print" });
    const { word, definition } = termOf(page());
    await word.focus();
    expect(await definition.isVisible()).toBe(false);
    expect(await word.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe("none");
    expect(await word.evaluate((link) => getComputedStyle(link, "::after").content)).toBe("none");
  });
});

test("without scripts a word shows its definition and leads to the glossary", async () => {
  const page = await openPage({ path: first.path, scripts: false });
  const { word, definition } = termOf(page);
  await word.hover();
  await expectSoon(() => definition.isVisible(), true);
  await word.click();
  await page.waitForURL(`**${GLOSSARY_PATH}#*`);
  const anchor = new URL(page.url()).hash.slice(1);
  expect(await page.locator(`h3[id="${anchor}"]`).isVisible()).toBe(true);
});

test("no word of the glossary leads into the glossary itself", () => {
  expect(findPage(GLOSSARY_PATH).html).not.toContain('class="term"');
});
