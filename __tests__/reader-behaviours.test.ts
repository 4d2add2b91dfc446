import { readFileSync } from "node:fs";

/** A line of "Reader behaviours", and the tests that prove it: file, then words of the test's name. */
type Row = readonly [line: string, ...proofs: (readonly [file: string, name: string])[]];

const ROUTE = "e2e/route-change.test.ts";
const SCROLL = "e2e/scrolling.test.ts";
const FETCH = "e2e/page-files.test.ts";
const NAVIGATION = "e2e/navigation.test.ts";
const DEPLOYS = "builds/reader-states/deploys.ts";
const CONFIGURED = "builds/reader-states/configured-states.ts";
const VERSIONS = "builds/reader-states/versions.ts";
const PICTURES = "builds/reader-states/pictures.ts";
const BASE = "builds/reader-states/base-url.ts";
const LIVE = "e2e/live-code.test.ts";

const ROWS: readonly Row[] = [
  // Navigation
  [
    "content first, then the switch; a progress bar after 200 ms",
    [ROUTE, "appears 200 ms after a change to another path"],
  ],
  ["no progress bar for hash or query changes", [ROUTE, "does not for %s"]],
  [
    "a spinner where there is nothing to show yet, after 200 ms",
    ["components/ui/Lazy.test.tsx", "nothing is shown for 200 ms, then a spinner"],
  ],
  [
    "scroll to the hash target below the navbar",
    [SCROLL, "a link to a heading of another page leads below the navbar"],
  ],
  ["else to the top", [NAVIGATION, "a click leads to the same page that a fresh load gives"]],
  [
    "no scrolling when only the query changed",
    [SCROLL, "a change of the query alone leaves the page where it is"],
  ],
  [
    "back and forward restore the position",
    [SCROLL, "back from a heading goes to where the reader was"],
    [SCROLL, "positions outlive a reload"],
  ],
  [
    "back and forward show the page itself, however late it comes",
    [NAVIGATION, "it comes whole, also when its data are there before its text"],
    [NAVIGATION, "one the reader has left, and that comes %s the page they went on to"],
  ],
  [
    "focus moves to the heading and the title is announced",
    [ROUTE, "is told the new title, and goes on from its heading"],
  ],
  [
    "smooth scrolling natively, none with reduced motion",
    [SCROLL, "within a page it is smooth by the browser's own means"],
  ],
  [
    "else an easing factor of 0.85",
    [SCROLL, "each frame leaves 85 % of the way"],
    ["browser/navigation/smooth-scroll.test.ts", "each step leaves 85 %"],
  ],
  ["prefetch on hover and focus", [FETCH, "begins at %s, with page and data, once"]],
  ["prefetch on entering the viewport", [FETCH, "begins when a link of the text comes into view"]],
  ["no prefetch on 2g or with data-saver", [FETCH, "does not on %j"]],
  [
    "files that fail: one warning, then a full load",
    [FETCH, "is gone to with one warning when its $name fails"],
  ],
  [
    "a deploy under an open tab",
    [DEPLOYS, "with other scripts: the next page is loaded whole, once"],
    [DEPLOYS, "with other words only"],
    [DEPLOYS, "between a page and its data"],
  ],
  [
    "at most one reload for a build",
    [DEPLOYS, "they are gone: the page is loaded anew, once"],
    [DEPLOYS, "sends nobody in circles"],
    ["browser/navigation/page-loader.test.ts", "a page is loaded anew once for each build"],
  ],
  [
    "addresses are normalised, query and hash kept",
    [ROUTE, "%s is %s"],
    [ROUTE, "a link to /x/ or /x.html leads to /x"],
  ],
  [
    "history keys of six characters; POP, PUSH, REPLACE",
    [ROUTE, "every entry has a key of six characters"],
  ],
  // States
  [
    "nothing read while rendering; the suite fails on any console message",
    ["e2e/every-page.test.ts", "writes nothing to the console"],
  ],
  [
    "colour mode: default, toggled, kept, synced, cleared",
    ["e2e/color-mode.test.ts", "is dark at first when the system is"],
    ["e2e/color-mode.test.ts", "the choice is kept over a reload, without a flash"],
    ["e2e/color-mode.test.ts", "another tab follows at once, and forgets the choice"],
  ],
  [
    "disableSwitch and respectPrefersColorScheme",
    [CONFIGURED, "with disableSwitch there is no switch"],
    [CONFIGURED, "with respectPrefersColorScheme it is the system's"],
  ],
  [
    "announcement as configured cannot be closed",
    ["e2e/shell.test.ts", "the announcement says that Celo is an L2"],
  ],
  [
    "announcement with isCloseable",
    [CONFIGURED, "is closed by its button, stays closed, and comes back"],
  ],
  [
    "version dropdown, badge, kept choice",
    [VERSIONS, "the dropdown leads to the same page of the other version"],
    [VERSIONS, "the choice is kept, and counts on pages outside the docs"],
  ],
  ["version banners", [VERSIONS, "$path has its banner, which leads to the latest version"]],
  [
    "a version without the page leads to its main doc",
    [VERSIONS, "a version without the page leads to its main doc"],
  ],
  [
    "layout size ssr, desktop, mobile",
    ["e2e/shell.test.ts", "the layout changes between 996 and 997 px"],
    ["browser/boot/layout-size-without-window.test.ts", 'the size is "ssr"'],
  ],
  [
    "mobile sidebar: Escape, navigation, growing",
    ["e2e/drawer.test.ts", "Escape closes it"],
    ["e2e/drawer.test.ts", "going to another page closes it"],
    ["e2e/drawer.test.ts", "growing past 996 px closes it"],
  ],
  [
    "mobile sidebar: page not scrollable, focus inside",
    ["e2e/drawer.test.ts", "the page behind it cannot be scrolled"],
    ["e2e/drawer.test.ts", "Tab stays inside it"],
  ],
  [
    "tabs of one group, kept, linked by query",
    ["e2e/code-and-tabs.test.ts", "of one group change together and stay so"],
    ["e2e/code-and-tabs.test.ts", "can be linked to by the query"],
  ],
  // Messages
  [
    "This page crashed.",
    ["e2e/messages.test.ts", "a page that crashes says so, and why"],
    ["components/layout/PageBoundary.test.tsx", '"Try again" shows the page once it can be shown'],
  ],
  [
    "a failing navbar item names the item",
    ["components/navbar/menus.test.tsx", "a navbar item that fails is named"],
  ],
  [
    "navbar: sidebar without target, unknown type",
    ["site/check-navbar.test.ts", "a sidebar item without a page to lead to"],
    ["site/check-navbar.test.ts", "an unknown type is a fault"],
  ],
  [
    "page load error and Retry",
    [LIVE, '"Retry" tries again'],
    ["components/ui/Lazy.test.tsx", "what cannot be loaded says why"],
  ],
  [
    "component without default export",
    ["components/ui/Lazy.test.tsx", "a module without a default export"],
    ["build/content/check-page-modules.test.ts", "a page without a default export"],
  ],
  [
    "docs data missing, unknown plugin and plugin id",
    ["model/docs/docs-data.test.ts", "docs data that is missing"],
    ["model/docs/docs-data.test.ts", "an unknown plugin or plugin id"],
  ],
  [
    "wrong base URL",
    [BASE, "%s shows the red banner with the base URL to try"],
    [BASE, "where it was built for there is none"],
  ],
  [
    "pictures: loading, click to load",
    [PICTURES, 'that are slow say "Loading…"'],
    [PICTURES, "wait to be asked for when the reader saves data"],
  ],
  [
    "pictures: offline, 404, error",
    [PICTURES, "say that the browser is offline"],
    [PICTURES, "that are not there say so"],
    [PICTURES, "that failed are fetched again when asked"],
  ],
  [
    "pluralised labels",
    ["site/labels.test.ts", "$count of each"],
    ["site/labels.test.ts", "the plural rules decide"],
  ],
  // Live code
  [
    "an editor with its result below",
    [LIVE, "it runs at once, and again when it is changed"],
    [LIVE, "a React example lives in its frame"],
  ],
  [
    "cannot reach the page, its storage or its origin",
    [LIVE, '"$what"'],
    [LIVE, "anything: it has no origin"],
  ],
  ["errors in place", [LIVE, '"$name"'], [LIVE, "a component that throws"]],
  ["reset and copy", [LIVE, "Reset brings the code back, and Copy takes"]],
  ["leaving by Escape, then Tab", [LIVE, "Escape and then Tab leads out"]],
  [
    "nothing loaded before it is asked for; plain without scripts",
    [LIVE, "nothing of it is loaded"],
    [LIVE, "without scripts it is the same block"],
  ],
  [
    "four docs, with real library code, type-correct",
    [LIVE, "at least four docs have live code"],
    ["live/samples.test.ts", "the compiler has nothing to say of them"],
  ],
  // The end
  [
    "keyboard-only use",
    ["e2e/keyboard.test.ts", "Tab reaches everything, in sight and marked"],
    ["e2e/keyboard.test.ts", "a whole visit without a mouse"],
  ],
  ["budgets", ["e2e/budgets.test.ts", "all JavaScript once hydrated takes at most 80 KB"]],
];

const sources = new Map<string, string>();

function readSource(file: string): string {
  const text = sources.get(file) ?? readFileSync(`__tests__/${file}`, "utf8");
  sources.set(file, text);
  return text;
}

/** Reader behaviours, line by line: this says where each is proved; the tests named here prove it. */
test.each(ROWS.map(([line, ...proofs]) => ({ line, proofs })))("$line", ({ proofs }) => {
  expect(proofs.length).toBeGreaterThan(0);
  const missing = proofs.filter(([file, name]) => !readSource(file).includes(name));
  expect(missing).toEqual([]);
});
