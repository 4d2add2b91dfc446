import type { Page } from "playwright-core";
import { listDocPages } from "../../support/built/built-site";
import { DESKTOP, serveSite } from "../support/browser";

/* Tests where the text of a doc begins, below the navbar and next to the sidebar. */

const { openPage, origin } = serveSite();

/**
 * Maximum number of pixels above the text at 1440 px: bar, navbar, breadcrumbs, a one-line title and a two-line
 * description.
 */
const MOST_ABOVE = 230;

/** At 1440 px, the first command, value or step of a page should begin above this position, in pixels. */
const FIRST_VIEW = 640;
/**
 * Maximum number of docs in which the first command, value or step begins further down. These docs are lessons and a
 * history, which explain things in order.
 */
const MOST_LATE = 11;

/** All docs together take about a minute on an idle machine. */
const ALL_DOCS_MS = 300_000;

interface Layout {
  readonly path: string;
  readonly left: number;
  readonly top: number;
  /** True if the page has a two-line title or a notice above its text, which take up another line or two. */
  readonly isLong: boolean;
  /** Top of the first command, value or step; undefined if there is none. */
  readonly answer: number | undefined;
  readonly blocks: number;
  /** Number of code blocks in which a line is cut off. */
  readonly cut: number;
}

const readLayout = (page: Page) =>
  page.evaluate((): Omit<Layout, "path"> => {
    const title = document.querySelector("article h1")!;
    const text = document.querySelector(".prose")!.getBoundingClientRect();
    const answers = [
      ...document.querySelectorAll(
        ".prose :is(.code-block, .value, .table-scroll, .steps, ol, p > code, li > code)",
      ),
    ].filter((one) => one.checkVisibility());
    const blocks = [...document.querySelectorAll(".code-block pre")].filter((one) =>
      one.checkVisibility(),
    );
    return {
      left: text.left,
      top: text.top,
      isLong: title.clientHeight > 50 || document.querySelector("article > [role=note]") !== null,
      answer: answers[0]?.getBoundingClientRect().top,
      blocks: blocks.length,
      cut: blocks.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length,
    };
  });

describe("all docs at 1440 px", () => {
  const layouts: Layout[] = [];

  beforeAll(async () => {
    const page = await openPage({ path: listDocPages()[0]!.path, width: DESKTOP, scripts: false });
    for (const { path } of listDocPages()) {
      await page.goto(origin() + path, { waitUntil: "domcontentloaded" });
      layouts.push({ path, ...(await readLayout(page)) });
    }
  }, ALL_DOCS_MS);

  test("have their text at the same left edge and near the top", () => {
    expect(new Set(layouts.map(({ left }) => left)).size).toBe(1);
    const low = layouts.filter(({ isLong, top }) => !isLong && top > MOST_ABOVE);
    expect(low.map(({ path, top }) => `${path}: ${top}`)).toEqual([]);
  });

  test("cut off lines in at most 3 % of code blocks", () => {
    const sumOf = (part: "blocks" | "cut") => layouts.reduce((sum, one) => sum + one[part], 0);
    process.stdout.write(`code blocks cut at 1440 px: ${sumOf("cut")} of ${sumOf("blocks")}\n`);
    expect(sumOf("blocks")).toBeGreaterThan(1000);
    expect(sumOf("cut") / sumOf("blocks")).toBeLessThanOrEqual(0.03);
  });

  test("have their first command, value or step on the first screen", () => {
    const late = layouts.filter(({ answer = 0 }) => answer >= FIRST_VIEW);
    process.stdout.write(late.map(({ path, answer }) => `${path}: ${answer} px\n`).join(""));
    expect(late.length).toBeLessThanOrEqual(MOST_LATE);
  });
});

test("the title comes first, then the description; the reading time is at the end", async () => {
  const page = await openPage({ path: "/build/quickstart", width: DESKTOP });
  const header = page.locator("article > header");
  const description = await page.locator("meta[name=description]").getAttribute("content");
  expect(await header.locator("h1 + p").innerText()).toBe(description);
  expect(await page.locator("article footer").innerText()).toMatch(
    /^\d+ min read · Facts checked on /,
  );
  const [crumbs, menu] = await Promise.all(
    ["nav", "[data-page-menu]"].map((one) => header.locator(one).first().boundingBox()),
  );
  expect(Math.abs(crumbs!.y + crumbs!.height / 2 - (menu!.y + menu!.height / 2))).toBeLessThan(2);
});
