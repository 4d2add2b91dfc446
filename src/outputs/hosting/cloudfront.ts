import { type HeaderRule, listByHeader, toExpression } from "./header-rules";

/** CloudFront refuses larger functions (its quotas). */
export const MAX_FUNCTION_BYTES = 10_240;

/**
 * A CloudFront function for viewer requests. S3 only knows files, so a request for `/x` becomes one for `x.html`.
 * CloudFront gives the path as it was requested, and the query in parts.
 * @param endings Endings of the site's files. A path with another dot can be a page (`/1.9`).
 */
export function formatRequestFunction(endings: readonly string[], basePath = ""): string {
  const wrong = endings.filter((ending) => !/^\w+$/.test(ending));
  if (wrong.length > 0)
    throw new Error(
      `These endings cannot be written into a CloudFront function: .${wrong.join(", .")}.`,
    );
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
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var page = uri.replace(/\/(?:index\.html)?$/, "");
  if (uri === "${basePath}/" || uri === "${basePath}") {
    request.uri = "${basePath}/index.html";
  } else if (page !== uri && isPath(page)) {
    var location = page + formatQuery(request.querystring);
    return { statusCode: 301, headers: { location: { value: location } } };
  } else if (!/\.(?:${[...endings].sort().join("|")})$/.test(uri)) {
    request.uri = uri + ".html";
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
