import { createRequire } from "node:module";
import { runInNewContext } from "node:vm";
import {
  MAX_FUNCTION_BYTES,
  formatRequestFunction,
  formatResponseFunction,
} from "../../../src/outputs/hosting/cloudfront";
import { listHeaderRules } from "../../../src/outputs/hosting/header-rules";

interface Response {
  readonly statusCode: number;
  readonly headers: Record<string, { readonly value: string }>;
}
type Answer = { readonly uri: string } | Response;

const ADDRESSES = {
  endings: ["js", "html", "json"],
  twinned: ["/build/quickstart"],
  others: ["/search", "/old"],
};
const request = formatRequestFunction(ADDRESSES);
const response = formatResponseFunction(listHeaderRules({ pages: "page", liveFrames: "frame" }));

const ask = (uri: string, accept?: string): Answer =>
  runInNewContext(`${request}handler(event)`, {
    require: createRequire(import.meta.url),
    event: { request: { uri, ...(accept && { headers: { accept: { value: accept } } }) } },
  }) as Answer;
const answer = (uri: string, statusCode = 200): Response =>
  runInNewContext(`${response}handler(event)`, {
    event: { request: { uri }, response: { statusCode, headers: {} } },
  }) as Response;

test.each([
  ["/", "/index.html"],
  ["/build/quickstart", "/build/quickstart.html"],
  ["/1.9", "/1.9.html"],
  ["/app-1.js", "/app-1.js"],
  ["/page-data/index/page-data.json", "/page-data/index/page-data.json"],
])("%s asks S3 for %s", (uri, expected) => {
  expect(ask(uri)).toMatchObject({ uri: expected });
});

test("a trailing slash redirects to the page without one", () => {
  expect(ask("/build/")).toMatchObject({
    statusCode: 301,
    headers: { location: { value: "/build" } },
  });
});

test("responses get the headers for their URL", () => {
  expect(answer("/build.html").headers["content-security-policy"]?.value).toBe("page");
  expect(answer("/live/a-1.html").headers["content-security-policy"]?.value).toBe("frame");
  expect(answer("/app-1.js").headers["cache-control"]?.value).toContain("immutable");
});

test("a missing file isn't cached as missing", () => {
  expect(answer("/app-1.js", 404).headers["cache-control"]).toBeUndefined();
});

test("both fit into CloudFront's limits", () => {
  expect(Math.max(request.length, response.length)).toBeLessThan(MAX_FUNCTION_BYTES);
});

test.each([
  ["/build/quickstart", "text/markdown", "/build/quickstart.md"],
  ["/build/quickstart", "text/html,*/*;q=0.8", "/build/quickstart.html"],
  ["/search", "text/markdown", "/search.html"],
  ["/old", "text/markdown", "/old.html"],
])("%s for Accept: %s asks S3 for %s", (uri, accept, expected) => {
  expect(ask(uri, accept)).toMatchObject({ uri: expected });
});

test("caches learn that a response depends on Accept", () => {
  expect(answer("/build.html").headers.vary?.value).toBe("Accept");
});

test("if there are too many pages, all of them get HTML, and the function still fits", () => {
  const twinned = Array.from({ length: 2000 }, (_, at) => `/page/${at}`);
  expect(formatRequestFunction({ ...ADDRESSES, twinned }).length).toBeLessThan(MAX_FUNCTION_BYTES);
});

test("a URL that would be mistaken for a page with Markdown stops the build", () => {
  expect(() => formatRequestFunction({ ...ADDRESSES, others: ADDRESSES.twinned })).toThrow(
    "Use more DIGITS",
  );
});
