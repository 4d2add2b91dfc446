import { z } from "zod";
import type { LinkUse } from "../../base/compiled-doc";
import { isPageId } from "../../base/page-ids";
import { caseKey, checkPath, checkRoute } from "../../base/path-names";
import { normalizePath, splitTarget } from "../../base/paths";
import { checkSchema } from "../../faults/check-schema";
import { type Fault, type Position, faultAt } from "../../faults/fault";
import { findPathProblem } from "../../faults/web-address";
import { type YamlText, parseYaml } from "../../faults/yaml";
import { type GoneAddress, coversPath, isWholeFolder, withoutStar } from "./gone";

/** A path that has moved. */
export interface Redirect {
  /** The old path, decoded. */
  readonly from: string;
  /** The new path, decoded, optionally with an anchor. */
  readonly to: string;
}

/** An id that a page no longer has. Browsers don't send ids to hosts, so the page itself redirects. */
export interface MovedAnchor {
  readonly path: string;
  readonly id: string;
  /** The new path, decoded, optionally with an anchor. */
  readonly to: string;
}

/** The redirects of a site. */
export interface ResolvedRedirects {
  readonly redirects: readonly Redirect[];
  readonly movedAnchors: readonly MovedAnchor[];
  readonly gone: readonly GoneAddress[];
  /** Old paths of redirects marked `pending`: their new pages aren't written yet. */
  readonly pending: readonly string[];
  /** The targets of redirects, which are checked like links. A target is left out if it is redirected too. */
  readonly links: readonly LinkUse[];
  readonly faults: readonly Fault[];
}

/** A redirect in the file, with the positions of its keys. */
interface RedirectEntry extends Redirect {
  /** True if the target page isn't written yet. */
  readonly isPending: boolean;
  /** Why there is no page at the old path anymore, and none that took its place. */
  readonly gone: string | undefined;
  readonly positions: Readonly<Record<"from" | "to" | "pending", Position>>;
}

/** Data that redirects are checked against. */
export interface RedirectScope {
  /** Every path of the site, with the ids on its page if they are known. */
  readonly paths: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  readonly hasStaticFile: (path: string) => boolean;
}

export const REDIRECTS_FILE = "content/redirects.yaml";

const isRoute = (path: string): boolean => {
  const split = splitTarget(path);
  return split?.anchor === undefined && split?.path === path && normalizePath(path) === path;
};

/** Splits `from` into the path and, if there is a #, the id after it, which the page no longer has. */
function splitFrom(from: string): { path: string; id?: string } {
  const at = from.indexOf("#");
  return at < 0 ? { path: from } : { path: from.slice(0, at), id: from.slice(at + 1) };
}

/** Matches ids of headings and components. Other characters may have a special meaning in a host's configuration. */
const ANCHOR = /^[\p{L}\p{M}\p{N}._-]+$/u;

/** Explains why a host's configuration can't contain this target; undefined if it can. */
function explainTarget(to: string): string | undefined {
  const [path = "", ...anchors] = to.split("#");
  const problem = checkPath(path);
  if (problem) return `${problem.problem} ${problem.fix}`;
  if (anchors.every((anchor) => ANCHOR.test(anchor)) && anchors.length < 2) return undefined;
  return "After the #, write one of that page's ids, which consist of letters, digits and dashes.";
}

/** Creates a string schema with a message that depends on the string. */
const explainedBy = (explain: (text: string) => string | undefined) =>
  z.string().superRefine((text, context) => {
    const message = explain(text);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  });

const UNTIDY =
  "Write a path that starts with a slash and has no trailing slash, %20, .html or query.";

const MIN_REASON = 20;

export const redirectSchema = z.strictObject({
  from: explainedBy((from) => {
    const { path, id } = splitFrom(withoutStar(from));
    if (!isRoute(path)) return UNTIDY;
    if (id !== undefined && !ANCHOR.test(id))
      return "After the #, write the id that the page used to have, with only letters, digits and dashes.";
    if (id !== undefined && isPageId(id))
      return `The page itself uses the id "${id}". Remove this redirect.`;
    const problem = checkRoute(path);
    return problem && `${problem.problem} ${problem.fix}`;
  }),
  to: explainedBy((to) => (/^\/(?!\/)/.test(to) ? explainTarget(to) : findPathProblem(to))),
  pending: z.literal(true, "Write true, or remove the line.").optional(),
  gone: z
    .string()
    .min(MIN_REASON, "Write a sentence for readers: what was there, and what became of it.")
    .optional(),
});

