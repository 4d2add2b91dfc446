import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { untilHydrated } from "../../e2e/support/browser";
import { expectSoon } from "../../e2e/support/expect-soon";
import { type ReaderStates, title } from "./states";

/** Tests languages other than English: French, and Arabic, which is right-to-left (fixtures/locales). */
export function testLocales({ openPage, builds, origin }: ReaderStates): void {
  const read = (file: string): string => readFileSync(join(builds.first, file), "utf8");
  const html = (path: string): string => read(join(path, "index.html"));
  const alternates = (path: string): string[] =>
    [...html(path).matchAll(/hrefLang="([^"]+)" href="https:\/\/[^/]+([^"]*)"/g)].map(
      ([, code, to]) => `${code} ${to}`,
    );
  const canonical = (path: string): string | undefined =>
    /rel="canonical" href="https:\/\/[^/]+([^"]*)"/.exec(html(path))?.[1];

  describe("languages of the docs", () => {
    test.each([
      { path: "next/guides/deploy", tag: '<html lang="en" data-theme' },
      { path: "fr/next/guides/deploy", tag: '<html lang="fr" dir="ltr" data-theme' },
      { path: "ar/next/guides/deploy", tag: '<html lang="ar" dir="rtl" data-theme' },
      { path: "ar/next/guides/pictures", tag: '<html lang="ar" dir="rtl" data-theme' },
      { path: "guides/deploy", tag: '<html lang="en" data-theme' },
    ])("$path declares its language and direction", ({ path, tag }) => {
      expect(html(path)).toContain(tag);
    });

    test("translated pages link to each other as alternates, and to no page that isn't translated", () => {
      const all = [
        "en /next/guides/deploy",
        "fr /fr/next/guides/deploy",
        "ar /ar/next/guides/deploy",
        "x-default /next/guides/deploy",
      ];
      for (const root of ["", "fr/", "ar/"])
        expect(alternates(`${root}next/guides/deploy`)).toEqual(all);
      const start = ["en /next", "fr /fr/next", "x-default /next"];
      expect([alternates("next"), alternates("fr/next"), alternates("ar/next")]).toEqual([
        start,
        start,
        [],
      ]);
    });

    test("search engines are sent to a translation, and from an untranslated page to the original", () => {
      expect(canonical("fr/next/guides/deploy")).toBe("/fr/next/guides/deploy");
      expect(canonical("fr/next/guides/pictures")).toBe("/next/guides/pictures");
      const listed = [...read("sitemap.xml").matchAll(/<loc>https:\/\/[^/]+(\/(?:fr|ar)\/[^<]*)/g)];
      expect(listed.map(([, path]) => path)).toEqual([
        "/ar/next/guides/deploy",
        "/fr/next",
        "/fr/next/guides/counter",
        "/fr/next/guides/deploy",
      ]);
    });

    test("a page without a translation shows the original in its own language, with a note", () => {
      const page = html("ar/next/guides/pictures");
      expect(page).toContain('<h1 lang="en" dir="ltr">Pictures of next</h1>');
      expect(page).toContain('<div class="prose" lang="en" dir="ltr">');
      const note = 'role="note">لم تُترجم هذه الصفحة بعد';
      expect(page).toContain(note);
      expect(html("ar/next/guides/deploy").includes(note)).toBe(false);
      expect(html("fr/next/guides/pictures")).toContain("Cette page n’est pas encore traduite.");
    });

    test("each language has its labels, plurals and dates, its sidebar and its links", () => {
      const page = html("fr/next");
      expect(page).toContain("Une minute de lecture");
      expect(page).toContain("21 novembre 2026");
      expect(page).toContain(">Trucs et astuces<");
      expect(page).toContain('href="/fr/next/guides/deploy"');
      expect(page).toContain('href="/fr/next/guides/pictures"');
      expect(page).toContain(">Mettre en service<");
      expect(html("next")).toContain("One min read");
    });

    test("Markdown copies, feeds and the URL of a language do the same", () => {
      expect(read("fr/next/guides/deploy.md")).toContain("# Mettre en service");
      expect(read("ar/atom.xml")).toContain('xml:lang="ar"');
      expect(html("fr/next")).toContain('type="application/atom+xml" href="/fr/atom.xml"');
      expect(read("_redirects")).toContain("/fr /fr/next 301");
      expect(read("llms.txt")).not.toContain("/fr/");
      expect(existsSync(join(builds.first, "fr/guides/deploy"))).toBe(false);
    });

    const languages = (page: Page) =>
      page.locator("[data-navbar] [data-dropdown]", { has: page.locator("[data-locale-link]") });
    const linkTo = (page: Page, name: string) =>
      languages(page).getByRole("link", { name, exact: true });

    test("the menu leads to the same page in another language, after a navigation too", async () => {
      const page = await openPage({ path: "/fr/next" });
      await page.locator(".prose").getByRole("link", { name: "mettre un nœud en service" }).click();
      await page.waitForURL("**/fr/next/guides/deploy");
      await expectSoon(() => title(page), "Mettre en service");
      expect(await page.evaluate(() => document.documentElement.lang)).toBe("fr");
      await languages(page).locator("summary").click();
      expect(await languages(page).locator("summary").innerText()).toBe("Français");
      expect(await linkTo(page, "Français").getAttribute("aria-current")).toBe("true");
      await linkTo(page, "العربية").click();
      await page.waitForURL("**/ar/next/guides/deploy");
      await expectSoon(() => title(page), "تشغيل عقدة");
      expect(await page.evaluate(() => document.documentElement.dir)).toBe("rtl");
      await languages(page).locator("summary").click();
      await linkTo(page, "English").click();
      await page.waitForURL(`${origin()}/next/guides/deploy`);
      await expectSoon(() => title(page), "Deploy in next");
      expect(await page.evaluate(() => document.documentElement.dir)).toBe("");
    });

    test("from pages that a language doesn't have, the menu leads to that language's first page", async () => {
      const page = await openPage({ path: "/guides/deploy", scripts: false });
      await languages(page).locator("summary").click();
      await linkTo(page, "Français").click();
      await page.waitForURL("**/fr/next");
    });

    test("React hydrates a page without changes, in its language", async () => {
      const page = await openPage({ path: "/ar/next/guides/pictures" });
      await untilHydrated(page);
      expect(await page.locator("[data-copy-page]").innerText()).toBe("انسخ الصفحة");
      expect(await page.locator("h1").getAttribute("dir")).toBe("ltr");
      await page.locator("a[rel=prev]").click();
      await page.waitForURL("**/ar/next/guides/deploy");
      await expectSoon(() => title(page), "تشغيل عقدة");
      expect(await page.locator("h1").getAttribute("dir")).toBeNull();
      expect(await page.locator("[data-copy-page]").innerText()).toBe("انسخ الصفحة");
    });

    test.each([
      { path: "/fr/next/guides/counter", words: "Des mots.", count: "Count 3", heading: undefined },
      { path: "/ar/next/guides/counter", words: "Words.", count: "Count 2", heading: "en" },
    ])("an .mdx doc works at $path", async ({ path, words, count, heading }) => {
      const page = await openPage({ path });
      await untilHydrated(page);
      const own = page.locator("section[aria-label=Own]");
      expect(await own.innerText()).toContain(words);
      await own.getByRole("button").click();
      await expectSoon(() => own.getByRole("button").innerText(), count);
      const list = page.locator("nav[data-toc] ul").first();
      expect((await list.getAttribute("lang")) ?? undefined).toBe(heading);
    });

    test("in a narrow window the drawer slides in from the side where text begins", async () => {
      const page = await openPage({ path: "/ar/next/guides/deploy", width: 390 });
      await page.getByRole("button", { name: "افتح القائمة" }).click();
      await expectSoon(async () => {
        const box = await page.locator("#menu").boundingBox();
        return box && Math.round(box.x + box.width);
      }, 390);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });
}
