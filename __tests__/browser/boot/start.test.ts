import { jest } from "@jest/globals";
import { find } from "../find";

const fonts: string[] = [];
const fetchFont = jest.fn(() => Promise.resolve());
// What jsdom lacks.
Object.assign(globalThis, {
  matchMedia: () => ({ addEventListener: () => undefined }),
  FontFace: class {
    readonly status = "loaded";
    readonly load = fetchFont;
    constructor(readonly family: string) {}
  },
});
Object.assign(document, { fonts: { add: ({ family }: FontFace) => fonts.push(family) } });
const { ANNOUNCEMENT_IS_CLOSEABLE } = await import("../../../src/site/shell/announcement");
const { showPage, startBrowser } = await import("../../../src/browser/boot/start");

beforeEach(() => {
  fetchFont.mockClear();
  fonts.length = 0;
  document.body.innerHTML = `<details data-dropdown open></details>
    <nav data-sidebar><a href="/">Home</a> <a href="/gas">Gas</a></nav>
    <figure data-quorum="0.5"></figure>`;
});
const current = () => document.querySelector("nav [aria-current]")?.textContent;
const isMenuOpen = () => find<HTMLDetailsElement>("details").open;

test("on the page the reader entered by, menus stay open; our fonts are fetched and wait", () => {
  showPage("/gas/", true);
  expect([isMenuOpen(), current()]).toEqual([true, "Gas"]);
  expect([fetchFont.mock.calls.length, fonts]).toEqual([2, []]);
});

test("later pages close the menus, and show the fonts", () => {
  showPage("/", true);
  expect(current()).toBe("Home");
  showPage("/gas", false);
  expect([isMenuOpen(), current()]).toEqual([false, "Gas"]);
  expect([fetchFont.mock.calls.length, fonts]).toEqual([2, ["Source Serif 4", "Source Code Pro"]]);
});

test("a page with the chart of the quorum gets its code", async () => {
  const chart = find("figure");
  chart.append(document.createElement("output"));
  showPage("/gas", false);
  await import("../../../src/browser/widgets/quorum");
  await new Promise((resolve) => setTimeout(resolve));
  expect(chart.oninput).not.toBeNull();
});

test("the bar can be closed only where the site says so", () => {
  startBrowser();
  document.body.innerHTML = "<button data-close-announcement>×</button>";
  find("button").click();
  expect(document.documentElement.dataset.announcement === "closed").toBe(
    ANNOUNCEMENT_IS_CLOSEABLE,
  );
});
