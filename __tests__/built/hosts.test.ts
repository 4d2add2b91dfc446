import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { get } from "node:http";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { packSite } from "../../src/pipeline/packing/pack-files";
import { findPage, pages, readBuilt } from "../support/built/built-site";
import { readHeaders } from "../support/built/headers";
import { type RunningNginx, startNginx } from "../support/built/nginx";
import { type RawAnswer, sendRaw } from "../support/built/raw-request";
import { SITE_DIR } from "../support/built/site-dir";
import { temporaryFolders } from "../support/folder";
import { HOSTILE_ADDRESSES, UNEVEN_ADDRESSES } from "../support/hostile/addresses";

const newFolder = temporaryFolders();

/** Compressing all files takes five seconds on a quiet machine. */
const START_MS = 60_000;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Returns the host's response exactly as sent: redirects aren't followed, and nothing is decompressed. */
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

const DOC = "/build/quickstart";

describe("nginx with the recipe of src/outputs/hosting/README.md", () => {
  let nginx: RunningNginx;
  let root = "";
  beforeAll(async () => {
    // The site's folder as on a server, with public/ and hosting/ next to each other. It is a copy, because other tests
    // read public/ at the same time.
    root = newFolder();
    for (const folder of [SITE_DIR, join(dirname(SITE_DIR), "hosting")])
      execFileSync("cp", ["-a", folder, root]);
    packSite(join(root, "public"));
    nginx = await startNginx(root);
  }, START_MS);
  afterAll(() => nginx.stop());

  const at = (path: string, headers?: Record<string, string>) => ask(nginx.origin + path, headers);

  test("answers every page at its path, without a redirect", async () => {
    const lost: string[] = [];
    for (const { path, html } of pages.filter((page) => page.path !== "/404")) {
      const answer = await at(path);
      if (answer.status !== 200 || unpack(answer) !== html) lost.push(`${path}: ${answer.status}`);
    }
    expect(lost).toEqual([]);
  });

  test("redirects every old address with 301 and keeps the query", async () => {
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

  test.each(["/", "/index.html"])(
    "redirects a doc's path followed by %s to the doc",
    async (ending) => {
      const { status, headers } = await at(`${DOC}${ending}?a=1`);
      expect([status, headers.location]).toEqual([301, `${DOC}?a=1`]);
    },
  );

  test("sends every kind of file with its headers from _headers", async () => {
    const style = /href="(\/styles[^"]*)"/.exec(findPage(DOC).html)?.[1] ?? "";
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

  test("a missing page is a 404 with the security policy, and isn't cached", async () => {
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
  ])(
    'compresses for clients that accept "$accepts", and says so',
    async ({ accepts, encoding }) => {
      const answer = await at(DOC, { "accept-encoding": accepts });
      expect(answer.headers["content-encoding"]).toBe(encoding);
      expect(unpack(answer)).toBe(findPage(DOC).html);
      expect(String(answer.headers.vary)).toContain("Accept");
    },
  );

  test("an unchanged page is not sent again", async () => {
    const { headers } = await at(DOC);
    const again = await at(DOC, { "if-none-match": String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test.each([
    { accept: "text/markdown", isTwin: true },
    { accept: "text/markdown, text/html;q=0.8", isTwin: true },
    { accept: "text/html,application/xhtml+xml,*/*;q=0.8", isTwin: false },
    { accept: "*/*", isTwin: false },
    { accept: "text/markdown;q=0", isTwin: false },
    { accept: "text/markdown;q=0.0", isTwin: false },
    { accept: "text/markdown; q=0.000, text/html", isTwin: false },
    { accept: "TEXT/MARKDOWN;Q=0", isTwin: false },
    { accept: "text/markdown ; charset=utf-8 ; q=0", isTwin: false },
    { accept: "text/markdown;q=0, */*", isTwin: false },
    { accept: "text/markdown;q=0, text/markdown;q=0", isTwin: false },
    { accept: "text/html;q=0, text/markdown;q=0", isTwin: false },
    { accept: "text/markdown;q=0.001", isTwin: true },
    { accept: "Text/Markdown;charset=utf-8;q=0.9, text/html;q=0.8", isTwin: true },
    { accept: "text/html;q=0.8, text/markdown;q=0.9", isTwin: true },
    { accept: "text/html;q=0, text/markdown;q=0.1", isTwin: true },
    { accept: "text/markdown, text/html, */*", isTwin: true },
    { accept: "text/markdown, */*;q=0.8", isTwin: true },
    { accept: "text/*", isTwin: false },
    { accept: "text/markdownish", isTwin: false },
    { accept: "x-text/markdown", isTwin: false },
    { accept: "text/markdown;".repeat(500), isTwin: true },
    { accept: ",".repeat(4_000), isTwin: false },
  ])('for "Accept: $accept" it sends the Markdown copy: $isTwin', async ({ accept, isTwin }) => {
    const { status, headers, body } = await at(DOC, { accept });
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe(`text/${isTwin ? "markdown" : "html"}; charset=utf-8`);
    expect(body.equals(readBuilt(isTwin ? `${DOC}.md` : `${DOC}.html`))).toBe(true);
  });

  test("a page without a Markdown copy is sent unchanged, whatever is requested", async () => {
    const { status, headers } = await at("/search", { accept: "text/markdown" });
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  });

  test.each(["/_headers", "/_redirects", "/.git/config", "/%2Egit/config", "/build/.env"])(
    "%s isn't served",
    async (path) => {
      expect((await at(path)).status).toBe(404);
    },
  );

  const request = (target: string, host = "docs.example"): string =>
    `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

  /** Returns the location of a redirect, which must not be on another host. Expects that no header was injected. */
  function locationOf({ status, headers }: RawAnswer): string | undefined {
    expect([200, 301, 400, 404, 414]).toContain(status);
    expect(headers["x-evil"]).toBeUndefined();
    const { location } = headers;
    if (location === undefined) return undefined;
    expect(location).toMatch(/^\/(?![/\\])[!-~]*$/);
    expect(new URL(location, "http://docs.example").host).toBe("docs.example");
    return location;
  }

  test.each(HOSTILE_ADDRESSES)("$name: $target leads to $leadsTo", async ({ target, leadsTo }) => {
    const location = locationOf(await sendRaw(nginx.origin, request(target)));
    // nginx decodes some of the percent-encoded characters in a request.
    expect(location && decodeURIComponent(location)).toBe(leadsTo && decodeURIComponent(leadsTo));
  });

  test.each(UNEVEN_ADDRESSES)("$name: $target stays on the host", async ({ target }) => {
    const { status, body, ...answer } = await sendRaw(nginx.origin, request(target));
    locationOf({ status, body, ...answer });
    expect(body).not.toContain("root:x:0:");
  });

  test.each([
    { name: "whole address", target: `http://evil.example${DOC}/`, host: "evil.example" },
    { name: "whole address, another Host", target: `http://evil.example${DOC}/` },
    { name: "whole address with user", target: `http://docs.example@evil.example${DOC}/` },
    { name: "whole https address", target: `https://evil.example${DOC}/index.html` },
    { name: "another Host", target: `${DOC}/`, host: "evil.example" },
    { name: "Host with a path", target: `${DOC}/`, host: "evil.example/x" },
    { name: "Host with a user", target: `${DOC}/`, host: "docs.example@evil.example" },
    { name: "Host with a backslash", target: `${DOC}/`, host: "docs.example\\evil.example" },
    { name: "empty Host", target: `${DOC}/`, host: "" },
    { name: "Host with a port that is none", target: `${DOC}/`, host: "docs.example:evil" },
    { name: "Host with a space", target: `${DOC}/`, host: "docs.example evil.example" },
  ])("$name: the response doesn't contain a host", async ({ target, host }) => {
    const location = locationOf(await sendRaw(nginx.origin, request(target, host)));
    expect([undefined, DOC]).toContain(location);
  });

  test("an old address redirects on any host, and never to another one", async () => {
    const [from = "", to = ""] = readBuilt("/_redirects").toString().split(/\s/);
    for (const target of [from, `http://evil.example${from}`, `/${from}`]) {
      const answer = await sendRaw(nginx.origin, request(target, "evil.example"));
      expect([target, answer.status, locationOf(answer)]).toEqual([target, 301, to]);
    }
  });

  test("an address with a line break in it is a 404 with the security policy of pages", async () => {
    const { status, headers } = await sendRaw(nginx.origin, request("/a%0Ab"));
    expect(status).toBe(404);
    expect(headers["content-security-policy"]).toContain("default-src 'self'");
  });
});
