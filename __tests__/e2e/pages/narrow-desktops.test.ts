import { pages } from "../../support/built/built-site";
import { isNightly, isPicked } from "../../support/nightly";
import { serveSite } from "../support/browser";

/*
 * Tests windows that are just wide enough for the sidebar and a doc: nothing is collapsed, and there is no room to
 * spare.
 */

const { openPage, origin } = serveSite();

/** Pages with their own layout. */
const ALWAYS = [
  ...["/", "/markdown-page", "/showcase", "/tutorials", "/changelog", "/search", "/404"],
  ...["/cli/account", "/developer/json-rpc", "/contracts/core-contracts", "/network"],
];

const chosen = pages
  .map(({ path }) => path)
  .filter((path) => isNightly || ALWAYS.includes(path) || isPicked(`narrow ${path}`, 20));

/** Time limit, which allows for a busy machine. A page takes 0.4 s on a quiet one. */
const LIMIT_MS = 60_000 + chosen.length * 1000;

test(
  "no page is wider than its window at 997 or 1024 px",
  async () => {
    expect(chosen).toEqual(expect.arrayContaining(ALWAYS));
    const page = await openPage({ path: "/", scripts: false });
    const wider: string[] = [];
    for (const path of chosen) {
      await page.goto(origin() + path, { waitUntil: "domcontentloaded" });
      for (const width of [997, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        const size = await page.locator("html").evaluate(({ scrollWidth }) => scrollWidth);
        if (size > width) wider.push(`${path} at ${width} px: ${size}`);
      }
    }
    expect(wider).toEqual([]);
  },
  LIMIT_MS,
);
