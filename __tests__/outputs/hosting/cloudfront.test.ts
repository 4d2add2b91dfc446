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

const request = formatRequestFunction(["js", "html", "json"]);
const response = formatResponseFunction(listHeaderRules({ pages: "page", liveFrames: "frame" }));

const ask = (uri: string): Answer =>
  runInNewContext(`${request}handler(event)`, { event: { request: { uri } } }) as Answer;
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

test("a slash at the end leads to the page without one", () => {
  expect(ask("/build/")).toMatchObject({
    statusCode: 301,
    headers: { location: { value: "/build" } },
  });
});

test("answers get the headers of their address", () => {
  expect(answer("/build.html").headers["content-security-policy"]?.value).toBe("page");
  expect(answer("/live/a-1.html").headers["content-security-policy"]?.value).toBe("frame");
  expect(answer("/app-1.js").headers["cache-control"]?.value).toContain("immutable");
});

test("a missing file is not kept as missing", () => {
  expect(answer("/app-1.js", 404).headers["cache-control"]).toBeUndefined();
});

test("both fit into what CloudFront takes", () => {
  expect(Math.max(request.length, response.length)).toBeLessThan(MAX_FUNCTION_BYTES);
});
