import type { Page } from "playwright-core";
import { pages } from "../../support/built/built-site";
import { readHeaders } from "../../support/built/headers";
import { SITE_DIR } from "../../support/built/site-dir";
import { serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";

/*
 * Every e2e test runs under the site's policy, and fails if the policy blocks something (support/browser.ts). These
 * tests check that the policy is really in force, and that it blocks what it should.
 */
const { openPage, origin } = serveSite();

const DOC = "/build/quickstart";

const policyOf = (path: string): string =>
  readHeaders(SITE_DIR, path)["Content-Security-Policy"] ?? "";

type Watched = Window & { violations?: string[] };

/**
 * Opens a page into which an attacker has inserted this HTML. Returns what was blocked, as reported by the page's own
 * events.
 */
async function openWith(
  html: string,
): Promise<{ page: Page; violations: () => Promise<string[]> }> {
  const page = await openPage({
    path: DOC,
    breaksPolicy: true,
    expected: /example\.org/,
    prepare: async (tab) => {
      await tab.addInitScript(() => {
        const seen = ((window as Watched).violations = [] as string[]);
        addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
          seen.push(`${effectiveDirective} ${blockedURI}`);
        });
      });
      await tab.route(`**${DOC}`, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace("</body>", `${html}</body>`);
        await route.fulfill({ response, body });
      });
    },
  });
  // Duplicates are removed, because both policies report a violation: the one in the header, and the one in the
  // page's <meta>.
  const violations = async () => [
    ...new Set(await page.evaluate(() => (window as Watched).violations ?? [])),
  ];
  return { page, violations };
}

test("every document is sent with the policy, including a missing page", async () => {
  for (const path of ["/", DOC, "/search", "/no/such/page"]) {
    const { headers } = await fetch(origin() + path);
    expect(headers.get("content-security-policy")).toBe(policyOf(path));
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
});

describe("injected HTML", () => {
  test.each([
    {
      what: "an inline script",
      html: "<script>window.isBroken = true</script>",
      stopped: "script-src-elem inline",
    },
    {
      what: "an event handler",
      html: '<img src="/favicon.svg" onload="window.isBroken = true">',
      stopped: "script-src-attr inline",
    },
    {
      what: "a script from another site",
      html: '<script src="https://example.org/x.js"></script>',
      stopped: "script-src-elem https://example.org/x.js",
    },
    {
      what: "a frame from another site",
      html: '<iframe src="https://example.org/"></iframe>',
      stopped: "frame-src https://example.org",
    },
    {
      what: "a picture from another site",
      html: '<img src="https://example.org/x.png">',
      stopped: "img-src https://example.org/x.png",
    },
    { what: "inline styles", html: "<style>body{}</style>", stopped: "style-src-elem inline" },
  ])("$what is blocked", async ({ html, stopped }) => {
    const { page, violations } = await openWith(html);
    await expectSoon(
      async () => (await violations()).map((one) => one.replace(/\/$/, "")),
      [stopped],
    );
    expect(await page.evaluate(() => "isBroken" in window)).toBe(false);
  });

  test("evaluated text is blocked, and so are requests to another site", async () => {
    const { page, violations } = await openWith("");
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          try {
            // oxlint-disable-next-line typescript/no-implied-eval -- what must be blocked
            setTimeout("window.isBroken = true");
          } catch {
            // Trusted Types refuse the text before it is evaluated.
          }
          void fetch("https://example.org/collect").catch(() => {
            done();
          });
        }),
    );
    const expected = [
      "require-trusted-types-for trusted-types-sink",
      "connect-src https://example.org/collect",
    ];
    await expectSoon(async () => {
      const seen = await violations();
      return expected.filter((one) => seen.includes(one));
    }, expected);
    expect(await page.evaluate(() => "isBroken" in window)).toBe(false);
  });
});

test("only the frames that pages use are allowed", () => {
  const [frames = ""] = /frame-src[^;]*/.exec(policyOf("/")) ?? [];
  const has = (pattern: RegExp) => pages.some(({ html }) => pattern.test(html));
  const expected = [
    ...(has(/<div class="live"/) ? ["'self'"] : []),
    ...(has(/youtube\.com\/watch[^>]*data-needs-app/) ? ["https://www.youtube-nocookie.com"] : []),
  ];
  expect(frames.split(" ").slice(1).sort()).toEqual(
    (expected.length > 0 ? expected : ["'none'"]).sort(),
  );
});
