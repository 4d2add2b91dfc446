import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { ReaderStates } from "./states";

/** Tests archived versions, pictures, a draft and an unlisted doc, as a real build outputs them. */
export function testBuiltPages({ builds }: ReaderStates): void {
  const html = (path: string): string =>
    readFileSync(join(builds.first, path, "index.html"), "utf8");

  test.each([
    { version: "the newest archived one", path: "guides/deploy", label: "2.0", banner: "" },
    {
      version: "the one being written",
      path: "next/guides/deploy",
      label: "Next",
      banner: "not released yet",
    },
    {
      version: "an older one",
      path: "1.9/guides/deploy",
      label: "1.9",
      banner: "no longer maintained",
    },
  ])("$version is served from its path, with its badge and banner", ({ path, label, banner }) => {
    const main = /<main[\s\S]*?<div class="prose">/.exec(html(path))?.[0] ?? "";
    const text = main.replace(/<[^>]*>/g, "");
    expect(/Version: (2\.0|Next|1\.9)/.exec(text)?.[1]).toBe(label);
    expect(/not released yet|no longer maintained/.exec(text)?.[0] ?? "").toBe(banner);
  });

  test("each version has its own sidebar", () => {
    expect(html("1.9/guides/deploy")).toContain('data-sidebar="old"');
    expect(html("next/guides/deploy")).toContain('data-sidebar="next"');
    expect(html("next/guides/deploy")).toContain('href="/next/guides/pictures"');
  });

  test("a link to a file leads to the page of the same version", () => {
    expect(html("1.9")).toContain('href="/1.9/guides/deploy#part-3"');
  });

  test("a picture has two widths, its size, and lazy loading", () => {
    const picture = /<img src="[^"]*" srcset[^>]*>/.exec(html("next/guides/pictures"))?.[0] ?? "";
    expect(picture.match(/\.\w+(?=[" ])/g)).toEqual([".webp", ".webp", ".webp"]);
    expect(picture).toContain('sizes="(min-width: 760px) 44rem, 100vw"');
    expect(picture.match(/ (640|1030)w/g)).toEqual(expect.arrayContaining([" 640w", " 1030w"]));
    expect(picture).toMatch(/width="1030" height="579" alt="A yellow field" loading="lazy"/);
    const file = /src="(\/static\/[^"]+)"/.exec(picture)?.[1] ?? "";
    expect(existsSync(join(builds.first, file))).toBe(true);
  });

  test("with RUN_ON_CELO=off, code is shown without the button to run it, and its compiled files aren't built", () => {
    expect(html("next/guides/run-code")).toContain('class="code-block" data-language="ts"');
    expect(html("next/guides/run-code")).not.toContain("data-run");
    expect(existsSync(join(builds.first, "page-data/next/guides/run-code/runs.json"))).toBe(false);
    const frames = readdirSync(join(builds.first, "live")).map((name) => name.split("-")[0]);
    expect(frames.sort()).toEqual(["plain", "react"]);
  });

  test("rendering reads no files behind Gatsby's back, which would make every later build render all pages", () => {
    const log = readFileSync(`${builds.first}.log`, "utf8");
    expect(log).toContain("Building static HTML for pages");
    expect(log).not.toMatch(/unsafe builtin/i);
  });

  test("a draft has no output", () => {
    expect(existsSync(join(builds.first, "next/guides/half"))).toBe(false);
  });

  test("an unlisted doc is built with noindex and a banner, and isn't in any list", () => {
    expect(html("next/guides/hidden")).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex/);
    expect(html("next/guides/hidden")).toMatch(/unlisted/i);
    expect(readFileSync(join(builds.first, "sitemap.xml"), "utf8")).not.toContain(
      "/next/guides/hidden",
    );
    expect(html("tags/nodes")).not.toContain("/next/guides/hidden");
    expect(html("next/guides/deploy")).not.toContain("/next/guides/hidden");
  });

  test("a site's logo is optimized, and sites without one get a mark", () => {
    const card = (name: string): string =>
      new RegExp(`data-entry="${name}"[\\s\\S]*?</li>`).exec(html("showcase"))?.[0] ?? "";
    const photo = /<img [^>]*src="([^"]+)" srcSet="([^"]+)" width="48" height="48"/i.exec(
      card("Valora"),
    );
    expect(photo?.[1]).toMatch(/^\/static\/.*\.webp$/);
    expect(photo?.[2]).toMatch(/ (?:1x|48w),[\s\S]* (?:2x|96w)/);
    expect(existsSync(join(builds.first, photo?.[1] ?? ""))).toBe(true);
    expect(card("Moss")).toMatch(/<svg[^>]*viewBox="0 0 48 48"/);
    expect(card("Moss")).not.toContain("<img");
  });

  test("a build's output lists the packages it contains, with the license of each", () => {
    const licenses = readFileSync(join(builds.first, "licenses.txt"), "utf8");
    const scripts = readdirSync(builds.first).filter((file) => file.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(5);
    const names = [...licenses.matchAll(/^ {2}(\S+) \d\S*: (.+)$/gm)].map(([, name]) => name);
    const expected = ["@docsearch/react", "gatsby", "react", "react-dom", "viem", "webpack"];
    expect(names).toEqual(expect.arrayContaining([...expected, "workbox-routing"]));
    expect(names).not.toContain("sharp"); // Only the build needs it.
    const sections = licenses.split(/^-{80}\n(?=\S+ \d\S* \()/m).slice(1);
    expect(sections).toHaveLength(names.length);
  });
}
