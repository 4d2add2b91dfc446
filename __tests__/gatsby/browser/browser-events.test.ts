/** @jest-environment jsdom */
import { jest } from "@jest/globals";
import { createElement } from "react";

/** The calls made after a page change, in order. */
const called: string[] = [];
const note =
  (name: string) =>
  (...given: unknown[]): void => {
    called.push([name, ...given.filter((one) => typeof one !== "object")].join(" "));
  };
const mock = (path: string, ...names: string[]): void => {
  jest.unstable_mockModule(`../../../src/browser/${path}`, () =>
    Object.fromEntries(names.map((name) => [name, note(name)])),
  );
};
mock("boot/start", "showPage", "startBrowser");
mock("boot/waiting-styles", "addWaitingStyles");
mock("navigation/page-focus", "focusPage", "keepRouterFromFocusing");
mock("navigation/scrolling", "keepScrollPosition", "scrollToAddress", "watchScrolling");
mock("navigation/prefetch", "watchPrefetch");
mock("navigation/links", "watchLinks", "watchNavigation");
mock("offline/register", "keepPagesOffline", "keepShownPage");
mock("search/search-dialog", "openSearchPage", "watchSearch");
const { onClientEntry, onRouteUpdate, replaceHydrateFunction, shouldUpdateScroll } =
  await import("../../../src/gatsby/browser/browser-events");

const update = (path: string, before: string | null): string[] => {
  called.length = 0;
  const at = (pathname: string) => ({ pathname });
  onRouteUpdate(
    { location: at(path), prevLocation: before === null ? null : at(before) } as never,
    {} as never,
  );
  return called;
};

beforeEach(() => {
  Object.assign(window, { signals: { countView: note("countView") } });
  document.body.innerHTML = '<p id="saved-copy"></p>';
});

test("the first page of a visit is shown and counted, and keeps its focus and notice", () => {
  expect(update("/a", null)).toEqual(["showPage /a true", "countView"]);
  expect(document.getElementById("saved-copy")).not.toBeNull();
});

test("the next page is counted, then focused, saved and scrolled", () => {
  expect(update("/b", "/a")).toEqual([
    "showPage /b false",
    "countView",
    "focusPage",
    "keepShownPage",
    "scrollToAddress",
  ]);
  expect(document.getElementById("saved-copy")).toBeNull();
});

test("going to another section of the same page doesn't move the focus", () => {
  expect(update("/a", "/a")).toEqual(["showPage /a false", "countView", "scrollToAddress"]);
});

test("Gatsby doesn't scroll", () => {
  expect(shouldUpdateScroll()).toBe(false);
});

test("a page that Gatsby can't show repeats an early click, and its search is the search page", async () => {
  const warn = jest.spyOn(console, "warn").mockReturnValue();
  const button = document.createElement("button");
  button.onclick = () => called.push("click");
  called.length = 0;
  history.replaceState(null, "", "/a%2Fb");
  Object.assign(window, { clickedEarly: button, searchTyped: "fees" });
  void onClientEntry();
  await Promise.resolve();
  history.replaceState(null, "", "/");
  expect(called).toEqual(["startBrowser", "openSearchPage", "click"]);
  expect(window.appIsReady).toBe(true);
  expect(warn).toHaveBeenCalledWith("No page has the path /a%2Fb.");
});

test("a hash that is typed later is repaired before the router reads it", async () => {
  jest.spyOn(console, "warn").mockReturnValue();
  await onClientEntry();
  history.replaceState(null, "", "/build#%zz");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(location.hash).toBe("#%25zz");
});

describe("hydration", () => {
  const mode = process.env.NODE_ENV;
  afterEach(() => {
    process.env.NODE_ENV = mode;
  });

  test("a built page keeps its elements, and a click counts before React has hydrated them", () => {
    process.env.NODE_ENV = "production";
    const container = document.createElement("div");
    container.innerHTML = "<button>Copy</button>";
    document.body.replaceChildren(container);
    const button = container.querySelector("button");
    const page = createElement("button", { onClick: note("copied") }, "Copy");
    replaceHydrateFunction()?.(page, container);
    called.length = 0;
    button?.click();
    expect(called).toEqual(["copied"]);
    expect(container.querySelector("button")).toBe(button);
  });

  test("the browser gets a turn between the parts of a built page", async () => {
    process.env.NODE_ENV = "production";
    const turns: string[] = [];
    const Part = (): null => {
      const end = performance.now() + 10;
      while (performance.now() < end);
      turns.push("part");
      return null;
    };
    const timer = setInterval(() => turns.push("browser"), 0);
    const parts = Array.from({ length: 6 }, (_, key) => createElement(Part, { key }));
    replaceHydrateFunction()?.(parts, document.createElement("div"));
    while (turns.filter((turn) => turn === "part").length < parts.length)
      await new Promise((done) => setTimeout(done, 5));
    clearInterval(timer);
    expect(turns.slice(turns.indexOf("part"), turns.lastIndexOf("part"))).toContain("browser");
  });

  test("development keeps Gatsby's own renderer", () => {
    expect(replaceHydrateFunction()).toBeUndefined();
  });
});
