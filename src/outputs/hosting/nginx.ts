import type { Redirect } from "../../model/links/redirects";
import { type HeaderRule, listByHeader, toExpression } from "./header-rules";
import { type MapLine, type NginxMap, listAcceptMaps } from "./nginx-accept";
import { encodeRedirect } from "./redirects";

/** A text in double quotes. None of ours may contain line breaks or other control characters. */
function quote(text: string): string {
  if (/[\x00-\x1f\x7f]/.test(text))
    throw new Error(`"${text}" cannot be written into nginx's configuration.`);
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

/** A literal value. In nginx, `$` starts a variable and cannot be escaped. */
function literal(value: string): string {
  if (value.includes("$"))
    throw new Error(`"${value}" cannot be written into nginx's configuration.`);
  return value;
}

const variableOf = (header: string): string => `$docs_${header.toLowerCase().replaceAll("-", "_")}`;

function formatMap({ source, variable, fallback, lines }: NginxMap): string {
  const all = lines.map(([pattern, value]) => `  ${quote(pattern)} ${quote(value)};\n`);
  return `map ${source} ${variable} {\n  default ${quote(fallback)};\n${all.join("")}}\n`;
}

const EVERYTHING = "/*";

/** The rule for all addresses becomes the default, because `.` in a regular expression does not match line breaks. */
function formatHeaderMap(name: string, values: readonly HeaderValue[]): string {
  const fallback = values.find(({ pattern }) => pattern === EVERYTHING)?.value ?? "";
  return formatMap({
    source: "$uri",
    variable: variableOf(name),
    fallback: literal(fallback),
    lines: values
      .filter(({ pattern }) => pattern !== EVERYTHING)
      .map(({ pattern, value }): MapLine => [`~${toExpression(pattern)}`, literal(value)]),
  });
}

type HeaderValue = Pick<HeaderRule, "pattern"> & { readonly value: string };

/**
 * nginx's maps for a build, which belong in the http block: headers by address, redirects by address, and who prefers
 * Markdown.
 */
export function formatNginxMaps(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
): string {
  // nginx decodes an address before it looks it up, but the target of a redirect is sent as it is, so that is encoded.
  const moved = redirects.map((redirect) => {
    const [path = "", anchor] = encodeRedirect(redirect).to.split("#");
    return { from: literal(redirect.from), path: literal(path), anchor };
  });
  const maps: readonly NginxMap[] = [
    {
      source: "$uri",
      variable: "$docs_moved_to",
      fallback: "",
      lines: moved.map(({ from, path }): MapLine => [from, path]),
    },
    {
      source: "$uri",
      variable: "$docs_moved_anchor",
      fallback: "",
      lines: moved.flatMap(({ from, anchor }): MapLine[] =>
        anchor === undefined ? [] : [[from, literal(`#${anchor}`)]],
      ),
    },
    ...listAcceptMaps("$docs_twin"),
  ];
  return [
    "# Written by the build: headers, old addresses, and who asks for Markdown.\n",
    "map_hash_bucket_size 512;\n",
    "variables_hash_bucket_size 128;\n",
    ...[...listByHeader(rules)].map(([name, values]) => formatHeaderMap(name, values)),
    ...maps.map(formatMap),
  ].join("");
}

/** nginx's server block for a build: the file of each address, and its headers. */
export function formatNginxServer(rules: readonly HeaderRule[], basePath = ""): string {
  // Without `always`, a header is sent with successful answers only: a missing script must not be kept for a year.
  const headers = [...listByHeader(rules).keys()].map(
    (name) =>
      `add_header ${name} ${variableOf(name)}${name === "Cache-Control" ? "" : " always"};\n`,
  );
  return String.raw`# Written by the build: how an address finds its file, and what is sent with it.
absolute_redirect off;
charset utf-8;
charset_types text/plain text/css text/markdown text/xml application/javascript application/json application/manifest+json image/svg+xml;
gzip_static on;
gzip_vary on;
include /etc/nginx/mime.types;
types {
  text/markdown md;
  application/manifest+json webmanifest;
}
${headers.join("")}add_header Vary Accept;

# The page is /x: what asks for /x/ or /x/index.html is sent there. Not so with //x or /\x, which browsers take for
# another host, nor with tabs and line ends, which they pass over, nor with signs that would start a query.
rewrite "^((?:/[^/?#%\\\\\x00-\x1f\x7f]+)+)/(?:index\.html)?$" $1 permanent;
if ($docs_moved_to) {
  return 301 $docs_moved_to$is_args$args$docs_moved_anchor;
}
location / {
  try_files $uri$docs_twin $uri $uri.html $uri/index.html =404;
}
# Files for hosts, and whatever is hidden.
location ~ "^${basePath}/_(?:headers|redirects)$|/\.(?!well-known/)" {
  return 404;
}
error_page 404 ${basePath}/404.html;
`;
}
