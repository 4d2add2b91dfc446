import type { Fault } from "../../faults/fault";
import { basePathOf, removeBase } from "../../site/paths/base-path";
import { type WrittenRule, headersFor, parseHeaders, toExpression } from "../hosting/header-rules";
import { hashOf, needsOf } from "../hosting/policy";
import { type CheckResult, type PublicSite, faultIn } from "./public-site";

const FILE = "/_headers";
/** Cloudflare's limits: it ignores longer lines, and all rules after the first 100. */
const MAX_LINE = 2000;
const MAX_RULES = 100;

/** Matches eight or more hexadecimal digits in the name of a file or its folder. */
const HAS_DIGEST = /(?:^|[-./])[0-9a-f]{8,}(?:[-./]|$)/;
const SECURITY = [
  "Strict-Transport-Security",
  "X-Content-Type-Options",
  "Referrer-Policy",
  "Permissions-Policy",
];

/** Directives that every page's policy contains. Services' scripts don't work with Trusted Types. */
const PAGE_DIRECTIVES = [
  "default-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];
const TRUSTED_TYPES = "require-trusted-types-for 'script'";

/** Directives for frames that run readers' code or send its requests, which mustn't reach the site. */
const FRAME_DIRECTIVES = [
  "default-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-scripts",
];
const IS_HASH = /^'sha256-[A-Za-z0-9+/]+={0,2}'$/;
const FIX = "Correct the rules in src/outputs/hosting/, and build the site again.";
const FRAME = /^\/live\/.*\.html$/;

const listDirectives = (policy: string): string[] => policy.split(";").map((one) => one.trim());

const sourcesOf = (policy: string, name: string): string[] =>
  listDirectives(policy)
    .map((one) => one.split(/\s+/))
    .find(([directive]) => directive === name)
    ?.slice(1) ?? [];

/**
 * Checks `_headers`: hosts have to be able to read the file, every rule has to match a file, and each file needs the
 * right headers.
 */
export function checkHeaders(site: PublicSite): CheckResult {
  const text = site.read(FILE);
  if (text === "") {
    const words = {
      rule: "public/no-headers",
      problem: "The file _headers is missing.",
      fix: "Build the site: its last step writes the file.",
    };
    return { kind: "header rules", checked: 0, faults: [faultIn(FILE, "", 0, words)] };
  }
  const base = basePathOf(site.url);
  const rules = parseHeaders(text).map((rule) => ({
    ...rule,
    pattern: removeBase(rule.pattern, base),
  }));
  return {
    kind: "header rules",
    checked: rules.length,
    faults: [
      ...checkFile(text, rules, site),
      ...checkLasting(rules, site),
      ...checkPolicies(rules, site),
      ...checkFrames(rules, site),
    ],
  };
}

function checkFile(text: string, rules: readonly WrittenRule[], site: PublicSite): Fault[] {
  const fault = (at: number, rule: string, problem: string, fix: string): Fault =>
    faultIn(FILE, text, at, { rule: `public/${rule}`, problem, fix });
  const addresses = [...site.files, ...site.pages.keys()];
  const unused = rules.filter(({ pattern }) => {
    const expression = new RegExp(toExpression(pattern));
    return !addresses.some((address) => expression.test(address));
  });
  const long = text.split("\n").filter((line) => line.length > MAX_LINE);
  return [
    ...unused.map(({ pattern }) =>
      fault(
        text.indexOf(`${pattern}\n`),
        "unused-header-rule",
        `No file of the site matches ${pattern}.`,
        "Remove the rule from src/outputs/hosting/header-rules.ts, or fix its pattern.",
      ),
    ),
    ...long.map((line) =>
      fault(
        text.indexOf(line),
        "long-header",
        `This line has ${line.length} characters; Cloudflare reads at most ${MAX_LINE}.`,
        "Use fewer inline scripts and styles, or fewer services.",
      ),
    ),
    ...(rules.length > MAX_RULES
      ? [
          fault(
            0,
            "many-header-rules",
            `There are ${rules.length} rules, but Cloudflare reads at most ${MAX_RULES}.`,
            "Merge rules in src/outputs/hosting/header-rules.ts.",
          ),
        ]
      : []),
  ];
}

/**
 * Checks caching: files that browsers cache for a year need a digest in their names, and all other files have to be
 * revalidated.
 */
function checkLasting(rules: readonly WrittenRule[], site: PublicSite): Fault[] {
  return [...site.files].flatMap((file) => {
    const caching = headersFor(rules, file)["Cache-Control"] ?? "";
    const isLasting = caching.includes("immutable");
    if (isLasting ? HAS_DIGEST.test(file) : caching.includes("must-revalidate")) return [];
    return [
      faultIn(file, "", 0, {
        rule: "public/wrong-caching",
        problem: isLasting
          ? `${file} is cached for a year, but its name doesn't change with its content.`
          : `Browsers may reuse ${file} without revalidating it: "${caching}".`,
        fix: "Add a digest to its name, or list it in src/outputs/hosting/header-rules.ts.",
      }),
    ];
  });
}

/**
 * Checks that each page is sent with all security headers, and that its policy allows the page's inline scripts and
 * styles, but no others, and no other site that the build wasn't configured for.
 */
function checkPolicies(rules: readonly WrittenRule[], site: PublicSite): Fault[] {
  const faults: Fault[] = [];
  for (const { path, file, html } of site.pages.values()) {
    const headers = headersFor(rules, path);
    const fault = (rule: string, problem: string): void => {
      faults.push(faultIn(file, html, 0, { rule: `public/${rule}`, problem, fix: FIX }));
    };
    for (const name of SECURITY) {
      if (headers[name] === undefined)
        fault("no-security-header", `${path} is sent without ${name}.`);
    }
    const policy = headers["Content-Security-Policy"] ?? "";
    const scripts = sourcesOf(policy, "script-src");
    const styles = sourcesOf(policy, "style-src");
    const services = site.external["script-src"] ?? [];
    const known = new Set(["'self'", ...services]);
    for (const source of scripts) {
      if (!known.has(source) && !IS_HASH.test(source))
        fault("loose-policy", `The policy of ${path} allows scripts by ${source}.`);
    }
    const needed = [...PAGE_DIRECTIVES, ...(services.length === 0 ? [TRUSTED_TYPES] : [])];
    for (const directive of listMissing(policy, needed))
      fault("loose-policy", `The policy of ${path} lacks ${directive}.`);
    for (const { kind, text } of needsOf(html)) {
      const [what, sources] = kind === "scripts" ? ["script", scripts] : ["style", styles];
      const hash = hashOf(text);
      if (!sources.includes(hash))
        fault(`blocked-${what}`, `The policy of ${path} blocks its inline ${what} ${hash}.`);
    }
  }
  return faults;
}

/** Checks that frames with readers' code are isolated from the site. */
const checkFrames = (rules: readonly WrittenRule[], { files }: PublicSite): Fault[] =>
  [...files]
    .filter((file) => FRAME.test(file))
    .flatMap((file) =>
      listMissing(headersFor(rules, file)["Content-Security-Policy"] ?? "", FRAME_DIRECTIVES).map(
        (directive) =>
          faultIn(file, "", 0, {
            rule: "public/loose-policy",
            problem: `The policy of ${file} lacks ${directive}.`,
            fix: FIX,
          }),
      ),
    );

const listMissing = (policy: string, needed: readonly string[]): string[] =>
  needed.filter((directive) => !listDirectives(policy).includes(directive));
