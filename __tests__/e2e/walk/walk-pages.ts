import type { BuiltPage } from "../../support/built/built-site";
import { serveSite } from "../support/browser";
import { lookAtEach } from "../support/each-page";
import { type Findings, QUESTIONS } from "./findings";
import { visitPage } from "./visit-page";

/** Time limit per page, in ms. A page takes a second of CPU time, and much longer on a busy machine. */
const PAGE_MS = 30_000;

/** At 1440 px, the first command, value or step of a page should begin above this position, in pixels. */
const FIRST_VIEW = 640;
/**
 * Maximum number of docs in which the first command, value or step begins further down. These docs are lessons and a
 * history, which explain things in order.
 */
const MAX_LATE = 11;

/** Maximum number of code blocks in all docs in which a line is cut off at 1440 px: 3 % of 1500. */
const MAX_CUT = 45;

/**
 * Defines the tests that visit pages once without scripts and once with them, and then answer all questions about them.
 * README.md lists the pages that a run visits.
 * @param isWhole True for a page that is read whole, in both color modes and at two widths.
 */
export function walkPages(
  chosen: readonly BuiltPage[],
  isWhole: (page: BuiltPage) => boolean,
): void {
  const { openPage, origin } = serveSite();
  const found: Findings[] = [];

  beforeAll(
    async () => {
      process.stdout.write(`walks ${chosen.length} pages\n`);
      const findings = await lookAtEach(
        chosen,
        async () => ({
          plain: await openPage({ path: "/", scripts: false }),
          tab: await openPage({ path: "/" }),
        }),
        async (tabs, page) => [await visitPage(tabs, origin(), page, isWhole(page))],
      );
      found.push(...findings);
    },
    60_000 + chosen.length * PAGE_MS,
  );

  // This test is first: the messages of all pages fail it.
  test("every page writes nothing to the console and requests nothing that fails", () => {
    expect(found.length).toBe(chosen.length);
  });

  test.each(Object.keys(QUESTIONS))("every page %s", (question) => {
    const answers = found.flatMap((page) =>
      QUESTIONS[question]!(page).map((problem) => `${page.path} ${problem}`),
    );
    expect(answers).toEqual([]);
  });

  test("all docs have their text at the same left edge", () => {
    const edges = found.flatMap(({ desktop: { text } }) => (text ? [text.left] : []));
    expect([...new Set(edges)]).toHaveLength(1);
  });

  test("docs have their first command, value or step on the first screen", () => {
    const late = found.filter(
      ({ isDoc, desktop: { answer = 0 } }) => isDoc && answer >= FIRST_VIEW,
    );
    process.stdout.write(
      late.map(({ path, desktop }) => `${path}: ${desktop.answer} px\n`).join(""),
    );
    expect(late.length).toBeLessThanOrEqual(MAX_LATE);
  });

  test("docs cut off lines in few code blocks", () => {
    const docs = found.filter(({ isDoc }) => isDoc);
    const sumOf = (part: "blocks" | "cut") =>
      docs.reduce((sum, { desktop }) => sum + desktop[part], 0);
    process.stdout.write(`code blocks cut at 1440 px: ${sumOf("cut")} of ${sumOf("blocks")}\n`);
    expect(sumOf("blocks")).toBeGreaterThan(0);
    expect(sumOf("cut")).toBeLessThanOrEqual(MAX_CUT);
  });
}
