import { compile, htmlOf } from "../../../support/compile";

test("a footnote is at the end, and links back", () => {
  expect(htmlOf("A claim.[^a]\n\n[^a]: Its *source*.")).toMatchInlineSnapshot(
    `"<p>A claim.<sup><a id="footnote-ref-1" href="#footnote-1" class="footnote-ref" aria-describedby="footnote-label">1</a></sup></p><section class="footnotes" aria-labelledby="footnote-label"><h2 class="visually-hidden" id="footnote-label">Footnotes</h2><ol><li id="footnote-1"><p>Its <em>source</em>.</p><a href="#footnote-ref-1" class="footnote-back" aria-label="Back to reference 1">↩</a></li></ol></section>"`,
  );
});

test("they are numbered by first use, and one that is used twice has one number", () => {
  const html = htmlOf("One[^b], two[^a], one again[^b].\n\n[^a]: A.\n\n[^b]: B.");
  expect(html.match(/class="footnote-ref"[^>]*>\d/g)?.map((match) => match.at(-1))).toEqual([
    "1",
    "2",
    "1",
  ]);
  expect(html.indexOf("<p>B.</p>")).toBeLessThan(html.indexOf("<p>A.</p>"));
  expect(html.match(/ id="footnote-ref-1"/g)).toHaveLength(1);
});

test("a footnote may use other footnotes", () => {
  expect(htmlOf("One[^a].\n\n[^a]: A.[^b]\n\n[^b]: B.")).toContain('<li id="footnote-2"><p>B.</p>');
});

test("an unused one isn't shown, and is a fault", () => {
  const { html, faults } = compile("Words.\n\n[^a]: A.");
  expect(html).toBe("<p>Words.</p>");
  expect(faults).toContain("[markdown/unused-footnote]");
});

test("links in footnotes are checked like all others", () => {
  expect(compile("One[^a].\n\n[^a]: [A](/a).").doc.links.map(({ target }) => target)).toEqual([
    "/a",
  ]);
});
