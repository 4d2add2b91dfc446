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

test("the rule for all URLs is the default of a header's map, and other rules are added by their pattern", () => {
  const maps = formatNginxMaps(RULES, []);
  expect(maps).toContain('map $uri $docs_x_frame_options {\n  default "DENY";\n}\n');
  const [, map = ""] = /map \$uri \$docs_cache_control \{\n(.*?)\}/s.exec(maps) ?? [];
  expect(map).toMatch(/^ {2}default "no-cache";\n {2}"~.*static.*" "max-age=31536000";\n$/);
});
