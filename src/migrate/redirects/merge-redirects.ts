import { normalizePath, splitTarget } from "../../base/paths";
import { type GoneAddress, findGone } from "../../docs/links/gone";
import type { Redirect } from "../../docs/links/redirects";
import type { ForeignRedirect } from "./read-redirects";

/** Everything that answers before another site's redirects are added, and what that site published. */
interface KnownAddresses {
  /** Paths of our pages. */
  readonly pages: ReadonlySet<string>;
  /** Our redirects, by their old path. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Old paths that we say are gone. */
  readonly gone: readonly GoneAddress[];
  /** Paths that the other site once had. Wildcards are expanded for these paths and for those that its redirects name. */
  readonly published: readonly string[];
}

/** A redirect that can't be added, with the reason. */
interface LeftRedirect {
  readonly redirect: ForeignRedirect;
  readonly reason: string;
}

interface MergedRedirects {
  /** Redirects to add, sorted by old path. */
  readonly added: readonly Redirect[];
  readonly left: readonly LeftRedirect[];
  /** Published paths that neither have a page here nor are redirected, and that none of the rules matches. */
  readonly unanswered: readonly string[];
}

/** Matches a wildcard at the end of a path: `:slug*` in Mintlify, `:splat*` for a `*` in `_redirects`. */
const WILDCARD = /\/:\w+\*$/;

/**
 * Finds the page for each path that another site redirected. Follows its redirects until they reach one of our pages or
 * redirects; an exact path wins over a wildcard, and a long wildcard over a short one.
 */
export function mergeRedirects(
  all: readonly ForeignRedirect[],
  known: KnownAddresses,
): MergedRedirects {
  const rules = all.filter(
    ({ source, destination }) => isAddress(source) && isAddress(destination),
  );
  const exact = new Map<string, ForeignRedirect>();
  for (const rule of rules) {
    const path = pathOf(rule.source);
    if (!WILDCARD.test(rule.source) && !exact.has(path)) exact.set(path, rule);
  }
  const wildcards = rules.filter(({ source }) => WILDCARD.test(source));
  const byStart = new Map(wildcards.toReversed().map((rule) => [startOf(rule), rule]));
  const findRule = (path: string): ForeignRedirect | undefined =>
    exact.get(path) ??
    listStarts(path)
      .map((start) => byStart.get(start))
      .find((rule) => rule !== undefined);

  const paths = new Set(
    [
      ...exact.keys(),
      ...known.published.filter(isAddress),
      ...rules.flatMap(({ destination }) =>
        destination.startsWith("/") && !WILDCARD.test(destination) ? destination : [],
      ),
    ].map(pathOf),
  );
  const added: Redirect[] = [];
  const left = new Map<ForeignRedirect, LeftRedirect>();
  const unanswered: string[] = [];
  const used = new Set<ForeignRedirect>();
  for (const from of [...paths].sort()) {
    const rule = findRule(from);
    if (rule) used.add(rule);
    if (findOwn(from, known) !== undefined || findGone(from, known.gone)) continue;
    if (!rule) {
      unanswered.push(from);
      continue;
    }
    const end = follow(rule, from, findRule, known);
    if ("to" in end) added.push({ from, to: end.to });
    else left.set(rule, { redirect: rule, reason: end.reason });
  }
  const answered = new Set([...known.pages, ...known.redirects.keys()].flatMap(listStarts));
  for (const redirect of wildcards)
    if (!used.has(redirect) && !answered.has(startOf(redirect)))
      left.set(redirect, { redirect, reason: "No known path matches this wildcard." });
  return { added, left: [...left.values()], unanswered };
}

/** False for a text that browsers don't send as an address. */
const isAddress = (text: string): boolean => text.length <= 2000;

/** Returns a path without its anchor and its query, and without a trailing slash or `/index`. */
function pathOf(target: string): string {
  const path = normalizePath(splitTarget(target)?.path ?? target);
  return path.replace(/\/index$/, "") || "/";
}

/** Returns the page that a path of the other site has here: the page with that path, or the target of our redirect. */
const findOwn = (path: string, { pages, redirects }: KnownAddresses): string | undefined =>
  pages.has(path) ? path : redirects.get(path);

/** Returns what a path has before its wildcard. */
const startOf = ({ source }: ForeignRedirect): string => source.replace(WILDCARD, "");

/** Lists what a wildcard may begin with to match a path, the longest first: `/a/b`, `/a` and nothing. */
const listStarts = (path: string): string[] =>
  path === "" ? [""] : [path, ...listStarts(path.slice(0, path.lastIndexOf("/")))];

/** Number of redirects that are followed. The other site may have loops. */
const MAX_STEPS = 10;

function follow(
  first: ForeignRedirect,
  from: string,
  findRule: (path: string) => ForeignRedirect | undefined,
  known: KnownAddresses,
): { to: string } | { reason: string } {
  let [rule, path]: [ForeignRedirect | undefined, string] = [first, from];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (!rule) return { reason: `There is no page ${path} here.` };
    if (!rule.destination.startsWith("/")) return { reason: "It leads to another site." };
    const rest = WILDCARD.test(rule.source) ? path.slice(startOf(rule).length) : "";
    path = pathOf(rule.destination.replace(WILDCARD, () => rest));
    const to = findOwn(path, known);
    if (to !== undefined) return { to };
    rule = findRule(path);
  }
  return { reason: "It is part of a loop." };
}
