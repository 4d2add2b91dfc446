import { type PageScope, findUndeclared } from "../../src/outputs/hosting/check-page";
import { SEARCH_LOGO_STYLE, toPageNeeds } from "../../src/outputs/hosting/page-needs";
import { formatPagePolicy } from "../../src/outputs/hosting/policy";
import {
  REDIRECT_POLICY,
  REDIRECT_SCRIPT,
  formatRedirectPage,
} from "../../src/outputs/hosting/redirects";
import { checkPublicFiles, faultsOfPage } from "../../src/pipeline/public/check-public-files";
import { expectInTime, measureFairly } from "../support/hostile/cpu-time";

const scope: PageScope = {
  declared: toPageNeeds({ scripts: ["ours()", REDIRECT_SCRIPT], styles: [] }),
  external: { "script-src": ["https://*.tag.example"], "img-src": ["https://pixel.example"] },
  metaPolicies: ["default-src 'self'", REDIRECT_POLICY],
};

const page = (body: string, head = ""): string =>
  `<!doctype html><html><head>${head}</head><body><div style="outline:none">${body}</div><script>ours()</script></body></html>`;

test("a page with only declared parts needs nothing else", () => {
  const body = `<form action="/search"></form><form action="https://duckduckgo.com/"></form>
    <a href="https://celo.org">a</a><img src="data:image/png;base64,AA"><img srcset="/a.png 1x, /b.png 2x">
    <img src="https://pixel.example/x"><script type="application/ld+json">{}</script>
    <template><script src="/app.js"></script><script src="https://www.tag.example/x.js"></script></template>
    <style>${SEARCH_LOGO_STYLE}</style><iframe src="https://www.youtube-nocookie.com/embed/x"></iframe>
    <svg viewBox="0 0 1 1"><path d="M0 0"/></svg>`;
  const head = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'"><link rel="stylesheet" href="/a.css"><link rel="canonical" href="https://docs.celo.org/">`;
  expect(findUndeclared(page(body, head), scope)).toEqual([]);
});

test.each([
  ["a NUL character", "Next \0→"],
  ["an inline script", "<script>evil()</script>"],
  ["a script in capitals", "<SCRIPT>evil()</SCRIPT>"],
  ["a script with a slash", "<script/x>evil()</script>"],
  ["a module", '<script type=module>import "/x.js"</script>'],
  ["an import map", '<script type="importmap">{}</script>'],
  ["a script with a type in capitals", '<script type="TEXT/JavaScript">evil()</script>'],
  ["our script with an extra space", "<script>ours() </script>"],
  ["a script in a template", "<template><script>evil()</script></template>"],
  [
    "a script in two templates",
    "<template><template><script>evil()</script></template></template>",
  ],
  ["a script in a drawing", "<svg><script>evil()</script></svg>"],
  ["a script that ends a comment", "<!--><script>evil()</script>-->"],
  ["a script after a title", "<svg><title><script>evil()</script></title></svg>"],
  ["a script in noscript", '<noscript><p title="</noscript><script>evil()</script>"></noscript>'],
  ["a form in noscript", '<noscript><form action="https://evil.example"></form></noscript>'],
  ["a script from another site", '<script src="https://evil.example/x.js"></script>'],
  ["a script without a scheme", '<script src="//evil.example/x.js"></script>'],
  ["a script with backslashes", '<script src="/\\evil.example/x.js"></script>'],
  ["a script whose address is invalid", '<script src="https://[/x.js"></script>'],
  ["a script as data", '<script src="data:text/javascript,evil()"></script>'],
  ["a script from a similarly named site", '<script src="https://eviltag.example/x.js"></script>'],
  ["a form", '<form action="https://evil.example/">'],
  ["a form after a slash", '<form/action="https://evil.example/">'],
  ["a form without quotes", "<form action=https://evil.example/>"],
  ["a form with entities", '<form action="&#104;ttps://evil.example/">'],
  ["a button's form", '<button formaction="https://evil.example/">'],
  ["an input's form", '<input type=image formaction="https://evil.example/">'],
  ["a form that runs", '<form action="javascript:evil()">'],
  ["a style element", "<style>p{color:red}</style>"],
  ["a style element in a drawing", "<svg><style>p{color:red}</style></svg>"],
  ["a style attribute", '<p style="position:fixed">'],
  ["a style attribute without quotes", "<p style=position:fixed>"],
  ["a style attribute after a slash", '<p/style="position:fixed">'],
  ["a style sheet", '<link rel="stylesheet" href="https://evil.example/x.css">'],
  ["a style sheet with two keywords", '<link rel="alternate Stylesheet" href="//evil.example">'],
  ["a preconnect", '<link rel="preconnect" href="https://evil.example">'],
  ["a frame", '<iframe src="https://evil.example/"></iframe>'],
  [
    "a frame with a name that starts the same way",
    '<iframe src="https://www.youtube-nocookie.com.evil.example/">',
  ],
  ["a frame of another scheme", '<iframe src="http://www.youtube-nocookie.com/">'],
  ["a frame that runs", '<iframe src="javascript:evil()"></iframe>'],
  ["a frame with its document", '<iframe srcdoc="<p>x"></iframe>'],
  ["an object", '<object data="/x.pdf"></object>'],
  ["an embed", '<embed src="/x.pdf">'],
  ["a base", '<base href="https://evil.example/">'],
  ["a base within the site", '<base href="/x/">'],
  ["a refresh", '<meta http-equiv="refresh" content="0; url=/x">'],
  ["a refresh in capitals", '<META HTTP-EQUIV=Refresh content="0; url=https://evil.example">'],
  ["another policy", '<meta http-equiv="Content-Security-Policy" content="script-src *">'],
  ["a picture", '<img src="https://evil.example/x.png">'],
  ["a picture of a set", '<img srcset="/a.png 1x, https://evil.example/x.png 2x">'],
  ["a picture of a drawing", '<svg><image href="https://evil.example/x.png"/></svg>'],
  ["a poster", '<video poster="https://evil.example/x.png"></video>'],
  ["a video", '<video><source src="https://evil.example/x.mp4"></video>'],
  ["a handler", '<p onclick="evil()">'],
  ["a handler after a slash", "<p/onclick=evil()>"],
  ["a handler in capitals", "<img src=/x ONERROR=evil()>"],
  ["a handler in MathML", '<math><mi onclick="evil()">x</mi></math>'],
  ["a handler on the body", '<body onload="evil()">'],
  ["a link that runs", '<a href="javascript:evil()">'],
  ["a link that runs, with a tab", '<a href="java\tscript:evil()">'],
  ["a link that runs, with entities", '<a href="&#1;javascript&colon;evil()">'],
  [
    "a link of a drawing that runs",
    '<svg><a xlink:href="javascript:evil()"><text>x</text></a></svg>',
  ],
  ["a link to data", '<a href="data:text/html,x">'],
  ["a link that sends a ping", '<a href="/x" ping="https://evil.example">'],
])(
  "%s is an error that names the page and what it needs, without widening the policy",
  (_, html) => {
    const before = formatPagePolicy(scope.declared, scope.external);
    const faults = faultsOfPage("/a.html", findUndeclared(page(html), scope));
    expect(faults.length).toBeGreaterThan(0);
    expect(faults[0]).toMatchObject({
      file: "public/a.html",
      line: 1,
      column: 1,
      rule: "policy/page",
    });
    expect(faults[0]?.problem).toMatch(/^This page has .+, which no code declares\.$/);
    expect(formatPagePolicy(scope.declared, scope.external)).toBe(before);
    expect(before).not.toContain("evil");
  },
);

