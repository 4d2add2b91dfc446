import { type HeaderRule, listByHeader, toExpression } from "./header-rules";

/** Larger ones are refused (CloudFront's quotas for functions). */
export const MAX_FUNCTION_BYTES = 10_240;

/**
 * A CloudFront function for viewer requests: S3 knows files only, so `/x` asks for `x.html`. `endings` are those of
 * the site's files: a path may well have a dot and be a page (`/1.9`).
 */
export function formatRequestFunction(endings: readonly string[]): string {
  return `// Written by the build: a CloudFront function for viewer requests.
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  if (uri === "/") {
    request.uri = "/index.html";
  } else if (uri.endsWith("/")) {
    return { statusCode: 301, headers: { location: { value: uri.slice(0, -1) } } };
  } else if (!/\\.(?:${[...endings].sort().join("|")})$/.test(uri)) {
    request.uri = uri + ".html";
  }
  return request;
}
`;
}

/** A CloudFront function for viewer responses: the headers of each address. */
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
