import { createHash } from "node:crypto";
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

const ask = (uri: string, accept?: string, script = request): Answer =>
  runInNewContext(`${script}handler(event)`, {
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

/** Given 10,000 paths of each of two kinds, there are about six pairs whose digests begin with the same six digits. */
const NUMBERS = Array.from({ length: 10_000 }, (_, at) => at);

describe("of two paths whose digests begin with the same six digits", () => {
  const [one, other] = findAlike(
    (at) => `/page/${at}`,
    (at) => `/old/${at}`,
  );

  test("only the page with a Markdown copy is asked for as Markdown", () => {
    const addresses = { ...ADDRESSES, twinned: [one], others: [other] };
    const script = formatRequestFunction(addresses);
    expect(ask(one, "text/markdown", script)).toMatchObject({ uri: `${one}.md` });
    expect(ask(other, "text/markdown", script)).toMatchObject({ uri: `${other}.html` });
  });

  test("a file doesn't count, since its path is never looked up", () => {
    const [file, page] = findAlike(
      (at) => `/file/${at}.js`,
      (at) => `/page/${at}`,
    );
    const script = formatRequestFunction({ ...ADDRESSES, twinned: [page], others: [file] });
    expect(script).toContain("digest.slice(0, 6)");
  });
});

/** Finds a path of each kind such that their SHA-1 digests begin with the same six digits. */
function findAlike(
  toOne: (at: number) => string,
  toOther: (at: number) => string,
): readonly [string, string] {
  const digitsOf = (path: string): string =>
    createHash("sha1").update(path).digest("hex").slice(0, 6);
  const ones = new Map(NUMBERS.map((at) => [digitsOf(toOne(at)), toOne(at)]));
  for (const at of NUMBERS) {
    const one = ones.get(digitsOf(toOther(at)));
    if (one !== undefined) return [one, toOther(at)];
  }
  throw new Error("No two paths have the same six digits.");
}
