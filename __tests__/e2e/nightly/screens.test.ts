import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { DESKTOP, PHONE, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { openEditor } from "../support/live-editor";
import { SCREENS, compareScreen } from "../support/screens";

/*
 * Compares every component in every state, as shown in the style guide, with committed screenshots. After an intended
 * change, run `SCREENS=write npm run test:screens`, look at the differences, and commit the screenshots with the
 * change.
 */

const { openPage } = serveSite();

const PATH = "/markdown-page";
/** A doc with `layout: reference`. */
const REFERENCE = "/developer/json-rpc";
const REFERENCE_SCREEN = "reference-layout";
const MAX_BYTES = 3_000_000;

/**
 * Fonts from installed packages. They replace all of the site's typefaces, including the one for body text, so that
 * letters look the same on every machine.
 */
const FACES = [
  ["Screen Text", "500", "source-serif-4/files/source-serif-4-latin-500-normal.woff2"],
  ["Screen Text", "600", "source-serif-4/files/source-serif-4-latin-600-normal.woff2"],
  ["Screen Code", "400", "source-code-pro/files/source-code-pro-latin-400-normal.woff2"],
].map(([family, weight, file]) => ({
  family,
  weight,
  bytes: readFileSync(`node_modules/@fontsource/${file}`).toString("base64"),
}));

/**
 * Opens the style guide or another page in this color mode and at this width, with the fonts above and a fixed date.
 */
async function openGuide(width: number, theme: "dark" | "light", path = PATH): Promise<Page> {
  const page = await openPage({
    path,
    width,
    theme,
    prepare: (tab) => tab.clock.setFixedTime(new Date("2026-11-23T12:00:00Z")),
  });
  await page.evaluate(async (faces) => {
    for (const { family, weight, bytes } of faces) {
      const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      document.fonts.add(await new FontFace(family!, data, { weight: weight! }).load());
    }
    const { style } = document.documentElement;
    style.setProperty("--font-text", '"Screen Text"');
    style.setProperty("--font-title", '"Screen Text"');
    style.setProperty("--font-code", '"Screen Code"');
    // Nothing may cover the component.
    document.querySelector<HTMLElement>("[data-navbar]")!.style.position = "static";
  }, FACES);
  return page;
}

const take = (what: Locator | Page) => what.screenshot({ animations: "disabled", caret: "hide" });

const sections = readdirSync("content/style-guide")
  .filter((name) => /^\d.*\.md$/.test(name))
  .sort();

describe.each([
  [PHONE, "dark"],
  [DESKTOP, "light"],
] as const)("at %i px in %s", (width, theme) => {
  test("each part of the style guide looks as it did", async () => {
    const page = await openGuide(width, theme);
    const parts = page.locator("main section[aria-label]");
    expect(await parts.count()).toBe(sections.length);
    const found: string[] = [];
    for (const [index, name] of sections.entries())
      found.push(
        await compareScreen(`${name.replace(".md", "")}-${width}`, await take(parts.nth(index))),
      );
    expect(found.filter(Boolean)).toEqual([]);
  });
});

const STATES: Record<string, (page: Page) => Promise<Locator | Page>> = {
  "details-open": async (page) => {
    const details = page.locator("main .prose details").first();
    await details.locator("summary").click();
    return details;
  },
  "note-open": async (page) => {
    await page.locator("main .code-note").first().click();
    return page.locator("main section[aria-label=Code]");
  },
  "term-focused": async (page) => {
    const part = page.locator('main section[aria-label="Terms and parameters"]');
    // Scrolls the whole part into view before focusing the term, because anchored elements follow a scroll one frame
    // late.
    await page.setViewportSize({ width: DESKTOP, height: 1800 });
    await part.scrollIntoViewIfNeeded();
    await page.locator("main .term > a").first().focus();
    return part;
  },
  "tab-focused": async (page) => {
    const tabs = page.locator("main .tabs").first();
    await tabs.locator("input").first().focus();
    await page.keyboard.press("ArrowRight");
    return tabs;
  },
  "figure-large": async (page) => {
    await page.locator("main .figure-open").first().click();
    return page;
  },
  "live-code-open": async (page) => {
    await openEditor(page);
    await page.getByRole("log").getByText("Four cost 1 CELO").waitFor();
    return page.locator('main section[aria-label="Live code"]');
  },
  "forced-colors": async (page) => {
    await page.emulateMedia({ forcedColors: "active" });
    return page.locator("main section[aria-label=Tabs]");
  },
};

test.each(Object.entries(STATES))('the "%s" state looks as it did', async (name, enter) => {
  const page = await openGuide(DESKTOP, "dark");
  expect(await compareScreen(name, await take(await enter(page)))).toBe("");
});

test("the reference layout looks as it did: code next to its text, where it stays in view", async () => {
  const page = await openGuide(DESKTOP, "light", REFERENCE);
  const pair = page.locator("main .pair").filter({ hasText: "All methods take the same form" });
  await pair.evaluate((element) => {
    element.scrollIntoView({ behavior: "instant" });
  });
  const current = page.locator("[data-sidebar] [aria-current=true]");
  await expectSoon(() => current.innerText(), "A request and its answer");
  expect(await compareScreen(REFERENCE_SCREEN, await take(page))).toBe("");
});

test("a changed color is noticed", async () => {
  const page = await openGuide(DESKTOP, "light");
  await page.evaluate(() => {
    document.documentElement.style.setProperty("--tone-warning", "#00f");
  });
  const part = page.locator("main section[aria-label=Admonitions]");
  const name = `${sections.find((file) => file.includes("admonitions"))!.replace(".md", "")}-${DESKTOP}`;
  const isWriting = process.env.SCREENS === "write";
  const found = isWriting ? "pixels differ" : await compareScreen(name, await take(part));
  expect(found).toContain("pixels differ");
});

test("there are no other screenshots, and they are small", () => {
  const files = readdirSync(SCREENS);
  expect(files.length).toBe(sections.length * 2 + Object.keys(STATES).length + 1);
  const bytes = files.reduce((sum, file) => sum + statSync(join(SCREENS, file)).size, 0);
  expect(bytes).toBeLessThan(MAX_BYTES);
});
