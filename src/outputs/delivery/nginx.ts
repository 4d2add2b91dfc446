import type { Redirect } from "../../docs/redirects";
import { type HeaderRule, listByHeader, toExpression } from "./header-rules";

/** A value in double quotes, in which nginx reads `$` as the beginning of a variable: ours have none. */
function quote(value: string): string {
  if (/[$"\\]/.test(value)) throw new Error(`nginx cannot be told «${value}».`);
  return `"${value}"`;
}

const variableOf = (header: string): string => `$docs_${header.toLowerCase().replaceAll("-", "_")}`;

function formatMap(source: string, variable: string, lines: readonly string[]): string {
  return `map ${source} ${variable} {\n${lines.map((line) => `  ${line}\n`).join("")}}\n`;
}

const splitTarget = (to: string): [path: string, anchor: string] => {
  const [path = "", anchor] = encodeURI(to).split("#");
  return [path, anchor === undefined ? "" : `#${anchor}`];
};

/**
 * What nginx has to know of a build: headers and old addresses by address, and who asks for Markdown. For the http
 * block, where maps belong.
 */
export function formatNginxMaps(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
): string {
  const headers = [...listByHeader(rules)].map(([name, values]) =>
    formatMap("$uri", variableOf(name), [
      'default "";',
      ...values.map(
        ({ pattern, value }) =>
          `"~${toExpression(pattern).replaceAll("\\", "\\\\")}" ${quote(value)};`,
      ),
    ]),
  );
  const targets = redirects.map(({ from, to }) => ({ from, to: splitTarget(to) }));
  const anchored = targets.filter(({ to: [, anchor] }) => anchor !== "");
  return [
    "# Written by the build: headers, old addresses, and who asks for Markdown.\n",
    "map_hash_bucket_size 512;\n",
    "variables_hash_bucket_size 128;\n",
    ...headers,
    formatMap("$uri", "$docs_moved_to", [
      'default "";',
      ...targets.map(({ from, to: [path] }) => `${quote(from)} ${quote(path)};`),
    ]),
    formatMap("$uri", "$docs_moved_anchor", [
      'default "";',
      ...anchored.map(({ from, to: [, anchor] }) => `${quote(from)} ${quote(anchor)};`),
    ]),
    // Markdown before HTML, or no HTML at all: browsers name text/html first.
    formatMap("$http_accept", "$docs_twin", [
      'default "";',
      '"~*text/html.*text/markdown" "";',
      '"~*text/markdown" ".md";',
    ]),
  ].join("");
}

/** What goes into the server block: how an address finds its file, and what is sent with it. */
export function formatNginxServer(rules: readonly HeaderRule[]): string {
  // A missing script is not missing for a year: without `always` a header goes with good answers only.
  const headers = [...listByHeader(rules).keys()].map(
    (name) =>
      `add_header ${name} ${variableOf(name)}${name === "Cache-Control" ? "" : " always"};\n`,
  );
  return `# Written by the build: how an address finds its file, and what is sent with it.
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

# The page is /x: what asks for /x/ or /x/index.html is sent there.
rewrite ^(/.+)/(?:index\\.html)?$ $1 permanent;
if ($docs_moved_to) {
  return 301 $docs_moved_to$is_args$args$docs_moved_anchor;
}
location / {
  try_files $uri$docs_twin $uri $uri.html $uri/index.html =404;
}
location ~ ^/_(?:headers|redirects)$ {
  return 404;
}
error_page 404 /404.html;
`;
}
