import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expectSoon } from "../../e2e/support/expect-soon";
import type { ReaderStates } from "./states";

const PATH = "/guides/rewritten";

/** Variables that a build machine may have. */
export const SECRETS = { GITHUB_TOKEN: "ghs_hunter2", SEARCH_ADMIN_KEY: "hunter3" };

/** Tests an .mdx doc that was written for Docusaurus and has its own code. */
export function testMdx({ openPage, builds }: ReaderStates): void {
  describe("an .mdx doc", () => {
    const built = (file: string): string => readFileSync(join(builds.first, file), "utf8");

    test("has its text, and its components with their own text, in the HTML", () => {
      const main = /<main[\s\S]*<\/main>/.exec(built(`${PATH}/index.html`))?.[0] ?? "";
      const words = main.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
      for (const part of [
        "A transfer takes 21000 units of gas, at today's prices.",
        "Words that several pages share.",
        "Count 0",
        "Counts in thousands , for 21000.",
        "Yarn has words too.",
      ])
        expect(words).toContain(part);
      expect(main).toContain('id="fees"');
      expect(main).toContain('href="/guides/deploy"');
    });

    test("is in the sidebar, in the list of pages and in its Markdown copy, without its code", () => {
      expect(built("guides/deploy/index.html")).toContain(`href="${PATH}"`);
      expect(built("sitemap.xml")).toContain(`${PATH}<`);
      const copy = built("guides/rewritten.md");
      expect(copy).toContain("Counts in **thousands**, for 21000.");
      expect(copy).not.toMatch(/import|Highlight/);
    });

    test("is interactive, whether it's the first page of a visit or reached by a link", async () => {
      const page = await openPage({ path: PATH });
      const button = page.getByRole("button", { name: /^Count/ }).first();
      await button.click();
      await expectSoon(() => button.innerText(), "Count 21");
      await page.locator(`main a[href="/guides/deploy"]`).first().click();
      await expectSoon(() => page.getByRole("heading", { level: 1 }).innerText(), "Deploy");
      await page.locator(`a[href="${PATH}"]:visible`).first().click();
      await expectSoon(() => button.innerText(), "Count 0");
      await button.click();
      await expectSoon(() => button.innerText(), "Count 21");
      expect(await page.getByRole("region", { name: "Own" }).first().innerText()).toContain(
        "Counts in thousands, for 21000.",
      );
    });

    test("renders components that find none of the build's secrets, neither by name nor in their process", () => {
      const [, seen = ""] =
        /data-seen="([^"]*)"/.exec(built("next/guides/counter/index.html")) ?? [];
      expect(seen).toMatch(/^undefined .* NODE_ENV=production /);
      expect(Object.values(SECRETS).filter((secret) => seen.includes(secret))).toEqual([]);
    });

    test("is counted during the build", () => {
      const log = readFileSync(`${builds.first}.log`, "utf8");
      expect(log).toContain(".mdx docs, each compiled by webpack: 2");
    });
  });
}
