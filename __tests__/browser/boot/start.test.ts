import { find } from "../find";

// jsdom has no matchMedia.
Object.assign(globalThis, { matchMedia: () => ({ addEventListener: () => undefined }) });
const { ANNOUNCEMENT_IS_CLOSEABLE } = await import("../../../src/site/announcement");
const { showPage, startBrowser } = await import("../../../src/browser/boot/start");

beforeEach(() => {
  document.body.innerHTML = `<details data-dropdown open></details>
    <nav data-sidebar><a href="/">Home</a> <a href="/gas">Gas</a></nav>
    <figure data-quorum="0.5"></figure>`;
});
const current = () => document.querySelector("nav [aria-current]")?.textContent;
const isMenuOpen = () => find<HTMLDetailsElement>("details").open;

test("on the first page of a visit, menus stay open", () => {
  showPage("/gas/", true);
  expect([isMenuOpen(), current()]).toEqual([true, "Gas"]);
});

test("later pages close the menus", () => {
  showPage("/", true);
  expect(current()).toBe("Home");
  showPage("/gas", false);
  expect([isMenuOpen(), current()]).toEqual([false, "Gas"]);
});

test("a page with the quorum chart loads its code", async () => {
  const chart = find("figure");
  chart.append(document.createElement("output"));
  showPage("/gas", false);
  await import("../../../src/browser/widgets/quorum");
  await new Promise((resolve) => setTimeout(resolve));
  expect(chart.oninput).not.toBeNull();
});

test("the bar can be closed only if the site allows it", () => {
  startBrowser();
  document.body.innerHTML = "<button data-close-announcement>×</button>";
  find("button").click();
  expect(document.documentElement.dataset.announcement === "closed").toBe(
    ANNOUNCEMENT_IS_CLOSEABLE,
  );
});
