import { runInNewContext } from "node:vm";
import {
  formatEdgeFunction,
  formatPagesFunction,
} from "../../../src/outputs/hosting/prefers-markdown";

type Handler = (...values: readonly unknown[]) => Promise<Response | undefined>;

const ORIGIN = "https://docs.example";
/** Fetches from a site that has only one file. */
const fetchFile = (url: URL): Promise<Response> =>
  Promise.resolve(
    url.pathname === "/build.md" ? new Response("# Build") : new Response("", { status: 404 }),
  );

const context = { URL, Response, fetch: fetchFile };
const load = (source: string, name: string): Handler =>
  runInNewContext(`${source.replace(/export (?:default )?/g, "")};${name}`, {
    ...context,
  }) as Handler;

const onEdge = load(formatEdgeFunction(), "markdown");
const onPages = load(formatPagesFunction(), "onRequest");
const next = () => Promise.resolve(new Response("<h1>Build</h1>"));

const ask = (path: string, accept: string): Request =>
  new Request(ORIGIN + path, { headers: { accept } });
const textOf = async (answer: Response | undefined) => answer?.text();

test.each([
  ["/build", "text/markdown", "# Build"],
  ["/build/", "text/markdown", "# Build"],
  ["/build", "text/html", undefined],
  ["/", "text/markdown", undefined],
  ["/search", "text/markdown", undefined],
  ["/app-1.js", "text/markdown", undefined],
])(
  "%s for Accept: %s is its Markdown, or the host's own response",
  async (path, accept, expected) => {
    const edge = await onEdge(ask(path, accept));
    expect(await textOf(edge)).toBe(expected);
    const env = { ASSETS: { fetch: fetchFile } };
    const pages = await onPages({ request: ask(path, accept), env, next });
    expect(await textOf(pages)).toBe(expected ?? "<h1>Build</h1>");
  },
);

test.each([
  ["text/markdown", true],
  ["Text/Markdown;charset=utf-8", true],
  ["text/html, text/markdown;q=0.001", true],
  ["", false],
  ["*/*", false],
  ["text/html", false],
  ["text/markdownish", false],
  ["text/markdown;q=0", false],
  ["text/markdown ; charset=utf-8 ; q=0.0, */*", false],
])('for "Accept: %s", Markdown is sent, as by nginx: %s', async (accept, isMarkdown) => {
  expect(await textOf(await onEdge(ask("/build", accept)))).toBe(
    isMarkdown ? "# Build" : undefined,
  );
});

test("caches learn that the Markdown depends on Accept", async () => {
  expect((await onEdge(ask("/build", "text/markdown")))?.headers.get("vary")).toBe("Accept");
});

describe("addresses that are gone", () => {
  const GONE = ["/sdk/*", "/thank-you"];
  const [edge, pages] = [
    load(formatEdgeFunction(GONE), "markdown"),
    load(formatPagesFunction(GONE), "onRequest"),
  ];
  const env = { ASSETS: { fetch: fetchFile } };
  const statuses = async (path: string, status: number) => {
    const answer = () => Promise.resolve(new Response("body", { status }));
    const request = ask(path, "text/html");
    return [
      (await edge(request, { next: answer }))?.status ?? status,
      (await pages({ request, env, next: answer }))?.status,
    ];
  };

  test.each([
    ["/sdk/a/b", 404, 410],
    ["/sdk", 404, 410],
    ["/sdk/%C3%BCber/", 404, 410],
    ["/thank-you/", 404, 410],
    ["/sdks", 404, 404],
    ["/thank-you/x", 404, 404],
    ["/sdk/moved", 301, 301],
    ["/sdk/%zz", 404, 404],
  ])("%s, for which the host has %i, gets %i", async (path, host, expected) => {
    expect(await statuses(path, host)).toEqual([expected, expected]);
  });
});
