import { formatNotSavedPage, markSaved, readTitle } from "../../../src/browser/offline/saved-page";

const PAGE =
  '<html><head><title data-x="y">A &amp; B</title></head><body class="c"><div id="___gatsby">';

test("the mark is first in the body, outside React's root", () => {
  expect(markSaved(PAGE, "Sat, 21 Nov 2026 10:00:00 GMT")).toBe(
    PAGE.replace(
      '<body class="c">',
      '<body class="c"><p id="saved-copy" role="status">You are offline: this is a saved copy of 21 November 2026.</p>',
    ),
  );
});

test.each([null, "no date"])("with %j as the date it shows none", (date) => {
  expect(markSaved(PAGE, date)).toContain(">You are offline: this is a saved copy.</p>");
});

test("titles are read unchanged", () => {
  expect(readTitle(PAGE)).toBe("A &amp; B");
  expect(readTitle("<p>")).toBe("");
});

test("saved pages are listed, and markup in a URL stays text", () => {
  const html = formatNotSavedPage([{ path: '/a"<b>', title: "A &amp; B" }]);
  expect(html).toContain('<li><a href="/a&quot;&lt;b>">A &amp; B</a></li>');
  expect(formatNotSavedPage([])).not.toContain("<ul>");
});
