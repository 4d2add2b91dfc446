import { createHash } from "node:crypto";
import { type HeaderRule, listByHeader, toExpression } from "./header-rules";
import { PREFERS_MARKDOWN } from "./prefers-markdown";

/** CloudFront refuses larger functions (its quotas). */
export const MAX_FUNCTION_BYTES = 10_240;

/** Hexadecimal digits that a page is known by: a function may not be large enough to list paths. */
const DIGITS = 6;

const digitsOf = (path: string): string =>
  createHash("sha1").update(path).digest("hex").slice(0, DIGITS);

/** The pages that have Markdown. Throws if another address would be taken for one of them. */
function listTwinned(twinned: readonly string[], others: readonly string[]): string {
  const digits = new Set(twinned.map(digitsOf));
  const alike = others.find((path) => digits.has(digitsOf(path)));
  if (alike === undefined) return [...digits].sort().join(" ");
  throw new Error(`Use more DIGITS: ${alike} has those of a page with Markdown.`);
}

interface SiteAddresses {
  /** Endings of the site's files. A path with another dot can be a page (`/1.9`). */
  readonly endings: readonly string[];
  /** Paths, percent-encoded, of pages that have Markdown, and of all others. */
  readonly twinned: readonly string[];
  readonly others: readonly string[];
}

/**
 * A CloudFront function for viewer requests. S3 only knows files, so a request for `/x` becomes one for `x.html`, or
 * for `x.md` if the client prefers Markdown: a site with more pages than fit into a function sends HTML to all.
 * CloudFront gives the path as it was requested, and the query in parts.
 */
export function formatRequestFunction({ endings, twinned, others }: SiteAddresses): string {
  const wrong = endings.filter((ending) => !/^\w+$/.test(ending));
  if (wrong.length > 0)
    throw new Error(
      `These endings cannot be written into a CloudFront function: .${wrong.join(", .")}.`,
    );
  const write = (digits: string): string => formatRequests(endings, digits);
  const whole = write(listTwinned(twinned, others));
  return whole.length <= MAX_FUNCTION_BYTES ? whole : write("");
}

function formatRequests(endings: readonly string[], digits: string): string {
  return String.raw`// Written by the build: a CloudFront function for viewer requests.
// Browsers take //x and /\x for another host, and pass over tabs and line ends.
function isPath(path) {
  try {
    return /^(?:\/[^\/?#%\\\x00-\x1f\x7f]+)+$/.test(decodeURIComponent(path));
  } catch (error) {
    return false;
  }
}
function encode(text) {
  return text.replace(/[^\w.~!$'()*,;:@\/?%+=-]+/g, encodeURIComponent);
}
function formatQuery(query) {
  var parts = [];
  Object.keys(query || {}).forEach(function (name) {
    (query[name].multiValue || [query[name]]).forEach(function (one) {
      parts.push(encode(name) + "=" + encode(one.value));
    });
  });
  return parts.length === 0 ? "" : "?" + parts.join("&");
}
${PREFERS_MARKDOWN}
var twinned = " ${digits} ";
function hasMarkdown(uri) {
  var digest = require("crypto").createHash("sha1").update(uri).digest("hex");
  return twinned.indexOf(" " + digest.slice(0, ${DIGITS}) + " ") >= 0;
}
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var page = uri.replace(/\/(?:index\.html)?$/, "");
  if (uri === "/") {
    request.uri = "/index.html";
  } else if (page !== uri && isPath(page)) {
    var location = page + formatQuery(request.querystring);
    return { statusCode: 301, headers: { location: { value: location } } };
  } else if (!/\.(?:${[...endings].sort().join("|")})$/.test(uri)) {
    var accept = (request.headers && request.headers.accept && request.headers.accept.value) || "";
    request.uri = uri + (prefersMarkdown(accept) && hasMarkdown(uri) ? ".md" : ".html");
  }
  return request;
}
`;
}

/** A CloudFront function for viewer responses. It sets the headers of each address. */
export function formatResponseFunction(rules: readonly HeaderRule[]): string {
  const table = Object.fromEntries(
    [...listByHeader(rules)].map(([name, values]) => [
      name.toLowerCase(),
      values.map(({ pattern, value }) => [toExpression(pattern), value]),
    ]),
  );
  return `// Written by the build: a CloudFront function for viewer responses.
var table = ${JSON.stringify(table)};
function handler(event) {
  var response = event.response;
  var vary = response.headers.vary;
  response.headers.vary = { value: (vary ? vary.value + ", " : "") + "Accept" };
  Object.keys(table).forEach(function (name) {
    // A missing file is not missing for a year.
    if (name === "cache-control" && response.statusCode >= 400) return;
    var found = table[name].find(function (one) {
      return new RegExp(one[0]).test(event.request.uri);
    });
    if (found) response.headers[name] = { value: found[1] };
  });
  return response;
}
`;
}
