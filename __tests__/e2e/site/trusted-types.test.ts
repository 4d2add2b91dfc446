import type { Page } from "playwright-core";
import { pages } from "../../support/built/built-site";
import { serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { hits, openSearchDialog, search } from "../support/search-modal";

/*
 * Tests that Trusted Types are enforced: plain text can't become HTML or a script's URL. An e2e test also fails if
 * Trusted Types block something that the site itself does (support/browser.ts). The tests below go through the flows
 * that set HTML or load scripts.
 */
const { openPage } = serveSite();

const DOC = "/build/quickstart";

/** Returns the outcome of each attempt: the name of the error, or "done". */
const attempt = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const types = (
      window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
      }
    ).trustedTypes;
    const rules = { createHTML: (html: string) => html };
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => (document.createElement("p").innerHTML = "<img src=x onerror=alert(1)>"),
      insertAdjacentHTML: () => {
        document.body.insertAdjacentHTML("beforeend", "<iframe srcdoc=x></iframe>");
      },
      parseFromString: () => new DOMParser().parseFromString("<a href=x>", "text/html"),
      fragment: () => document.createRange().createContextualFragment("<a href=x>"),
      "script.src": () => (document.createElement("script").src = "/app.js"),
      "script.text": () => (document.createElement("script").text = "alert(1)"),
      worker: () => new Worker("/app.js"),
      "a policy of one's own": () => types.createPolicy("own", rules),
      "the policy of pages": () => types.createPolicy("docs-pages", rules),
      "the policy of the service worker": () => types.createPolicy("docs-worker", rules),
    };
    const results = Object.entries(attempts).map(([name, run]) => {
      try {
        run();
        return [name, "done"] as const;
      } catch (error) {
        return [name, (error as Error).name] as const;
      }
    });
    return Object.fromEntries(results);
  });

const allThrow = (results: Record<string, string>): void => {
  expect(Object.keys(results)).toHaveLength(10);
  expect(Object.entries(results).filter(([, result]) => result !== "TypeError")).toEqual([]);
};

test("plain text is refused where HTML or a script's URL is expected", async () => {
  const page = await openPage({ path: DOC, breaksPolicy: true });
  allThrow(await attempt(page));
});

test("no text runs as code", async () => {
  const page = await openPage({ path: DOC, breaksPolicy: true, expected: /Function constructor/ });
  // Runs in a timer, because code evaluated by a debugger may use eval, whatever the policy says.
  const results = await page.evaluate(
    () =>
      new Promise<Record<string, string>>((done) => {
        setTimeout(() => {
          const attempts: Record<string, () => unknown> = {
            // oxlint-disable-next-line no-eval -- what the policy has to refuse
            eval: () => (0, eval)("1 + 1") as unknown,
            // oxlint-disable-next-line no-implied-eval -- as above
            Function: () => (new Function("return 2") as () => unknown)(),
            // oxlint-disable-next-line no-implied-eval -- as above
            setTimeout: () => setTimeout("window.ran = true", 0),
          };
          const nameOf = (run: () => unknown): string => {
            try {
              return String(run());
            } catch (error) {
              return (error as Error).name;
            }
          };
          done(
            Object.fromEntries(Object.entries(attempts).map(([name, run]) => [name, nameOf(run)])),
          );
        });
      }),
  );
  expect(results).toEqual({ eval: "EvalError", Function: "EvalError", setTimeout: "TypeError" });
});

test("it still is while the search is open, whose highlights are allowed", async () => {
  const page = await openPage({ path: DOC, breaksPolicy: true });
  await openSearchDialog(page);
  allThrow(await attempt(page));
  const marked = await page.evaluate(() => {
    const place = document.createElement("p");
    place.innerHTML = "a <mark>hit</mark>";
    return place.innerHTML;
  });
  expect(marked).toBe("a <mark>hit</mark>");
});

test("search, navigation and going back can set their HTML", async () => {
  const page = await openPage({ path: DOC });
  const readText = () => page.locator("main").innerText();
  const before = await readText();
  await search(page, "validator");
  await hits(page).locator("a").first().click();
  await page.waitForURL((url) => url.pathname !== DOC);
  await expectSoon(async () => (await readText()) !== before, true);
  expect(await page.locator("main [data-segment] > *").count()).toBeGreaterThan(0);
  await page.goBack();
  await expectSoon(readText, before);
});

test("live code is recolored while it is edited", async () => {
  const live = pages.find(({ html }) => html.includes('<div class="live"'));
  if (!live) throw new Error("No page has live code.");
  const page = await openPage({ path: live.path });
  await page.getByRole("button", { name: "Edit and run" }).first().click();
  const editor = page.getByRole("textbox", { name: "Code, editable" });
  await editor.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText('const shown = "<img src=x onerror=alert(1)>";');
  await expectSoon(
    () => page.locator(".live-editor .token.string").allInnerTexts(),
    ['"<img src=x onerror=alert(1)>"'],
  );
});

test("the service worker is registered", async () => {
  const page = await openPage({ path: DOC, offline: true });
  const script = await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return new URL(active?.scriptURL ?? "").pathname;
  });
  expect(script).toBe("/sw.js");
});
