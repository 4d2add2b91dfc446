import { jest } from "@jest/globals";
import type { LoadedPage, PageLoader } from "../../../src/browser/base/gatsby-runtime";
import { findSidebar } from "../../../src/browser/navigation/sidebar-items";
import { find } from "../find";

type Navigate = (to: string | number, options?: object) => void;
let navigate: Navigate;
const navigateTo = jest.fn<(to: string) => void>();
jest.unstable_mockModule("../../../src/browser/base/gatsby-runtime", () => ({
  navigateTo,
  replaceNavigation: (wrap: (show: Navigate) => Navigate) => (navigate = wrap(shown)),
}));
const shown = jest.fn<Navigate>();
let loader: PageLoader;
const loadPage = jest.fn<(path: string) => Promise<LoadedPage | undefined>>();
/** jsdom doesn't load documents, but logs each attempt to do so. */
const left = jest.fn();
let hasSmooth = true;
const scrolled = jest.fn();
Object.assign(globalThis, {
  CSS: { supports: () => hasSmooth },
  matchMedia: () => ({ matches: false }),
  scrollTo: scrolled,
});

const settle = () => new Promise((done) => setTimeout(done));
const click = (id: string, more: MouseEventInit = {}): boolean =>
  find(id).dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...more }),
  );

beforeAll(async () => {
  jest.spyOn(console, "error").mockImplementation(left);
  const links = await import("../../../src/browser/navigation/links");
  links.watchNavigation((loader = { loadPage }));
  links.watchLinks();
});
beforeEach(() => {
  jest.clearAllMocks();
  hasSmooth = true;
  history.replaceState({}, "", "/here?q=a");
  loadPage.mockResolvedValue({ status: "success" });
});

describe("a navigation", () => {
  test("loads the page and then shows it, with query, anchor and options", async () => {
    navigate("/a?b=c#d", { state: 1 });
    expect(shown).not.toHaveBeenCalled();
    await settle();
    expect(loadPage.mock.calls).toEqual([["/a?b=c"]]);
    expect(shown.mock.calls).toEqual([["/a?b=c#d", { state: 1 }]]);
  });

  test("repairs a hash that the router can't decode", async () => {
    navigate("/a#%zz");
    await settle();
    expect(shown.mock.calls).toEqual([["/a#%25zz", undefined]]);
  });

  test("through the history is left to the router", () => {
    navigate(-1);
    expect(shown.mock.calls).toEqual([[-1]]);
    expect(loadPage).not.toHaveBeenCalled();
  });

  test("to another site isn't one", async () => {
    navigate("https://celo.org/");
    await settle();
    expect([loadPage, shown, left].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  });

  test.each([
    ["has an error", { status: "error" }],
    ["is nowhere", undefined],
  ])("to a page that %s leaves the document", async (_, page) => {
    loadPage.mockResolvedValue(page);
    navigate("/a");
    await settle();
    expect([shown.mock.calls.length, left.mock.calls.length]).toEqual([0, 1]);
  });

  test("to a page that fails to load leaves the document, and so does a path without a page", async () => {
    loadPage.mockRejectedValue(new Error("no network"));
    navigate("/a");
    await settle();
    navigate("/a%2Fb");
    expect([loadPage.mock.calls.length, left.mock.calls.length]).toEqual([1, 2]);
  });

  test.each([
    ["is HTML", () => Promise.reject(new SyntaxError("Unexpected token '<'"))],
    ["isn't a list", () => Promise.resolve({ error: "busy" })],
  ])("shows its page even if the answer for the sidebar %s", async (_, json) => {
    globalThis.fetch = () => Promise.resolve({ ok: true, json } as Response);
    const data = { doc: { sidebarFile: "/broken.json" } };
    loadPage.mockResolvedValue({ status: "success", json: { data } });
    navigate("/a");
    await settle();
    expect(shown.mock.calls.map(([to]) => to)).toEqual(["/a"]);
    expect(findSidebar("/broken.json")).toBeUndefined();
  });

  test("that the reader abandons for another one shows nothing", async () => {
    let deliver: (page: { status: string }) => void = () => undefined;
    loadPage.mockReturnValueOnce(new Promise((done) => (deliver = done)));
    navigate("/slow");
    navigate("/fast");
    await settle();
    deliver({ status: "success" });
    await settle();
    expect(shown.mock.calls.map(([to]) => to)).toEqual(["/fast"]);
  });

  test("that the reader goes back from shows nothing", async () => {
    navigate("/slow");
    dispatchEvent(new PopStateEvent("popstate"));
    await settle();
    expect(shown).not.toHaveBeenCalled();
  });
});

test("a page isn't shown if the reader has left its URL in the meantime", async () => {
  let deliver: (page: { status: string }) => void = () => undefined;
  loadPage.mockReturnValueOnce(new Promise((done) => (deliver = done)));
  const arrived = jest.fn();
  void loader.loadPage("/here?q=a").then(arrived);
  history.replaceState({}, "", "/gone-on");
  deliver({ status: "success" });
  await settle();
  expect(arrived).not.toHaveBeenCalled();
  await loader.loadPage("/ahead").then(arrived);
  expect(arrived).toHaveBeenCalledTimes(1);
});

describe("a click on a link", () => {
  beforeEach(() => {
    document.body.innerHTML = `<a id="page" href="/a/?b#c"><b id="inner">a</b></a>
      <a id="out" href="https://celo.org/">o</a> <a id="file" href="/a.pdf">f</a>
      <a id="own" href="/here?q=a">x</a> <a id="heading" href="/here?q=a#h">h</a>`;
  });

  test("to a page is a navigation, even on an element inside the link", () => {
    expect(click("#inner")).toBe(false);
    expect(navigateTo.mock.calls).toEqual([["/a?b#c"]]);
  });

  test.each([
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])("with %j is left to the browser", (more) => {
    click("#page", more);
    expect(navigateTo).not.toHaveBeenCalled();
  });

  test.each(["#out", "#file"])("%s is left to the browser", (id) => {
    find(id).addEventListener("click", (event) => {
      setTimeout(() => {
        event.preventDefault();
      });
    });
    click(id);
    expect(navigateTo).not.toHaveBeenCalled();
  });

  test("is ignored if it was already handled", () => {
    find("#inner").addEventListener("click", (event) => {
      event.preventDefault();
    });
    click("#inner");
    expect(navigateTo).not.toHaveBeenCalled();
  });

  test("to the page itself scrolls to the top", () => {
    expect(click("#own")).toBe(false);
    expect(scrolled.mock.calls).toEqual([[{ top: 0 }]]);
    expect(navigateTo).not.toHaveBeenCalled();
  });

  test("to a heading of the page is left to browsers that scroll smoothly, and is a navigation in others", () => {
    click("#heading");
    expect(navigateTo).not.toHaveBeenCalled();
    hasSmooth = false;
    expect(click("#heading")).toBe(false);
    expect(navigateTo.mock.calls).toEqual([["/here?q=a#h"]]);
  });
});
