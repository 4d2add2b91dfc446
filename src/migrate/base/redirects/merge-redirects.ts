import { normalizePath, splitTarget } from "../../../base/paths";
import { type GoneAddress, findGone } from "../../../docs/links/gone";
import type { Redirect } from "../../../docs/links/redirects";
import type { ForeignRedirect } from "./read-redirects";

/** What is known before another site's redirects are added. */
export interface KnownAddresses {
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
export interface LeftRedirect {
  readonly redirect: ForeignRedirect;
  readonly reason: string;
}

export interface MergedRedirects {
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
  rules: readonly ForeignRedirect[],
  known: KnownAddresses,
): MergedRedirects {
  const exact = new Map<string, ForeignRedirect>();
  for (const rule of rules) {
    const path = pathOf(rule.source);
    if (!WILDCARD.test(rule.source) && !exact.has(path)) exact.set(path, rule);
  }
  const wildcards = rules
    .filter(({ source }) => WILDCARD.test(source))
    .sort((a, b) => b.source.length - a.source.length);
  const findRule = (path: string): ForeignRedirect | undefined =>
    exact.get(path) ?? wildcards.find((rule) => matchWildcard(rule, path) !== undefined);

  const paths = new Set(
    [
      ...exact.keys(),
      ...known.published,
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
  const answered = [...known.pages, ...known.redirects.keys()];
  for (const redirect of wildcards)
    if (
      !used.has(redirect) &&
      !answered.some((path) => matchWildcard(redirect, path) !== undefined)
    )
      left.set(redirect, { redirect, reason: "No known path matches this wildcard." });
  return { added, left: [...left.values()], unanswered };
}

/** Returns a path without its anchor and its query, and without a trailing slash or `/index`. */
function pathOf(target: string): string {
  const path = normalizePath(splitTarget(target)?.path ?? target);
  return path.replace(/\/index$/, "") || "/";
}

/** Returns the page that a path of the other site has here: the page with that path, or the target of our redirect. */
const findOwn = (path: string, { pages, redirects }: KnownAddresses): string | undefined =>
  pages.has(path) ? path : redirects.get(path);

/** Returns the rest of the path that a wildcard matches, with its slash; undefined if it doesn't match. */
function matchWildcard({ source }: ForeignRedirect, path: string): string | undefined {
  const start = source.replace(WILDCARD, "");
  return path === start || path.startsWith(`${start}/`) ? path.slice(start.length) : undefined;
}

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
    path = pathOf(rule.destination.replace(WILDCARD, matchWildcard(rule, path) ?? ""));
    const to = findOwn(path, known);
    if (to !== undefined) return { to };
    rule = findRule(path);
  }
  return { reason: "It is part of a loop." };
}