/**
 * Reads `content/redirects.yaml`, a list of `from` and `to`. Reports loops, redirects to other redirects, redirects
 * from existing pages, and pending redirects to existing pages.
 */
export function readRedirects(text: string | undefined, scope: RedirectScope): ResolvedRedirects {
  const yaml = text === undefined ? [] : parseYaml(text, { file: REDIRECTS_FILE, firstLine: 1 });
  if (Array.isArray(yaml))
    return { redirects: [], movedAnchors: [], gone: [], pending: [], links: [], faults: yaml };
  const { entries, faults } = readEntries(yaml);
  const byPath = new Map<string, RedirectEntry>();
  for (const one of entries) if (!byPath.has(one.from)) byPath.set(one.from, one);
  const byCase = new Map(
    [...byPath.keys(), ...scope.paths.keys()].map((path) => [caseKey(path), path]),
  );
  const active = entries.filter(({ isPending }) => !isPending);
  const moved = active.filter(({ from, gone }) => gone === undefined && !isWholeFolder(from));
  return {
    redirects: moved.flatMap(({ from, to }) => (from.includes("#") ? [] : { from, to })),
    gone: active.flatMap(({ from, to, gone }) =>
      gone === undefined ? [] : { from, to, reason: gone },
    ),
    movedAnchors: moved.flatMap(({ from, to }) => {
      const { path, id } = splitFrom(from);
      return id === undefined ? [] : { path, id, to };
    }),
    pending: entries.flatMap(({ from, isPending }) => (isPending ? from : [])),
    links: active
      .filter(({ to }) => !byPath.has(pathOf(to)))
      .map(({ to, positions }) => ({ ...positions.to, target: to })),
    faults: [
      ...faults,
      ...entries.flatMap((redirect) => [
        ...checkFrom(redirect, byPath.get(redirect.from), scope),
        ...checkLetterCase(redirect, byCase.get(caseKey(redirect.from))),
        ...checkTo(redirect, byPath, scope),
      ]),
    ],
  };
}

function readEntries(yaml: YamlText): { entries: RedirectEntry[]; faults: Fault[] } {
  const { value, faults } = checkSchema(yaml, z.array(z.unknown()), { area: "redirects" });
  const read = (value ?? []).map((data, index) => {
    const positionOf = (path: readonly PropertyKey[]): Position =>
      yaml.positionOf([index, ...path]);
    const entry = checkSchema({ data, positionOf }, redirectSchema, { area: "redirects" });
    if (!entry.value) return { faults: entry.faults };
    const { from, to, pending = false, gone } = entry.value;
    const positions = {
      from: positionOf(["from"]),
      to: positionOf(["to"]),
      pending: positionOf(["pending"]),
    };
    return { redirect: { from, to, isPending: pending, gone, positions }, faults: [] };
  });
  return {
    entries: read.flatMap(({ redirect }) => redirect ?? []),
    faults: [...faults, ...read.flatMap((one) => one.faults)],
  };
}

function checkFrom(
  redirect: RedirectEntry,
  first: RedirectEntry | undefined,
  { paths, hasStaticFile }: RedirectScope,
): Fault[] {
  const { from, positions } = redirect;
  if (first && first !== redirect) {
    const text = {
      rule: "redirects/duplicate",
      problem: `Line ${first.positions.from.line} already redirects ${from}.`,
      fix: "Remove one of the two redirects.",
    };
    return [faultAt(positions.from, text)];
  }
  const { path, id } = splitFrom(from);
  if (redirect.gone !== undefined || isWholeFolder(from)) return checkGone(redirect, id, paths);
  if (id !== undefined) return checkMovedAnchor(path, id, positions.from, paths);
  const owner = paths.has(from) ? "a page" : hasStaticFile(from) ? "a file in static/" : undefined;
  if (owner === undefined) return [];
  return [
    faultAt(positions.from, {
      rule: "redirects/from-exists",
      problem: `${from} is ${owner}, which this redirect would make unreachable.`,
      fix: "Remove this redirect, or move the page or file.",
    }),
  ];
}

