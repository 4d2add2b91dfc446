/** Headers for every address that a pattern matches; `*` stands for anything, slashes too. */
export interface HeaderRule {
  readonly pattern: string;
  /** In the order in which they are sent. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A year, the longest that caches keep anything (RFC 9111 leaves it open; browsers agree on this). */
const LASTING = "public, max-age=31536000, immutable";
/** Kept, and asked for again at every use: an answer without a body when nothing has changed. */
const REVALIDATED = "public, max-age=0, must-revalidate";

const POLICY = "Content-Security-Policy";
const RESOURCE_POLICY = "Cross-Origin-Resource-Policy";
const LIVE_FRAMES = "/live/*";
/** Pictures of pages, made to be shown where people share them. */
const CARDS = "/cards/*";

/** Files whose names hold a digest of what is in them, so that they never change. */
const LASTING_PATTERNS = ["/*.js", "/*.css", "/static/*", LIVE_FRAMES, "/search-index/*"];

/** Files matched by those patterns that keep their names while they change. */
const CHANGING_PATTERNS = ["/sw.js", "/search-index/start.bin"];

/** What pages may not ask a device for; what a video needs (autoplay, fullscreen) is left to it. */
const DENIED_FEATURES = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** Policies of the two kinds of documents there are. */
export interface Policies {
  readonly pages: string;
  /** For the frames that run what a reader wrote; absent when the site has none. */
  readonly liveFrames?: string | undefined;
  /** Where browsers report what the policy stopped; absent when nobody asked for it. */
  readonly reportUrl?: string | undefined;
}

/** Name of the report endpoint in the headers. */
const REPORT_GROUP = "csp";

/**
 * A page's policy as a header has it. These directives are for headers only: a `<meta>` cannot report, and Safari
 * upgrades http://localhost too, so no page may ask for that by itself.
 */
export function formatHeaderPolicy(policy: string, reportUrl?: string): string {
  return [
    policy,
    "upgrade-insecure-requests",
    // Browsers without the Reporting API know the first; the others go by the second.
    ...(reportUrl === undefined ? [] : [`report-uri ${reportUrl}`, `report-to ${REPORT_GROUP}`]),
  ].join("; ");
}

/** What a host sends with each answer. A later rule replaces what an earlier one says. */
export function listHeaderRules({ pages, liveFrames, reportUrl }: Policies): HeaderRule[] {
  return [
    {
      pattern: "/*",
      headers: {
        "Cache-Control": REVALIDATED,
        [POLICY]: pages,
        ...(reportUrl !== undefined && {
          "Reporting-Endpoints": `${REPORT_GROUP}="${reportUrl}"`,
        }),
        "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": DENIED_FEATURES.map((feature) => `${feature}=()`).join(", "),
        // No Cross-Origin-Embedder-Policy: browsers then refuse YouTube's frames (e2e/site/isolation.test.ts).
        "Cross-Origin-Opener-Policy": "same-origin",
        [RESOURCE_POLICY]: "same-origin",
      },
    },
    { pattern: CARDS, headers: { [RESOURCE_POLICY]: "cross-origin" } },
    ...LASTING_PATTERNS.map((pattern) => ({
      pattern,
      headers: {
        "Cache-Control": LASTING,
        ...(pattern === LIVE_FRAMES && liveFrames !== undefined && { [POLICY]: liveFrames }),
      },
    })),
    ...CHANGING_PATTERNS.map((pattern) => ({
      pattern,
      headers: { "Cache-Control": REVALIDATED },
    })),
  ];
}

/** A pattern as a regular expression, in a form that nginx, JavaScript and PCRE read alike. */
export const toExpression = (pattern: string): string =>
  `^${pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`;

/** Whether a rule is for an address. */
export const isRuleFor = ({ pattern }: HeaderRule, path: string): boolean =>
  new RegExp(toExpression(pattern)).test(path);

/** Rules whose texts no host can read as something else; any other is our own mistake. */
function assertPlain(rules: readonly HeaderRule[]): readonly HeaderRule[] {
  for (const { pattern, headers } of rules) {
    if (!/^\/[!-~]*$/.test(pattern))
      throw new Error(`No host can be told of the path "${pattern}".`);
    for (const [name, value] of Object.entries(headers)) {
      if (/^[A-Za-z-]+$/.test(name) && /^[!-~](?:[ -~]*[!-~])?$/.test(value)) continue;
      throw new Error(`No host can be told of the header "${name}: ${value}".`);
    }
  }
  return rules;
}

/**
 * `_headers` as Cloudflare and Netlify read it. Cloudflare joins what several rules say of one header, unless the
 * later one takes it back first (`! Name`); Netlify lets the later one win, and passes over a line without a colon.
 */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const said = new Set<string>();
  return assertPlain(rules)
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).flatMap(([name, value]) => [
        ...(said.has(name) ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]);
      for (const name of Object.keys(headers)) said.add(name);
      return [pattern, ...lines].join("\n");
    })
    .join("\n\n")
    .concat("\n");
}

/** A rule as it stands in a file. */
export interface WrittenRule extends HeaderRule {
  /** Headers of earlier rules that it takes back. */
  readonly detached: readonly string[];
}

/** The rules of a `_headers` file. */
export function parseHeaders(text: string): WrittenRule[] {
  const rules: { pattern: string; headers: Record<string, string>; detached: string[] }[] = [];
  for (const line of text.split("\n").map((one) => one.trim())) {
    const rule = rules.at(-1);
    const colon = line.indexOf(":");
    if (line === "" || line.startsWith("#")) continue;
    if (line.startsWith("/")) rules.push({ pattern: line, headers: {}, detached: [] });
    else if (!rule) throw new Error(`_headers says "${line}" before it names a path.`);
    else if (line.startsWith("!")) rule.detached.push(line.slice(1).trim());
    else if (colon > 0) rule.headers[line.slice(0, colon)] = line.slice(colon + 1).trim();
    else throw new Error(`_headers has a line that is neither a path nor a header: "${line}".`);
  }
  return rules;
}

/** The headers of an address, put together as Cloudflare does: what nobody takes back is joined by commas. */
export function headersFor(rules: readonly WrittenRule[], path: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const rule of rules) {
    if (!isRuleFor(rule, path)) continue;
    for (const name of rule.detached) Reflect.deleteProperty(found, name);
    for (const [name, value] of Object.entries(rule.headers)) {
      found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
    }
  }
  return found;
}

/** Each header with what it says where, the last word first: for hosts that take the first match. */
export function listByHeader(
  rules: readonly HeaderRule[],
): Map<string, { readonly pattern: string; readonly value: string }[]> {
  const byHeader = new Map<string, { pattern: string; value: string }[]>();
  for (const { pattern, headers } of [...assertPlain(rules)].reverse()) {
    for (const [name, value] of Object.entries(headers)) {
      const list = byHeader.get(name) ?? [];
      byHeader.set(name, [...list, { pattern, value }]);
    }
  }
  return byHeader;
}
