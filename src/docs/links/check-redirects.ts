import { caseKey } from "../../base/path-names";
import { splitTarget } from "../../base/paths";
import { type Fault, type Position, faultAt } from "../../faults/fault";
import { coversPath, isWholeFolder } from "./gone";

/** A redirect in the file, with the positions of its keys. */
export interface RedirectEntry {
  /** The old path, decoded. */
  readonly from: string;
  /** The new path, decoded, optionally with an anchor. */
  readonly to: string;
  /** Why there is no page at the old path anymore, and none that took its place. */
  readonly gone: string | undefined;
  readonly positions: Readonly<Record<"from" | "to", Position>>;
}

/** Data that redirects are checked against. */
export interface RedirectScope {
  /** Every path of the site, with the ids on its page if they are known. */
  readonly paths: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  readonly hasStaticFile: (path: string) => boolean;
}

/** Splits `from` into the path and, if there is a #, the id after it, which the page no longer has. */
export function splitFrom(from: string): { path: string; id?: string } {
  const at = from.indexOf("#");
  return at < 0 ? { path: from } : { path: from.slice(0, at), id: from.slice(at + 1) };
}

/** Returns the path of a target, without its anchor. */
export const pathOf = (target: string): string => splitTarget(target)?.path ?? target;

/** Reports loops, redirects to other redirects, and redirects from existing pages. */
export function checkRedirects(
  entries: readonly RedirectEntry[],
  byPath: ReadonlyMap<string, RedirectEntry>,
  scope: RedirectScope,
): Fault[] {
  const byCase = new Map(
    [...byPath.keys(), ...scope.paths.keys()].map((path) => [caseKey(path), path]),
  );
  return entries.flatMap((redirect) => [
    ...checkFrom(redirect, byPath.get(redirect.from), scope),
    ...checkLetterCase(redirect, byCase.get(caseKey(redirect.from))),
    ...checkTo(redirect, byPath, scope),
  ]);
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

function checkTo(
  redirect: RedirectEntry,
  redirects: ReadonlyMap<string, RedirectEntry>,
  { paths }: RedirectScope,
): Fault[] {
  const { to, positions } = redirect;
  // A redirect from a page is a fault itself, so redirects to that page don't form a chain.
  if (!redirects.has(pathOf(to)) || paths.has(pathOf(to))) return [];
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

/** Lists the paths that a reader would visit, up to the first path that isn't redirected or was already visited. */
function followRedirects(
  start: RedirectEntry,
  redirects: ReadonlyMap<string, RedirectEntry>,
): string[] {
  const way = [start.from];
  for (let next: RedirectEntry | undefined = start; next;) {
    const path: string = pathOf(next.to);
    const isSeen = way.includes(path);
    way.push(path);
    next = isSeen ? undefined : redirects.get(path);
  }
  return way;
}
