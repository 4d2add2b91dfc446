import { jest } from "@jest/globals";
import { readdirSync, symlinkSync } from "node:fs";
import { get } from "node:http";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { serve } from "../../bench/serve.mjs";
import { temporaryFolders } from "../support/folder";
import { docPages, pages, readBuilt, redirectPages } from "./support/built-site";
import { readHeaders } from "./support/headers";
import { type RunningNginx, startNginx } from "./support/nginx";
import { SITE_DIR } from "./support/site-dir";

const newFolder = temporaryFolders();
jest.setTimeout(60_000);

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** What a host sends for an address, as it is on the wire: nothing followed, nothing unpacked. */
const ask = (address: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(address, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const { statusCode = 0 } = response;
        resolve({ status: statusCode, headers: response.headers, body: Buffer.concat(parts) });
      });
    }).on("error", reject);
  });

const unpack = ({ headers, body }: Answer): string => {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body).toString();
  if (headers["content-encoding"] === "gzip") return gunzipSync(body).toString();
  return body.toString();
};

/** Paths that a host does not answer with the page itself. */
async function listLost(origin: string, all: readonly { path: string; html: string }[]) {
  const lost: string[] = [];
  for (const { path, html } of all) {
    const answer = await ask(origin + path);
    if (answer.status !== 200 || unpack(answer) !== html) lost.push(`${path}: ${answer.status}`);
  }
  return lost;
}

const readers = pages.filter(({ path }) => path !== "/404");
const DOC = docPages[0]!.path;

describe.each([
  { name: "that looks for x.html only", endings: [".html"], home: "/index.html" },
  { name: "that looks for x/index.html only", endings: ["/index.html"], home: "/" },
])("a host $name", ({ endings, home }) => {
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    server = await serve(SITE_DIR, { endings });
  });
  afterAll(() => server.close());

  test("answers every page at its path, without a redirect", async () => {
    const others = readers.filter(({ path }) => path !== "/");
    expect(others.length).toBeGreaterThan(200);
    expect(await listLost(server.origin, others)).toEqual([]);
    expect((await ask(server.origin + home)).status).toBe(200);
  });

  test("answers every old address with the page that leads on", async () => {
    // `/x/index` and `/x` cannot both have x/index.html; the one without a folder of its own gives way.
    const old = redirectPages.filter(({ path }) => !path.endsWith("/index"));
    expect(old.length).toBeGreaterThan(20);
    expect(await listLost(server.origin, old)).toEqual([]);
  });
});

describe("nginx with the recipe of README.md", () => {
  let nginx: RunningNginx;
  let root = "";
  beforeAll(async () => {
    // A folder as on a server, where public/ and hosting/ lie side by side.
    root = newFolder();
    symlinkSync(SITE_DIR, join(root, "public"));
    symlinkSync(join(dirname(SITE_DIR), "hosting"), join(root, "hosting"));
    nginx = await startNginx(root);
  });
  afterAll(() => nginx.stop());

  const at = (path: string, headers?: Record<string, string>) => ask(nginx.origin + path, headers);

  test("answers every page at its path, without a redirect", async () => {
    expect(await listLost(nginx.origin, readers)).toEqual([]);
  });

  test("sends every old address on with 301 and keeps the query", async () => {
    const rules = readBuilt("/_redirects").toString().trim().split("\n");
    expect(rules.length).toBeGreaterThan(20);
    const wrong: string[] = [];
    for (const rule of rules) {
      const [from = "", to = ""] = rule.split(" ");
      const [path = "", anchor] = to.split("#");
      const { status, headers } = await at(`${from}?a=1`);
      const expected = `${path}?a=1${anchor === undefined ? "" : `#${anchor}`}`;
      if (status !== 301 || headers.location !== expected)
        wrong.push(`${from}: ${status} ${String(headers.location)}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each(["/", "/index.html"])("sends a doc with %s behind it to the doc", async (ending) => {
    const { status, headers } = await at(`${DOC}${ending}?a=1`);
    expect([status, headers.location]).toEqual([301, `${DOC}?a=1`]);
  });

  test("sends with every kind of file what _headers says", async () => {
    const style = /href="(\/styles[^"]*)"/.exec(docPages[0]!.html)?.[1] ?? "";
    const frame = readdirSync(join(root, "public/live"))[0] ?? "";
    const files = ["/", DOC, "/sw.js", "/sitemap.xml", style, `/live/${frame}`];
    for (const path of files) {
      const { status, headers } = await at(path);
      expect([path, status]).toEqual([path, 200]);
      for (const [name, value] of Object.entries(readHeaders(SITE_DIR, path))) {
        expect([path, name, headers[name.toLowerCase()]]).toEqual([path, name, value]);
      }
    }
  });

  test("a page that is not there is 404 with the policy, and nobody keeps it", async () => {
    const { status, headers, body } = await at("/no/such/page.js");
    expect(status).toBe(404);
    expect(body.toString()).toContain("Page Not Found");
    expect(headers["content-security-policy"]).toBeDefined();
    expect(headers["cache-control"]).toBeUndefined();
  });

  test.each([
    { accepts: "br, gzip", encoding: "br" },
    { accepts: "gzip", encoding: "gzip" },
    { accepts: "identity", encoding: undefined },
  ])("packs for who accepts «$accepts», and says so", async ({ accepts, encoding }) => {
    const answer = await at(DOC, { "accept-encoding": accepts });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(unpack(answer)).toBe(docPages[0]!.html);
    expect(String(answer.headers.vary)).toContain("Accept");
  });

  test("an unchanged page is not sent again", async () => {
    const { headers } = await at(DOC);
    const again = await at(DOC, { "if-none-match": String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test.each([
    { accept: "text/markdown", isTwin: true },
    { accept: "text/markdown, text/html;q=0.8", isTwin: true },
    { accept: "text/html,application/xhtml+xml,*/*;q=0.8", isTwin: false },
    { accept: "text/html, text/markdown;q=0.5", isTwin: false },
    { accept: "*/*", isTwin: false },
  ])("to «$accept» it sends the twin: $isTwin", async ({ accept, isTwin }) => {
    const { status, headers, body } = await at(DOC, { accept });
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe(`text/${isTwin ? "markdown" : "html"}; charset=utf-8`);
    expect(body.equals(readBuilt(isTwin ? `${DOC}.md` : `${DOC}.html`))).toBe(true);
  });

  test("a page without a twin is sent as it is, whatever is asked for", async () => {
    const { status, headers } = await at("/search", { accept: "text/markdown" });
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  });

  test.each(["/_headers", "/_redirects"])("%s is for hosts only", async (path) => {
    expect((await at(path)).status).toBe(404);
  });
});