/** Checks an entry for paths that are gone: only such an entry may end with a star, and it mustn't cover a page. */
function checkGone(
  { from, gone, positions }: RedirectEntry,
  id: string | undefined,
  paths: RedirectScope["paths"],
): Fault[] {
  if (gone === undefined || id !== undefined) {
    const text = {
      rule: "redirects/gone",
      problem:
        gone === undefined
          ? `Only addresses that are gone may end with /*, and ${from} has no "gone".`
          : `${from} is a section, and only whole pages can be gone.`,
      fix: "Write a redirect for each old path, or say in gone: what became of these pages.",
    };
    return [faultAt(positions.from, text)];
  }
  const covered = [...paths.keys()].find((path) => coversPath(from, path));
  if (covered === undefined) return [];
  const text = {
    rule: "redirects/gone-exists",
    problem: `${from} is said to be gone, but ${covered} is a page.`,
    fix: "Remove this entry, or narrow it down to paths without a page.",
  };
  return [faultAt(positions.from, text)];
}

/** Checks that the page of a moved id exists and no longer has the id. */
function checkMovedAnchor(
  path: string,
  id: string,
  position: Position,
  paths: RedirectScope["paths"],
): Fault[] {
  if (!paths.has(path)) {
    return [
      faultAt(position, {
        rule: "redirects/anchor-without-page",
        problem: `There is no page ${path}, so #${id} on it can't be redirected by itself.`,
        fix: `Write from: ${path} instead: this redirect keeps the part after the #.`,
      }),
    ];
  }
  if (paths.get(path)?.has(id) !== true) return [];
  return [
    faultAt(position, {
      rule: "redirects/anchor-exists",
      problem: `${path} has the id "${id}", so this redirect has no effect.`,
      fix: "Remove this redirect, or give that heading another id.",
    }),
  ];
}

/**
 * Reports a redirect whose path differs only in letter case from the path of a page or of another redirect. On some
 * hosts, this redirect would replace that page or redirect.
 */
function checkLetterCase({ from, positions }: RedirectEntry, last: string | undefined): Fault[] {
  if (last === undefined || last === from || from.includes("#")) return [];
  return [
    faultAt(positions.from, {
      rule: "redirects/letter-case",
      problem: `${from} and ${last} differ only in letter case, and some disks and hosts treat them as the same path.`,
      fix: "Remove this redirect.",
    }),
  ];
}

const pathOf = (target: string): string => splitTarget(target)?.path ?? target;

function checkTo(
  redirect: RedirectEntry,
  redirects: ReadonlyMap<string, RedirectEntry>,
  { paths }: RedirectScope,
): Fault[] {
  const { to, isPending, positions } = redirect;
  if (redirects.has(pathOf(to))) {
    const way = followRedirects(redirect, redirects);
    const end = way.at(-1) ?? to;
    if (way.indexOf(end) < way.length - 1) {
      const text = {
        rule: "redirects/loop",
        problem: `This redirect is part of a loop: ${way.join(" → ")}.`,
        fix: "Change this redirect, or another one in the loop, so that it leads to a page.",
      };
      return [faultAt(positions.to, text)];
    }
    const text = {
      rule: "redirects/chain",
      problem: `This redirect leads to another redirect: ${way.join(" → ")}.`,
      fix: `Write ${end}.`,
    };
    return [faultAt(positions.to, text)];
  }
  if (!isPending || !paths.has(pathOf(to))) return [];
  const text = {
    rule: "redirects/pending-exists",
    problem: `The page ${pathOf(to)} already exists.`,
    fix: 'Remove "pending" from this entry.',
  };
  return [faultAt(positions.pending, text)];
}

/** Lists the paths that a reader would visit, up to the first path that isn't redirected or was already visited. */
function followRedirects(start: Redirect, redirects: ReadonlyMap<string, Redirect>): string[] {
  const way = [start.from];
  for (let next: Redirect | undefined = start; next;) {
    const path: string = pathOf(next.to);
    const isSeen = way.includes(path);
    way.push(path);
    next = isSeen ? undefined : redirects.get(path);
  }
  return way;
}