test("only the page of a redirect redirects by itself, and only within the site", () => {
  const html = formatRedirectPage({ from: "/old", to: "/new" }, "https://docs.celo.org", "Docs");
  expect(findUndeclared(html, { ...scope, isRedirect: true })).toEqual([]);
  expect(findUndeclared(html, scope)).not.toEqual([]);
  const away = html.replace("url=/new", "url=//evil.example");
  expect(findUndeclared(away, { ...scope, isRedirect: true })).not.toEqual([]);
});

test("deep and large pages are read within the time limit", () => {
  const deep = page("<b>".repeat(20_000));
  const large = page('<p title="'.repeat(50_000));
  const { seconds } = measureFairly(() => [deep, large].map((one) => findUndeclared(one, scope)));
  expectInTime(seconds);
});

test("a drawing with code and a script with its own styles are errors, too", () => {
  const files: Record<string, string> = {
    "/a.svg": '<svg xmlns="http://www.w3.org/2000/svg" onload="evil()"/>',
    "/b.js": 'x.createElement("style",null,"*{color:red}")',
    // nginx sends these as a drawing and a script, too.
    "/c.SVG": '<svg xmlns="http://www.w3.org/2000/svg" onload="evil()"/>',
    "/d.JS": 'x.createElement("style",null,"*{color:red}")',
  };
  const read = (file: string): string => files[file] ?? "";
  const faults = checkPublicFiles({ addresses: Object.keys(files), read });
  expect(faults.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    "public/b.js policy/script",
    "public/d.JS policy/script",
    "public/a.svg policy/drawing",
    "public/c.SVG policy/drawing",
  ]);
});

test.each([
  ["an escaped url", 'fill="u\\72l(https://evil.example/x)"'],
  ["an escaped url in a style", 'style="fill:\\75rl(https://evil.example/x)"'],
  ["an image set", `style="background:image-set('https://evil.example/x' 1x)"`],
  ["a prefixed image set", `style="background:-webkit-image-set('x' 1x)"`],
  ["an image", `style="background:image('https://evil.example/x')"`],
  ["a source", `style="mask:src('https://evil.example/x')"`],
  ["an import", `style="@import 'https://evil.example/x'"`],
])("a drawing that fetches something by %s is an error", (_name, attribute) => {
  const read = (): string => `<svg xmlns="http://www.w3.org/2000/svg"><path ${attribute}/></svg>`;
  expect(checkPublicFiles({ addresses: ["/a.svg"], read })).toHaveLength(1);
});

test("a drawing's own gradients and names aren't errors", () => {
  const read = (): string =>
    '<svg xmlns="http://www.w3.org/2000/svg" aria-label="An image (of a path)"><path fill="url(#a)" style="fill:rgb(1,2,3)"/></svg>';
  expect(checkPublicFiles({ addresses: ["/a.svg"], read })).toEqual([]);
});
