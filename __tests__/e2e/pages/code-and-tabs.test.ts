import type { BrowserContext, Page } from "playwright-core";
import { deriveCommands } from "../../../src/markdown/render/code/package-managers";
import { listDocPages } from "../../support/built/built-site";
import { docSources } from "../../support/built/doc-sources";
import { htmlOf } from "../../support/compile";
import { DESKTOP, PHONE, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";

const { openPage } = serveSite();

const allowClipboard = (context: BrowserContext) =>
  context.grantPermissions(["clipboard-read", "clipboard-write"]);
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function openForCopying(path: string): Promise<Page> {
  return openPage({ path, prepare: (page) => allowClipboard(page.context()) });
}

const toManagers = (npm: string): string[] => [
  npm,
  ...(["pnpm", "yarn", "bun"] as const).flatMap((manager) => deriveCommands(npm, manager) ?? []),
];

/** Matches what is only for the checks: lines that are hidden, and those that say what a program prints. */
const FOR_CHECKS =
  /^[\s\S]*---cut(?:-before)?---\n|^.*---cut-start---\n[\s\S]*?---cut-end---\n|^.*---cut-after---[\s\S]*|^ *\/\/ @\w+.*\n?/gm;

/** The code of a doc's fences as written, without comments that are meant for the compiler. */
function readFences(body: string): string[] {
  return [...body.matchAll(/^( *)(`{3,})([^\n]*)\n([\s\S]*?)\n\1\2$/gm)].flatMap(
    ([, indent = "", , info = "", code = ""]) => {
      const written = code
        .replaceAll(FOR_CHECKS, "")
        .split("\n")
        .filter((line) => !/highlight-(next-line|start|end)/.test(line))
        .map((line) => line.slice(indent.length))
        .join("\n")
        .trimEnd();
      return info.includes("npm2yarn") ? toManagers(written) : [written];
    },
  );
}

/** The doc with the most code blocks, except for those that include code or facts from other files. */
const [docWithCode] = docSources
  .filter(({ path }) => listDocPages().some((page) => page.path === path))
  .filter(({ body }) => !/^ *`{3,}.*\bfile=|<Include/m.test(body))
  .map((doc) => ({ path: doc.path, fences: readFences(doc.body) }))
  .filter(({ fences }) => !fences.some((code) => code.includes("<Fact ")))
  .sort((one, other) => other.fences.length - one.fences.length);

test("every code block of a doc is copied as it was written", async () => {
  const page = await openForCopying(docWithCode!.path);
  const buttons = page.locator(".code-block [data-copy]");
  const copied: string[] = [];
  for (let index = 0; index < (await buttons.count()); index++) {
    await page.evaluate(() => navigator.clipboard.writeText(""));
    // Some buttons are in a hidden tab, so a script clicks them.
    await buttons.nth(index).evaluate((button: HTMLElement) => {
      button.click();
    });
    await expectSoon(async () => (await readClipboard(page)) !== "", true);
    copied.push(await readClipboard(page));
  }
  expect(copied).toEqual(docWithCode!.fences);
});

test.each([PHONE, DESKTOP])(
  "at %i px a header is 40 px high, and so is a line without one; the copy button is centred in them",
  async (width) => {
    const page = await openPage({ path: "/build/quickstart", width });
    const heads = await page
      .locator(".prose figcaption:is(.code-header, .visually-hidden)")
      .evaluateAll((all) =>
        all.map((caption) => {
          const isLine = caption.matches(".visually-hidden");
          const block = caption.parentElement!;
          const head = isLine ? block.querySelector("pre")! : caption;
          const { top, height } = head.getBoundingClientRect();
          const copy = block.querySelector(".code-copy")!.getBoundingClientRect();
          const isOff = Math.abs(top + height / 2 - (copy.top + copy.height / 2)) > 1;
          // A wrapped line would be taller.
          return { isOff: isOff && height === 40, isLine, isHigh: !isLine && height !== 40 };
        }),
      );
    expect(new Set(heads.map(({ isLine }) => isLine)).size).toBe(2);
    expect(heads.filter(({ isOff, isHigh }) => isOff || isHigh)).toEqual([]);
  },
);

test("more than 32 lines are collapsed and can be expanded without scripts", async () => {
  const { path } = listDocPages().find(({ html }) => html.includes('class="code-fold"'))!;
  const page = await openPage({ path, scripts: false });
  const block = page.locator(".code-block:has(.code-fold)").first();
  const heightOf = async () => Math.round((await block.locator("pre").boundingBox())!.height);
  const whole = await block.locator("pre").evaluate((pre) => pre.scrollHeight);
  expect(await heightOf()).toBe(496); // 24 lines of 20 px, and the padding above them.
  await block.locator("summary").click();
  expect(await heightOf()).toBeGreaterThanOrEqual(whole);
  await page.emulateMedia({ media: "print" });
  await block.locator(".code-fold").evaluate((fold: HTMLDetailsElement) => {
    fold.open = false;
  });
  expect(await heightOf()).toBeGreaterThan(496);
});

test.each([PHONE, DESKTOP])("at %i px no line of code is cut", async (width) => {
  const page = await openPage({ path: "/developer/fee-abstraction", width });
  const cut = await page
    .locator(".code-block pre")
    .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
  expect(cut).toBe(0);
});

test("shell commands wrap before their flags, and wrapped lines are indented", async () => {
  const page = await openPage({ path: "/cli/election", width: PHONE });
  const line = page.locator(".long:has(.part)").first();
  const { tops, lefts } = await line.evaluate((element) => {
    const boxes = [...element.querySelectorAll(".part")].map((part) =>
      part.getBoundingClientRect(),
    );
    const [first] = boxes;
    return {
      tops: new Set(boxes.map(({ top }) => Math.round(top))).size,
      lefts: boxes.filter(({ top }) => top > first!.bottom).map(({ left }) => left - first!.left),
    };
  });
  expect(tops).toBeGreaterThan(1);
  expect(Math.min(...lefts)).toBeGreaterThan(10);
});

test("line numbers and notes are not copied; a note opens at its number", async () => {
  // No doc currently has notes, so the compiler makes their HTML here, and the page's own scripts have to work with it.
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
  // The HTML is inserted before the page is served, because the security policy doesn't let any script set HTML.
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
  /** A page with two groups of the same tabs. */
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
    expect(await chosen(page)).toEqual(["pnpm", "pnpm"]);
    expect(await shownPanels(page)).toBe(2);
    await page.keyboard.press("ArrowLeft");
    expect(await chosen(page)).toEqual(["npm", "npm"]);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.matches(".tab-input"))).toBe(false);
  });

  test("of one group change together and stay in sync", async () => {
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

  test("can be linked to by the query, which overrides an earlier choice and isn't stored", async () => {
    const page = await openPage({ path: `${DOC}?package-manager=yarn` });
    expect(await chosen(page)).toEqual(["yarn", "yarn"]);
    expect(await page.evaluate(() => localStorage.getItem("tabs.package-manager"))).toBeNull();
    await page.goto(page.url().replace(/\?.*/, ""));
    expect(await chosen(page)).toEqual(["npm", "npm"]);
    await page.goto(`${page.url()}?package-manager=deno`);
    expect(await chosen(page)).toEqual(["npm", "npm"]);
  });

  test("chosen earlier are shown before the framework loads, and nothing moves", async () => {
    const page = await openPage({
      path: DOC,
      hydrated: false,
      expected: /app-.*\.js/,
      prepare: async (tab) => {
        await tab.route(/\/app-.*\.js/, (route) => route.abort());
        await tab.addInitScript(() => {
          localStorage.setItem("tabs.package-manager", "yarn");
        });
      },
    });
    expect(await chosen(page)).toEqual(["yarn", "yarn"]);
    // Causes a layout shift on purpose: once the browser reports it, it has reported all earlier shifts too.
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
