import { readFileSync, readdirSync } from "node:fs";
import { COMPONENTS } from "../../../src/markdown/components/component-registry";
import { findPage } from "../../support/built/built-site";
import { readAttributes } from "../../support/built/html";
import { atEachWidth } from "../support/at-each-width";
import { serveSite } from "../support/browser";
import { editButton } from "../support/live-editor";

const { openForAll, openPage } = serveSite();

const PATH = "/markdown-page";
const FOLDER = "content/style-guide";
const sources = readdirSync(FOLDER)
  .filter((name) => /^[^_].*\.md$/.test(name))
  .sort()
  .map((name) => readFileSync(`${FOLDER}/${name}`, "utf8"));
const bodies = sources.map((source) => source.replace(/^---[\s\S]*?\n---\n/, "").trim());

test("every component for writers is shown", () => {
  const shown = bodies.join("\n");
  expect(Object.keys(COMPONENTS).filter((name) => !shown.includes(`<${name}`))).toEqual([]);
});

test("no id is used twice", () => {
  const ids = readAttributes(findPage(PATH).html, "id");
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

atEachWidth("style-guide", (width) => {
  const page = openForAll({ path: PATH, width });

  test("each example is next to its result", async () => {
    const shown = page().locator("main section figure.code-block[data-language=md] code");
    expect(await shown.allTextContents()).toEqual(bodies);
    const results = page().locator("main section [data-segment]");
    expect(await results.count()).toBeGreaterThanOrEqual(bodies.length);
    for (const selector of [
      ".admonition-warning",
      ".tabs",
      ".steps",
      ".card-grid",
      ".page-ref",
      ".figure svg",
      "math",
      ".footnotes",
      "details",
      ".code-note",
    ])
      expect(await page().locator(`main section ${selector}`).count()).toBeGreaterThan(0);
    expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  test("without scripts it reads the same, except for the buttons that run code and ask a wallet", async () => {
    const plain = await openPage({ path: PATH, width, scripts: false });
    const hydrated = page();
    const wallet = hydrated.getByRole("button", { name: "Add Celo Sepolia" });
    const run = hydrated.getByRole("button", { name: "Run", exact: true });
    for (const buttons of [editButton(hydrated), wallet, run])
      await buttons.evaluateAll((elements) => {
        for (const element of elements) element.remove();
      });
    // With scripts, addresses are boxes that may be cut off, and innerText puts each box on its own line.
    await hydrated.evaluate(() => {
      document.documentElement.removeAttribute("data-js");
    });
    expect(await plain.locator("main").innerText()).toBe(
      await hydrated.locator("main").innerText(),
    );
  });
});
