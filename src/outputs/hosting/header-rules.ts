import { AI_CATALOG_FILE, LLMS_FILE, LLMS_FULL_FILE, MCP_CARD_FILE } from "../file-names";

/** Headers for every path that matches a pattern. `*` matches anything, including slashes. */
export interface HeaderRule {
  readonly pattern: string;
  /** In the order in which they are sent. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * `Cache-Control` for files that never change. One year is the longest time that browsers cache anything (RFC 9111
 * sets no limit).
 */
const LASTING = "public, max-age=31536000, immutable";
/**
 * `Cache-Control` for files that browsers may cache but have to revalidate before each use. The response for an
 * unchanged file has no body.
 */
const REVALIDATED = "public, max-age=0, must-revalidate";

const POLICY = "Content-Security-Policy";
const RESOURCE_POLICY = "Cross-Origin-Resource-Policy";
const LIVE_FRAMES = "/live/*";
/** The frame that sends the examples' requests. */
const RELAY_FRAME = "/live/relay-*";
/** Files that apps on other sites may fetch. */
const OPEN_FILES = [
  "/addresses.json",
  "/networks.json",
  "/facts.json",
  "/tokens.json",
  "/compatibility.json",
  "/partners.json",
  "/errors.json",
  MCP_CARD_FILE,
  AI_CATALOG_FILE,
];
/**
 * Allows crawlers to use the content for every purpose (https://contentsignals.org). It is a header because checkers of
 * robots.txt reject the directive, which isn't part of RFC 9309.
 */
const CONTENT_SIGNAL = "search=yes, ai-input=yes, ai-train=yes";
/** Pictures for social networks. */
const CARDS = "/cards/*";

/** Files whose names contain a digest of their content, so they never change. */
const LASTING_PATTERNS = ["/*.js", "/*.css", "/static/*", LIVE_FRAMES, "/search-index/*"];

/** Files that match LASTING_PATTERNS, but whose content changes under the same name. */
const CHANGING_PATTERNS = ["/sw.js", "/search-index/start.bin"];

/** Device features that pages may not use. Features that videos need (autoplay, fullscreen) aren't listed. */
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

/** The security policy for each kind of document. */
export interface Policies {
  readonly pages: string;
  /** For the frames that run readers' code; absent if the site has none. */
  readonly liveFrames?: string | undefined;
  /** For the frame that sends the examples' requests to nodes; absent if the site has none. */
  readonly relayFrame?: string | undefined;
  /** URL to which browsers report policy violations; absent if reports aren't configured. */
  readonly reportUrl?: string | undefined;
}

/** Name of the report endpoint in the headers. */
const REPORT_GROUP = "csp";

/**
 * Formats the pages' policy for a header. Adds the directives that a page's own `<meta>` can't have: reports need a
 * header, and upgrade-insecure-requests would keep Safari from opening http://localhost.
 */
export function formatHeaderPolicy(policy: string, reportUrl?: string): string {
  return [
    policy,
    "upgrade-insecure-requests",
    // Browsers without the Reporting API only support report-uri; all other browsers ignore it and use report-to.
    ...(reportUrl === undefined ? [] : [`report-uri ${reportUrl}`, `report-to ${REPORT_GROUP}`]),
  ].join("; ");
}

/**
 * Lists the response headers for each pattern. If several rules match a path, later ones override headers of earlier
 * ones.
 */
export function listHeaderRules({
  pages,
  liveFrames,
  relayFrame,
  reportUrl,
}: Policies): HeaderRule[] {
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
        // Cross-Origin-Embedder-Policy isn't set, because browsers would then block YouTube's frames
        // (e2e/site/isolation.test.ts).
        "Cross-Origin-Opener-Policy": "same-origin",
        [RESOURCE_POLICY]: "same-origin",
        // Lists of all pages, so that agents find them from any page.
        Link: `<${LLMS_FILE}>; rel="llms-txt", <${LLMS_FULL_FILE}>; rel="llms-full-txt"`,
        "X-Llms-Txt": LLMS_FILE,
        "Content-Signal": CONTENT_SIGNAL,
      },
    },
    { pattern: CARDS, headers: { [RESOURCE_POLICY]: "cross-origin" } },
    ...OPEN_FILES.map((pattern) => ({
      pattern,
      headers: { "Access-Control-Allow-Origin": "*", [RESOURCE_POLICY]: "cross-origin" },
    })),
    ...LASTING_PATTERNS.map((pattern) => ({
      pattern,
      headers: {
        "Cache-Control": LASTING,
        ...(pattern === LIVE_FRAMES && liveFrames !== undefined && { [POLICY]: liveFrames }),
      },
    })),
    ...(relayFrame === undefined
      ? []
      : [{ pattern: RELAY_FRAME, headers: { [POLICY]: relayFrame } }]),
    ...CHANGING_PATTERNS.map((pattern) => ({
      pattern,
      headers: { "Cache-Control": REVALIDATED },
    })),
  ];
}

/** Converts a pattern to a regular expression with the same meaning in nginx, JavaScript and PCRE. */
export const toExpression = (pattern: string): string =>
  `^${pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`;

/** True if a rule applies to a path. */
export const isRuleFor = ({ pattern }: HeaderRule, path: string): boolean =>
  new RegExp(toExpression(pattern)).test(path);

/** Throws if a host could misread a rule, which would be a bug in our code. */
function assertPlain(rules: readonly HeaderRule[]): readonly HeaderRule[] {
  for (const { pattern, headers } of rules) {
    if (!/^\/[!-~]*$/.test(pattern))
      throw new Error(
        `The path "${pattern}" can't be written so that every host reads it the same way.`,
      );
    for (const [name, value] of Object.entries(headers)) {
      if (/^[A-Za-z-]+$/.test(name) && /^[!-~](?:[ -~]*[!-~])?$/.test(value)) continue;
      throw new Error(
        `The header "${name}: ${value}" can't be written so that every host reads it the same way.`,
      );
    }
  }
  return rules;
}

/**
 * Formats `_headers` for Cloudflare and Netlify. If several rules set the same header, Cloudflare joins the values,
 * unless the later rule removes the header first (`! Name`). Netlify uses the later value, and ignores lines without a
 * colon.
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

/** A rule of a `_headers` file. */
export interface WrittenRule extends HeaderRule {
  /** Headers that earlier rules set and this rule removes. */
  readonly detached: readonly string[];
}

/** Parses a `_headers` file. */
export function parseHeaders(text: string): WrittenRule[] {
  const rules: { pattern: string; headers: Record<string, string>; detached: string[] }[] = [];
  for (const line of text.split("\n").map((one) => one.trim())) {
    const rule = rules.at(-1);
    const colon = line.indexOf(":");
    if (line === "" || line.startsWith("#")) continue;
    if (line.startsWith("/")) rules.push({ pattern: line, headers: {}, detached: [] });
    else if (!rule) throw new Error(`_headers has "${line}" before the first path.`);
    else if (line.startsWith("!")) rule.detached.push(line.slice(1).trim());
    else if (colon > 0) rule.headers[line.slice(0, colon)] = line.slice(colon + 1).trim();
    else throw new Error(`_headers has a line that is neither a path nor a header: "${line}".`);
  }
  return rules;
}

/**
 * Returns the headers for a path, combined the way Cloudflare does it: values that no rule removes are joined with
 * commas.
 */
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

/** Lists the rules of each header in reverse order, for hosts that use the first match. */
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
