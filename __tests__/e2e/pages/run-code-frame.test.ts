import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { keyOfCode } from "../../../src/markdown/samples/name-types";
import { listPublic } from "../../../src/pipeline/store/list-public";
import { listDocPages, readBuilt } from "../../support/built/built-site";
import { readHeaders } from "../../support/built/headers";
import { SITE_DIR } from "../../support/built/site-dir";
import { serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { NODE_HOSTS, startRpcNode } from "../support/rpc-node";

const { openPage } = serveSite();
const node = startRpcNode();

const PATH = "/developer/web3";
/** Console messages about blocked attempts, which these tests cause on purpose. */
const EXPECTED = new RegExp(`${NODE_HOSTS.source}|Refused to|violates|Fetch API|Unsafe|Blocked`);

const output = (page: Page) => page.getByRole("region", { name: "Result" });
const log = (page: Page) => output(page).getByRole("log").innerText();
const alertText = (page: Page) => output(page).locator(".run-error").innerText();

/** Runs hostile code instead of the page's own. */
async function runInstead(script: string): Promise<Page> {
  const page = await openPage({
    path: PATH,
    breaksPolicy: true,
    expected: EXPECTED,
    prepare: async (tab) => {
      await node.standIn(tab);
      await tab.route("**/runs.json", async (route) => {
        const response = await route.fetch();
        const scripts = (await response.json()) as Record<string, string>;
        const json = Object.fromEntries(Object.keys(scripts).map((key) => [key, script]));
        await route.fulfill({ json });
      });
    },
  });
  await page.getByRole("button", { name: "Run", exact: true }).click();
  return page;
}

describe("code that runs can't", () => {
  test.each([
    ["fetch", `await fetch("https://forno.celo.org", { method: "POST", body: "{}" });`],
    [
      "a picture",
      `await new Promise((done, fail) => Object.assign(new Image(), { onload: done, onerror: () => fail(new Error("refused")), src: "https://forno.celo.org/x.png" }));`,
    ],
    [
      "a socket",
      `await new Promise((done, fail) => Object.assign(new WebSocket("wss://forno.celo.org/ws"), { onopen: done, onerror: () => fail(new Error("refused")) }));`,
    ],
  ])("reach a node on its own: %s", async (_name, attempt) => {
    const page = await runInstead(`${attempt} console.log("reached");`);
    await expectSoon(async () => (await alertText(page)) !== "", true);
    expect(await log(page)).not.toContain("reached");
    expect(node.calls).toEqual([]);
  });

  test("open the relay itself", async () => {
    const relay = relayAddress();
    const page = await runInstead(`
      const frame = document.createElement("iframe");
      frame.src = "${relay}";
      document.body.append(frame);
      addEventListener("message", ({ data, source }) => {
        if (data === "ready") console.log("relay is ready");
      });
      await new Promise((done) => setTimeout(done, 1000));
      console.log("tried");`);
    await expectSoon(() => log(page), "tried");
    expect(node.calls).toEqual([]);
  });

  test("reach the page, its storage or its cookies", async () => {
    const page = await runInstead(`
      const tries = [() => parent.document.title, () => localStorage.length, () => document.cookie];
      for (const one of tries) { try { console.log(one()); } catch (error) { console.log(error.name); } }`);
    await expectSoon(() => log(page), "SecurityError\nSecurityError\nSecurityError");
  });

  test("hang the page: an endless loop is stopped", async () => {
    // The build adds a guard to every loop, as this code does by hand.
    const page = await runInstead("for (;;) { __guard(); }");
    await expectSoon(async () => (await alertText(page)).includes("ran for more than 1 s"), true);
  });
});

const relayAddress = (): string =>
  listPublic(SITE_DIR).find((file) => file.startsWith("/live/relay-")) ?? "";

describe("the policy", () => {
  const connectOf = (path: string): string | undefined =>
    /connect-src[^;]*/.exec(readHeaders(SITE_DIR, path)["Content-Security-Policy"] ?? "")?.[0];

  test("of pages allows no node, and the code's frame may not connect to anything", () => {
    expect(connectOf("/")).toBe("connect-src 'self'");
    expect(connectOf(PATH)).toBe("connect-src 'self'");
    expect(connectOf("/live/chain-x.html")).toBeUndefined();
    expect(readHeaders(SITE_DIR, "/live/chain-x.html")["Content-Security-Policy"]).toContain(
      "default-src 'none'",
    );
  });

  test("of the relay allows the nodes of Celo, and nothing else", () => {
    const nodes = "https://forno.celo-sepolia.celo-testnet.org https://forno.celo.org";
    const address = relayAddress();
    expect(connectOf(address)).toBe(`connect-src ${nodes}`);
    expect(readBuilt(address).toString()).toContain(`connect-src ${nodes};`);
  });
});

test("both frames together are at most 100 KB gzipped", () => {
  const frames = listPublic(SITE_DIR).filter((file) => /^\/live\/(?:chain|relay)-/.test(file));
  expect(frames).toHaveLength(2);
  const bytes = frames.reduce(
    (sum, file) => sum + gzipSync(readBuilt(file), { level: 9 }).length,
    0,
  );
  expect(bytes).toBeLessThanOrEqual(100_000);
});

test("every button has its compiled code, and no other page has any", () => {
  const CODE = /data-run=""(?:(?!<\/figure>)[^])*?<code>((?:(?!<\/code>)[^])*)<\/code>/g;
  let count = 0;
  for (const { path, html } of listDocPages()) {
    const keys = [...html.matchAll(CODE)].map(([, code = ""]) => keyOfCode(textOf(code)));
    if (keys.length === 0) continue;
    const runs = JSON.parse(readBuilt(`/page-data${path}/runs.json`).toString()) as object;
    expect([path, Object.keys(runs).sort()]).toEqual([path, keys.sort()]);
    count += keys.length;
  }
  expect(count).toBeGreaterThanOrEqual(35);
});

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
