import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { qualityFile } from "../../search/quality";
import { readBuilt } from "../../support/built/built-site";
import { SITE_DIR } from "../../support/built/site-dir";
import { serveSite } from "../support/browser";

const { openPage } = serveSite();

const KB = 1000;
const CODE_BYTES = 60 * KB;
const INDEX_BYTES = 150 * KB;
const ALL_QUERIES_MS = 120_000;

const packedSize = (path: string): number => gzipSync(readBuilt(path), { level: 9 }).length;

test("code and index loaded before the first answer stay within their budgets", async () => {
  const page = await openPage({ path: "/", fresh: true });
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.context().on("request", (request) => asked.push(new URL(request.url()).pathname));
  // One second after the answer, the rest of the index is fetched too, so the page itself watches for the answer.
  const [needed] = await Promise.all([
    page
      .waitForFunction(() => document.querySelector(".DocSearch-Hit") !== null)
      .then(() => [...new Set(asked)]),
    page.keyboard
      .press("Control+k")
      .then(() => page.locator(".DocSearch-Input").fill("fee abstraction")),
  ]);
  await page.locator(".DocSearch-Hit").first().waitFor();
  const code = needed.filter((path) => path.endsWith(".js"));
  const index = needed.filter((path) => path.startsWith("/search-index/"));
  const codeBytes = code.reduce((sum, path) => sum + packedSize(path), 0);
  const indexBytes = index.reduce((sum, path) => sum + readBuilt(path).length, 0);
  process.stdout.write(
    `search before the first answer: ${codeBytes} bytes of code in ${code.length} files, ${indexBytes} of index in ${index.length}\n`,
  );
  expect(code.length).toBeGreaterThanOrEqual(2);
  expect(index.length).toBeGreaterThanOrEqual(3);
  expect(codeBytes).toBeLessThanOrEqual(CODE_BYTES);
  expect(indexBytes).toBeLessThanOrEqual(INDEX_BYTES);
});

test(
  "no query of the quality file needs more of the index for its answer",
  async () => {
    const { openSearch } = await import("../../../src/search/engine/search-engine");
    let most = { bytes: 0, query: "" };
    for (const { query } of qualityFile.queries) {
      let bytes = 0;
      const engine = await openSearch((address) => {
        const content = readFileSync(join(SITE_DIR, address));
        bytes += content.length;
        return Promise.resolve(Uint8Array.from(content).buffer);
      });
      await engine.search({ query });
      if (bytes > most.bytes) most = { bytes, query };
    }
    process.stdout.write(`most of the index: ${most.bytes} bytes for "${most.query}"\n`);
    expect(most.bytes).toBeGreaterThan(0);
    expect(most.bytes).toBeLessThanOrEqual(INDEX_BYTES);
  },
  ALL_QUERIES_MS,
);

test("files that never change are named after their content, and there are no stray files", () => {
  const folder = join(SITE_DIR, "search-index");
  const names = readdirSync(folder);
  expect(names).toContain("start.bin");
  const [key, ...others] = names.filter((name) => statSync(join(folder, name)).isDirectory());
  expect(key).toMatch(/^[0-9a-f]{12}$/);
  expect(others).toEqual([]);
});
