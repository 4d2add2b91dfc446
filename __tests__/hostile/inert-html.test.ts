import { isInert } from "../../src/browser/base/inert-html";

test.each([
  ["a script", "<script>x()</script>"],
  ["a picture with a handler", "<img src=x onerror=x()>"],
  ["a mark with a handler", "<mark onclick=x()>"],
  ["a span with a handler after its class", '<span class="token" onclick=x()>'],
  ["a span with a style", '<span style="position:fixed">'],
  ["a class that ends early", '<span class=""onclick=x()>'],
  ["a class in single quotes", "<span class='x' onclick=x()>"],
  ["a slash instead of a space", "<mark/onclick=x()>"],
  ["a link", "<a href=javascript:x()>"],
  ["a tag that a removed one splits", "<scr<mark>ipt>x()"],
  ["a tag that appears when another one is removed", "<<mark>img src=x onerror=x()>"],
  ["a tag in an attribute", '<span class="<img src=x onerror=x()>">'],
  ["an unclosed tag", "<img src=x onerror=x() "],
  ["a comment", "<!-- --><mark>"],
  ["a drawing", "<svg onload=x()>"],
  ["a textarea with a different shape", "<textarea autofocus onfocus=x()>"],
  ["an upper-case tag", "<MARK ONCLICK=x()>"],
  ["a tag with a line break", "<mark\nonclick=x()>"],
  ["a frame", "<iframe srcdoc=x>"],
  ["a template", "<template><script>x()</script></template>"],
])("%s isn't inert", (_, html) => {
  expect(isInert(html)).toBe(false);
});

test.each([
  ["a text", "1 &lt; 2 > 1"],
  ["a hit", "the <mark>validator</mark> &amp; more"],
  ["a colored line", '<span class="token keyword keyword-const">const</span> a\n'],
  ["a new line", "<div class=pce-line aria-hidden=true>\n</div>"],
  [
    "the empty editor",
    "<div><div class=pce-wrapper><div class=pce-overlays><textarea class=pce-textarea spellcheck=false autocapitalize=off autocomplete=off>",
  ],
])("%s is", (_, html) => {
  expect(isInert(html)).toBe(true);
});

test("a long text is read once", () => {
  const start = process.cpuUsage();
  expect(isInert(`${"<span class=".repeat(50_000)}<b>`)).toBe(false);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
});
