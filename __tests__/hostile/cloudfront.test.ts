import { parse } from "acorn";
import {
  formatRequestFunction,
  formatResponseFunction,
} from "../../src/outputs/hosting/cloudfront";
import { listHeaderRules } from "../../src/outputs/hosting/header-rules";
import { openFunction, viewerRequest } from "../support/cloudfront";
import { HOSTILE_ADDRESSES, UNEVEN_ADDRESSES } from "../support/hostile/addresses";

const request = formatRequestFunction({
  endings: ["js", "html", "json", "txt"],
  twinned: [],
  others: [],
});
const response = formatResponseFunction(listHeaderRules({ pages: "page", liveFrames: "frame" }));
const onRequest = openFunction(request);
const onResponse = openFunction(response);
const rows = [...HOSTILE_ADDRESSES, ...UNEVEN_ADDRESSES];

const locationOf = (target: string): string | undefined => {
  const answer = onRequest(viewerRequest(target));
  return "statusCode" in answer ? answer.headers.location?.value : undefined;
};

test("both functions are simple enough for every CloudFront runtime", () => {
  for (const code of [request, response]) {
    expect(parse(code, { ecmaVersion: 5 }).type).toBe("Program");
  }
});

test.each(HOSTILE_ADDRESSES)("$name: $target leads to $leadsTo", ({ target, leadsTo }) => {
  expect(locationOf(target)).toBe(leadsTo);
});

test.each(rows)("$name: no redirect leaves the host", ({ target }) => {
  const location = locationOf(target);
  if (location === undefined) return;
  expect(location).toMatch(/^\/(?![/\\])[!-~]*$/);
  expect(new URL(location, "https://docs.example").host).toBe("docs.example");
});

test.each(rows)("$name: only files below the site are requested", ({ target }) => {
  const answer = onRequest(viewerRequest(target));
  if (!("uri" in answer)) return;
  expect(answer.uri.startsWith("/")).toBe(true);
});

test.each([
  { text: "", query: {} },
  { text: "?a=1&b=2", query: { a: { value: "1" }, b: { value: "2" } } },
  { text: "?a=&b=", query: { a: { value: "" }, b: { value: "" } } },
  {
    text: "?m=1&m=2,3",
    query: { m: { value: "1", multiValue: [{ value: "1" }, { value: "2,3" }] } },
  },
  // Encoded characters stay encoded. Other characters that would end the query or the line are encoded.
  { text: "?a%20b=c%26d", query: { "a%20b": { value: "c%26d" } } },
  { text: "?a=%0D%0AX:%201%23%26%22", query: { a: { value: '\r\nX: 1#&"' } } },
  { text: "?%C3%BC=%F0%9F%98%80", query: { ü: { value: "😀" } } },
  { text: "?to=//evil.example", query: { to: { value: "//evil.example" } } },
  { text: "?__proto__=1", query: JSON.parse('{"__proto__":{"value":"1"}}') as object },
])("a redirect keeps the query $text", ({ text, query }) => {
  const event = { request: { uri: "/build/", querystring: query, headers: {} } };
  expect(onRequest(event)).toMatchObject({
    statusCode: 301,
    headers: { location: { value: `/build${text}` } },
  });
});

test("a request without a redirect keeps its query too", () => {
  const answer = onRequest(viewerRequest("/build?a=1&a=2"));
  expect(answer).toMatchObject({
    uri: "/build.html",
    querystring: { a: { value: "1", multiValue: [{ value: "1" }, { value: "2" }] } },
  });
});

test.each(rows)("$name: responses have the headers of a page", ({ target }) => {
  const event = { ...viewerRequest(target), response: { statusCode: 200, headers: {} } };
  const answer = onResponse(event);
  expect("headers" in answer && answer.headers["content-security-policy"]?.value).toBe("page");
});

test.each([["x|.*"], ["js)$/,"], ["a/b"]])("the extension %s is refused", (ending) => {
  expect(() => formatRequestFunction({ endings: [ending], twinned: [], others: [] })).toThrow(
    "be written into a CloudFront function",
  );
});
