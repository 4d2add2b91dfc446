import { jest } from "@jest/globals";
import plugin from "gatsby-plugin-google-gtag/gatsby-browser";

type Browser = Partial<Record<"doNotTrack" | "globalPrivacyControl", unknown>>;

const globals = globalThis as { SERVICES?: object };
const NONE = globals.SERVICES;
const ALL = {
  analyticsId: "G-AB12CD34EF",
  tagManagerId: "GTM-AB12CD3",
  marketingId: "1234567",
  honorsDoNotTrack: true,
};

/** Opens a page whose services only record that they ran, and runs the function that starts them. */
async function enter(path: string, services: object = ALL, browser: Browser = {}): Promise<void> {
  globals.SERVICES = services;
  jest.resetModules();
  for (const name of ["doNotTrack", "globalPrivacyControl"] as const) {
    Object.defineProperty(navigator, name, { value: browser[name], configurable: true });
  }
  history.replaceState(null, "", path);
  document.body.innerHTML = `<template id="service-scripts"><script data-plugin></script><script async src="https://js.hs-scripts.com/1.js"></script></template>`;
  const { watchServices } = await import("../../../src/browser/services/services");
  onLoad = undefined;
  // The window is shared by all tests, so its listeners have to be removed.
  const listen = jest.spyOn(window, "addEventListener").mockImplementation((type, listener) => {
    if (type === "load") onLoad = listener as () => void;
  });
  watchServices();
  listen.mockRestore();
}

let onLoad: (() => void) | undefined;

/** Finishes loading the page, after which the browser is idle. */
function load(): void {
  onLoad?.();
  jest.runOnlyPendingTimers();
}

/** The contents of Google's queue as arrays; entries that aren't commands are unchanged. */
const sent = (): unknown[] =>
  (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === "[object Arguments]"
      ? Array.from(entry as ArrayLike<unknown>)
      : entry,
  );
const views = (): unknown[] =>
  sent().flatMap((entry) =>
    Array.isArray(entry) && entry[1] === "page_view"
      ? [(entry[2] as { readonly page_path: string }).page_path]
      : [],
  );

/** Shows a page as Gatsby does: the plugin is told first, then our gatsby-browser. */
async function show(address: string): Promise<void> {
  history.pushState(null, "", address);
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = "production";
  plugin.onRouteUpdate({ location });
  process.env.NODE_ENV = NODE_ENV;
  window.signals?.countView();
  await jest.advanceTimersByTimeAsync(100);
}
const runningScripts = () => document.querySelectorAll("body > script").length;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  globals.SERVICES = NONE;
  delete window.dataLayer;
  delete window._hsq;
  delete window.signals;
  delete window.gtag;
  delete document.documentElement.dataset.counted;
});

test("the page contains nothing of any service before it has loaded, and then all of it", async () => {
  await enter("/build?x=1#top");
  expect([runningScripts(), window.dataLayer, window._hsq]).toEqual([0, undefined, undefined]);
  load();
  expect(runningScripts()).toBe(2);
  expect(document.querySelector("body > script[src]")?.getAttribute("src")).toBe(
    "https://js.hs-scripts.com/1.js",
  );
  expect(sent()).toEqual([
    { "gtm.start": Date.now(), event: "gtm.js" },
    ["event", "page_view", { page_path: "/build?x=1#top" }],
  ]);
  // HubSpot's own script counts the entry page, so we only set its path.
  expect(window._hsq).toEqual([["setPath", "/build?x=1#top"]]);
});

test.each([
  { name: "before", isEarly: true },
  { name: "after", isEarly: false },
])(
  "a framework that loads $name the services adds no view of the entry page",
  async ({ isEarly }) => {
    await enter("/a");
    if (!isEarly) load();
    await show("/a");
    load();
    await show("/b");
    await show("/b?q=1#h");
    expect(views()).toEqual(["/a", "/b", "/b?q=1#h"]);
    expect(window._hsq).toEqual([
      ["setPath", "/a"],
      ["setPath", "/b"],
      ["trackPageView"],
      ["setPath", "/b?q=1#h"],
      ["trackPageView"],
    ]);
  },
);

test("a reader who leaves the entry page before the browser is idle has it counted first", async () => {
  await enter("/a");
  await show("/a");
  await show("/b");
  expect(runningScripts()).toBe(2);
  expect(views()).toEqual(["/a", "/b"]);
  load();
  expect([runningScripts(), views()]).toEqual([2, ["/a", "/b"]]);
});

test("an address without a page is an event of its own, without the query that led there", async () => {
  await enter("/old/page?token=secret#x");
  load();
  window.signals?.sendNotFound("/old/page");
  expect(sent().at(-1)).toEqual([
    "event",
    "page_not_found",
    { page_path: "/old/page", page_location: "http://localhost/old/page" },
  ]);
});

test("an answer is a separate event, with the page it's about", async () => {
  await enter("/a");
  load();
  window.signals?.sendAnswer(false);
  expect(sent().at(-1)).toEqual(["event", "page_feedback", { helpful: "no", page_path: "/a" }]);
  window.signals?.sendAnswer(false, "outdated");
  expect(sent().at(-1)).toEqual([
    "event",
    "page_feedback",
    { helpful: "no", page_path: "/a", reason: "outdated" },
  ]);
});

test.each<Browser>([{ doNotTrack: "1" }, { globalPrivacyControl: true }])(
  "%j: nothing is stored, and nothing runs",
  async (browser) => {
    await enter("/a", ALL, browser);
    load();
    await show("/b");
    expect([runningScripts(), window.dataLayer, window.signals]).toEqual([0, undefined, undefined]);
    expect("counted" in document.documentElement.dataset).toBe(false);
  },
);

test("a build can be configured to count anyway", async () => {
  await enter("/a", { ...ALL, honorsDoNotTrack: false }, { doNotTrack: "1" });
  load();
  expect(views()).toEqual(["/a"]);
});

test("without a tag manager nothing is sent to it, and without an account nothing to HubSpot", async () => {
  await enter("/a", { analyticsId: "G-AB12CD34EF", honorsDoNotTrack: true });
  load();
  expect(sent()).toEqual([["event", "page_view", { page_path: "/a" }]]);
  expect(window._hsq).toBeUndefined();
});
