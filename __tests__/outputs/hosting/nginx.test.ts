import type { HeaderRule } from "../../../src/outputs/hosting/header-rules";
import { formatNginxMaps, formatNginxServer } from "../../../src/outputs/hosting/nginx";

const RULES: readonly HeaderRule[] = [
  { pattern: "/*", headers: { "X-Frame-Options": "DENY", "Cache-Control": "no-cache" } },
  { pattern: "/static/*", headers: { "Cache-Control": "max-age=31536000" } },
];

test("each header is sent with every response, but the cache time only with a file", () => {
  const lines = formatNginxServer(RULES)
    .split("\n")
    .filter((line) => line.startsWith("add_header "));
  expect(lines).toEqual([
    "add_header Cache-Control $docs_cache_control;",
    "add_header X-Frame-Options $docs_x_frame_options always;",
    "add_header Vary Accept;",
  ]);
});

test.each([
  ["text/markdown", ".md"],
  ["Text/Markdown;charset=utf-8, text/html;q=0.8", ".md"],
  ["text/html, text/markdown;q=0.001", ".md"],
  ["text/markdown;q=0", ""],
  ["text/markdown ; charset=utf-8 ; q=0.0, */*", ""],
  ["text/html, */*;q=0.8", ""],
  ["text/markdownish", ""],
  ["", ""],
])('for "Accept: %s", a page ends with "%s"', (accept, ending) => {
  const [, map = ""] =
    /map \$http_accept \$docs_twin \{\n(.*?)\}/s.exec(formatNginxMaps([], [])) ?? [];
  const lines = [...map.matchAll(/^ {2}"~\*(.*)" "(.*)";$/gm)];
  const found = lines.find(([, pattern = ""]) =>
    new RegExp(pattern.replaceAll("\\\\", "\\"), "i").test(accept),
  );
  expect(found?.[2] ?? "").toBe(ending);
});

test("the rule for all URLs is the default of a header's map, and other rules are added by their pattern", () => {
  const maps = formatNginxMaps(RULES, []);
  expect(maps).toContain('map $uri $docs_x_frame_options {\n  default "DENY";\n}\n');
  const [, map = ""] = /map \$uri \$docs_cache_control \{\n(.*?)\}/s.exec(maps) ?? [];
  expect(map).toMatch(/^ {2}default "no-cache";\n {2}"~.*static.*" "max-age=31536000";\n$/);
});

test("addresses that are gone are keys of a map: whole folders as expressions, others as they are", () => {
  const maps = formatNginxMaps([], [], ["/sdk/*", "/a.b/*", "/thank-you"]);
  const [, map = ""] = /map \$uri \$docs_gone \{\n(.*?)\n\}/s.exec(maps) ?? [];
  expect(map.split("\n")).toEqual([
    "  volatile;",
    '  default "";',
    String.raw`  "~^\\/sdk(?:/|$)" "1";`,
    String.raw`  "~^\\/a\\.b(?:/|$)" "1";`,
    '  "/thank-you" "1";',
  ]);
});
