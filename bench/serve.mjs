import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";

/** @type {Record<string, string>} */
const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".md": "text/markdown; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** @typedef {{ body: Buffer, headers: Record<string, string | number> }} Asset */

/** @typedef {(folder: string, path: string) => Record<string, string>} HeadersOf */

/** Endings that static hosts append to the path /x to find its file. */
const BOTH_KINDS = [".html", "/index.html"];

/**
 * Serves a built site like a simple static host: answers /x with the file x, x.html or x/index.html, and compresses
 * text with gzip.
 *
 * @param {string | (() => string)} site The folder, or a function that returns it for each request.
 * @param {{ headersOf?: HeadersOf, endings?: readonly string[] }} [options] Additional headers, and the endings of the
 *   files to look for.
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serve(site, { headersOf, endings = BOTH_KINDS } = {}) {
  /** @type {Map<string, Asset>} */
  const assets = new Map();
  const server = createServer((request, response) => {
    const folder = typeof site === "function" ? site() : site;
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    const found = findFile(folder, decodePath(path), endings);
    const file = found ?? findFile(folder, "/404.html", endings);
    if (!file) return void response.writeHead(404).end();
    const asset = assets.get(file) ?? readAsset(file);
    assets.set(file, asset);
    // Responses for missing pages get the additional headers too, as on hosts that read `_headers`.
    const headers = { ...asset.headers, ...lowerCase(headersOf?.(folder, path) ?? {}) };
    if (found && request.headers["if-none-match"] === asset.headers.etag) {
      return void response.writeHead(304, headers).end();
    }
    response
      .writeHead(found ? 200 : 404, { ...headers, "content-length": asset.body.length })
      .end(asset.body);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("The static server has no port.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done(undefined)));
    },
  };
}

/** @param {Record<string, string>} headers @returns {Record<string, string>} */
const lowerCase = (headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** @param {string} path @returns {string} The decoded path. A path that can't be decoded matches no file. */
function decodePath(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** @param {string} folder @param {string} path @param {readonly string[]} endings @returns {string | undefined} */
function findFile(folder, path, endings) {
  const base = join(folder, normalize(path));
  const page = base.replace(/\/$/, "");
  return [base, ...endings.map((ending) => page + ending)].find(
    (file) => file.startsWith(folder) && existsSync(file) && statSync(file).isFile(),
  );
}

/** @param {string} file @returns {Asset} */
function readAsset(file) {
  const plain = readFileSync(file);
  const type = TYPES[extname(file)] ?? "application/octet-stream";
  const isText = /text|json|xml/.test(type);
  const body = isText ? gzipSync(plain) : plain;
  const etag = `"${createHash("sha1").update(plain).digest("hex")}"`;
  // All generators put a digest into the names of scripts, styles and fonts, so these files can be cached for a year.
  // Pages and data can change.
  const isLasting = /css|javascript|font|image/.test(type);
  return {
    body,
    headers: {
      "content-type": type,
      etag,
      "cache-control": isLasting
        ? "public, max-age=31536000, immutable"
        : "public, max-age=0, must-revalidate",
      ...(isText ? { "content-encoding": "gzip" } : {}),
    },
  };
}
