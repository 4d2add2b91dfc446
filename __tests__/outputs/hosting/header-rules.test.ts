import {
  formatHeaderPolicy,
  formatHeaders,
  headersFor,
  listByHeader,
  listHeaderRules,
  parseHeaders,
} from "../../../src/outputs/hosting/header-rules";

const rules = parseHeaders(
  formatHeaders(listHeaderRules({ pages: "default-src 'self'", liveFrames: "sandbox" })),
);
const LASTING = "public, max-age=31536000, immutable";
const REVALIDATED = "public, max-age=0, must-revalidate";

test.each([
  ["/", REVALIDATED],
  ["/build/quickstart", REVALIDATED],
  ["/page-data/index/page-data.json", REVALIDATED],
  ["/search-index/start.bin", REVALIDATED],
  ["/sw.js", REVALIDATED],
  ["/app-b157228323b292f9ad01.js", LASTING],
  ["/styles.92f6142fa4b2273df1b0.css", LASTING],
  ["/static/abc/picture.png", LASTING],
  ["/search-index/2e0c344c2743/words-1.bin", LASTING],
  ["/live/plain-0123456789abcdef.html", LASTING],
])("%s is cached: %s", (path, expected) => {
  expect(headersFor(rules, path)["Cache-Control"]).toBe(expected);
});

test("every response has the security headers, and pages and frames each have a policy", () => {
  const page = headersFor(rules, "/x");
  expect(page).toMatchObject({
    "Content-Security-Policy": "default-src 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
  });
  expect(page["Strict-Transport-Security"]).toMatch(/^max-age=31536000/);
  expect(page["Permissions-Policy"]).toContain("camera=()");
  expect(headersFor(rules, "/live/plain-1.html")["Content-Security-Policy"]).toBe("sandbox");
});

test.each([
  "/addresses.json",
  "/networks.json",
  "/facts.json",
  "/tokens.json",
  "/partners.json",
  "/compatibility.json",
])("apps on other sites may fetch %s, but no page", (path) => {
  expect(headersFor(rules, path)).toMatchObject({
    "Access-Control-Allow-Origin": "*",
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
  expect(headersFor(rules, "/docs.json")).not.toHaveProperty("Access-Control-Allow-Origin");
});

test("every response links to the lists of all pages, for agents", () => {
  expect(headersFor(rules, "/build/quickstart")).toMatchObject({
    Link: '</llms.txt>; rel="llms-txt", </llms-full.txt>; rel="llms-full-txt"',
    "X-Llms-Txt": "/llms.txt",
    "Content-Signal": "search=yes, ai-input=yes, ai-train=yes",
  });
});

test("without frames there is no rule for their policy", () => {
  expect(
    formatHeaders(listHeaderRules({ pages: "default-src 'self'" })).match(/Content-Security/g),
  ).toHaveLength(1);
});

test("the file removes a header before setting it to something else", () => {
  expect(
    formatHeaders([
      { pattern: "/*", headers: { A: "1", B: "2" } },
      { pattern: "/x/*", headers: { B: "3", C: "4" } },
    ]),
  ).toBe("/*\n  A: 1\n  B: 2\n\n/x/*\n  ! B\n  B: 3\n  C: 4\n");
});

test("values that no rule removes are joined, as on hosts", () => {
  const written = parseHeaders("# words\n/*\n  A: 1\n/x\n  A: 2: 3\n");
  expect(headersFor(written, "/x")).toEqual({ A: "1, 2: 3" });
  expect(headersFor(written, "/y")).toEqual({ A: "1" });
});

test.each(["A: 1\n", "/*\n  words\n"])("%j isn't a headers file", (text) => {
  expect(() => parseHeaders(text)).toThrow("_headers");
});

test("dots and other special characters in a pattern are literal", () => {
  const written = parseHeaders("/a.b+c/*.js\n  A: 1\n");
  expect(headersFor(written, "/a.b+c/d/e.js")).toEqual({ A: "1" });
  expect(headersFor(written, "/aXb+c/d/e.js")).toEqual({});
});

test("by header, the last rule comes first", () => {
  const table = listByHeader([
    { pattern: "/*", headers: { A: "1" } },
    { pattern: "/x", headers: { A: "2" } },
  ]);
  expect(table.get("A")?.map(({ value }) => value)).toEqual(["2", "1"]);
});

test("the file keeps to Cloudflare's limits: 100 rules, one star in each, 2000 characters a line", () => {
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(rules.every(({ pattern }) => pattern.split("*").length <= 2)).toBe(true);
});

test("reports are sent where a build's setting says, and nowhere without it", () => {
  const reportUrl = "https://reports.example/csp?key=1";
  expect(formatHeaderPolicy("default-src 'self'", reportUrl)).toBe(
    `default-src 'self'; upgrade-insecure-requests; report-uri ${reportUrl}; report-to csp`,
  );
  expect(formatHeaderPolicy("default-src 'self'")).toBe(
    "default-src 'self'; upgrade-insecure-requests",
  );
  const reporting = parseHeaders(formatHeaders(listHeaderRules({ pages: "x", reportUrl })));
  expect(headersFor(reporting, "/x")["Reporting-Endpoints"]).toBe(`csp="${reportUrl}"`);
  expect(headersFor(rules, "/x")["Reporting-Endpoints"]).toBeUndefined();
});

test.each([
  ["a line break in a value", "/*", { A: "1\nB: 2" }],
  ["a carriage return in a value", "/*", { A: "1\rB: 2" }],
  ["no value", "/*", { A: "" }],
  ["a letter that headers can't contain", "/*", { A: "ü" }],
  ["a colon in a name", "/*", { "A: 1\nB": "2" }],
  ["a line break in a path", "/*\n  B: 2", { A: "1" }],
  ["a space in a path", "/a b", { A: "1" }],
  ["no path", "A: 1", { A: "1" }],
])("%s isn't a valid rule", (_, pattern, headers) => {
  expect(() => formatHeaders([{ pattern, headers }])).toThrow(
    "can't be written so that every host reads it the same way",
  );
  expect(() => listByHeader([{ pattern, headers }])).toThrow(
    "can't be written so that every host reads it the same way",
  );
});

test("the relay has its own policy, and the other frames keep theirs", () => {
  const written = parseHeaders(
    formatHeaders(listHeaderRules({ pages: "pages", liveFrames: "frames", relayFrame: "relay" })),
  );
  const policyOf = (path: string) => headersFor(written, path)["Content-Security-Policy"];
  expect(["/", "/live/chain-1.html", "/live/relay-1.html"].map(policyOf)).toEqual([
    "pages",
    "frames",
    "relay",
  ]);
  expect(headersFor(written, "/live/relay-1.html")["Cache-Control"]).toBe(LASTING);
});
