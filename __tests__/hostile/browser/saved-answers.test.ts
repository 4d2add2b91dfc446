import { isFileOf, isPageOf } from "../../../src/browser/offline/answers";

const HTML = { "content-type": "text/html; charset=utf-8" };
const JSON_TYPE = { "content-type": "application/json" };
const LOGIN = "<!doctype html><title>Hotel</title><form action=/login></form>";
const pageOf = (path: string): string =>
  `<!doctype html><main></main><template id="app-scripts" data-path="${path}"><script></script></template>`;
const answer = (body: string, headers: Record<string, string> = HTML, status = 200): Response =>
  new Response(body, { status, headers });

test.each([
  ["a login page", answer(LOGIN)],
  ["another page of this site", answer(pageOf("/developer"))],
  ["a page whose path begins the same way", answer(pageOf("/build/x"))],
  ["the page for unknown addresses, sent as a success", answer(pageOf("/404.html"))],
  ["the page, as a failure", answer(pageOf("/build"), HTML, 404)],
  ["a part of the page", answer(pageOf("/build"), HTML, 206)],
  ["the page, of another type", answer(pageOf("/build"), { "content-type": "text/plain" })],
  ["the page, of no type", answer(pageOf("/build"), { "content-type": "" })],
  ["nothing", answer("")],
  ["the mark as text", answer(pageOf("/build").replaceAll("<", "&lt;"))],
])("%s isn't saved as /build", async (_, response) => {
  expect(await isPageOf("/build", response)).toBe(false);
});

test("a redirected response isn't saved", async () => {
  const response = answer(pageOf("/build"));
  Object.defineProperty(response, "redirected", { value: true });
  expect(await isPageOf("/build", response)).toBe(false);
  expect(await isFileOf("/a.js", response)).toBe(false);
});

test.each(["/", "/build", "/1.10", "/%C3%BC"])("the page at %s is saved", async (path) => {
  const response = answer(pageOf(decodeURI(path)));
  expect(await isPageOf(path, response)).toBe(true);
  // The check must not use up the body of the response.
  expect(await response.text()).toContain("<main>");
});

const DATA = "/page-data/build/page-data.json";

test.each([
  ["a login page as a script", "/app-1.js", answer(LOGIN)],
  ["a login page as a style sheet", "/styles.1.css", answer(LOGIN)],
  ["a login page as data", DATA, answer(LOGIN)],
  ["a login page that calls itself JSON", DATA, answer(LOGIN, JSON_TYPE)],
  ["other JSON", DATA, answer('{"login":true}', JSON_TYPE)],
  ["a list", DATA, answer("[]", JSON_TYPE)],
  ["null", DATA, answer("null", JSON_TYPE)],
  ["data of another page", DATA, answer('{"path":"/x"}', JSON_TYPE)],
  [
    "other JSON as the build's name",
    "/page-data/app-data.json",
    answer('{"login":true}', JSON_TYPE),
  ],
  ["other JSON as a query's answer", "/page-data/sq/d/1.json", answer('{"login":true}', JSON_TYPE)],
  ["other JSON as types", "/page-data/build/types.json", answer('{"login":true}', JSON_TYPE)],
  ["a login page as a picture", "/static/a.webp", answer(LOGIN)],
  ["a login page as the index", "/search-index/start.bin", answer(LOGIN)],
  ["a login page as a frame", "/live/plain-1.html", answer(LOGIN)],
  ["a failure", "/app-1.js", answer("", { "content-type": "text/javascript" }, 500)],
])("%s isn't saved", async (_, path, response) => {
  expect(await isFileOf(path, response)).toBe(false);
});

test.each([
  ["a script", "/app-1.js", answer("1", { "content-type": "text/javascript; charset=utf-8" })],
  ["a style sheet", "/a.css", answer("a{}", { "content-type": "text/css" })],
  ["a page's data", DATA, answer('{"path":"/build"}', JSON_TYPE)],
  ["the home page's data", "/page-data/index/page-data.json", answer('{"path":"/"}', JSON_TYPE)],
  [
    "the build's hash",
    "/page-data/app-data.json",
    answer('{"webpackCompilationHash":"4a72"}', JSON_TYPE),
  ],
  ["a picture", "/static/a.webp", answer("1", { "content-type": "image/webp" })],
  [
    "a file of no known type",
    "/search-index/start.bin",
    answer("1", { "content-type": "application/octet-stream" }),
  ],
])("%s is saved", async (_, path, response) => {
  expect(await isFileOf(path, response)).toBe(true);
});
