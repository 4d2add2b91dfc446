import type { LinkUse } from "../../base/compiled-doc";
import { UNDECODABLE, normalizePath, splitTarget } from "../../base/paths";
import { resolveFrom } from "../../base/relative-path";
import { type Fault, type FaultText, type Position, faultAt } from "../../faults/fault";
import { findNearest, suggest } from "../../faults/nearest";
import { SCHEME } from "../../faults/scheme";
import { findLinkProblem } from "../../faults/web-address";

/** Valid targets of links. */
export interface LinkTargets {
  /**
   * Every path of the site, with the ids on its page. The ids are `undefined` if they aren't known until the page is
   * built (see checkBuiltAnchors in write-outputs.ts).
   */
  readonly anchorsByPath: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** The site's origin: `https://docs.celo.org`. */
  readonly origin: string;
  /** Paths of pages, keyed by the file of their doc. */
  readonly pathByFile: ReadonlyMap<string, string>;
  /** True if `static/` contains the file for this path. */
  readonly hasStaticFile: (path: string) => boolean;
  /** New paths, keyed by the old ones. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** Checks a link. `page` is the path of the page that contains it. */
export function checkLink(link: LinkUse, page: string | undefined, targets: LinkTargets): Fault[] {
  const { target } = link;
  // This only finds problems in data files, since links in docs were already checked when the docs were compiled.
  const problem = findLinkProblem(target);
  if (problem) return [faultAt(link, problem)];
  if (target === "") return [];
  const inside = findSitePath(targets.origin, target);
  if (inside !== undefined) {
    return [faultAt(link, wordsOf(inside, link.file, page, targets) ?? siteDomain(inside))];
  }
  if (SCHEME.test(target)) return [];
  const text = wordsOf(target, link.file, page, targets);
  return text ? [faultAt(link, text)] : [];
}

/** Returns the path of a URL on this site; undefined for any other URL. */
const findSitePath = (origin: string, target: string): string | undefined =>
  target === origin || target.startsWith(`${origin}/`)
    ? target.slice(origin.length) || "/"
    : undefined;

const siteDomain = (path: string): FaultText => ({
  rule: "link/own-domain",
  problem:
    "This link contains the site's own domain, so in a preview it would take readers to the live site.",
  fix: `Write only the path, "${path}".`,
});

/**
 * Checks addresses in fields that only allow full URLs, such as those of sources: none may be on this site. Links that
 * `checkLink` checks are left out.
 */
export function checkOwnAddresses(
  addresses: readonly LinkUse[],
  links: readonly LinkUse[],
  origin: string,
): Fault[] {
  const known = new Set(links.map(({ file, target }) => `${file} ${target}`));
  return addresses.flatMap((address) =>
    findSitePath(origin, address.target) === undefined ||
    known.has(`${address.file} ${address.target}`)
      ? []
      : faultAt(address, {
          rule: "link/own-domain",
          problem: `${address.target} is on this site, which can't be a source for itself.`,
          fix: "Write the address that the fact was taken from. For an older page of these docs, that is its file in the repository, with the commit.",
        }),
  );
}

function wordsOf(
  target: string,
  file: string,
  page: string | undefined,
  targets: LinkTargets,
): FaultText | undefined {
  const split = splitTarget(target);
  if (!split) {
    return {
      rule: "path/percent-encoding",
      problem: `${UNDECODABLE}: ${target}.`,
      fix: "Write %25 for a percent sign, and other characters as they are.",
    };
  }
  if (split.path === "")
    return page === undefined ? undefined : checkAnchor(page, split.anchor, targets);
  if (!split.path.startsWith("/")) return checkRelative(split, file, targets);
  const path = normalizePath(split.path);
  if (!targets.anchorsByPath.has(path)) {
    if (targets.hasStaticFile(split.path)) return undefined;
    return unknownPage(`/${split.path.replace(/^\/+/, "")}`, targets);
  }
  if (path !== split.path) {
    return {
      rule: "link/untidy",
      problem: `${split.path} redirects to ${path}.`,
      fix: `Write ${path}.`,
    };
  }
  return checkAnchor(path, split.anchor, targets);
}

function unknownPage(path: string, { anchorsByPath, redirects }: LinkTargets): FaultText {
  const movedTo = redirects.get(normalizePath(path));
  if (movedTo !== undefined) {
    return {
      rule: "link/redirected",
      problem: `The page ${path} has moved.`,
      fix: `Write ${movedTo}.`,
    };
  }
  const near = findNearest(path, anchorsByPath.keys());
  return {
    rule: "link/unknown-page",
    problem: `This link leads to ${path}, but there is no ${/\.\w+$/.test(path) ? "page, and no file in static/," : "page"} with that path.`,
    fix:
      near === undefined ? "Fix the path, or link to a page that exists." : `Did you mean ${near}?`,
  };
}

function checkRelative(
  split: { path: string; anchor?: string },
  file: string,
  targets: LinkTargets,
): FaultText | undefined {
  const resolved = resolveFrom(file, split.path);
  const path = resolved === undefined ? undefined : targets.pathByFile.get(resolved);
  if (path !== undefined) return checkAnchor(path, split.anchor, targets);
  const ending =
    resolved === undefined
      ? undefined
      : [".md", ".mdx", "/index.md", "/index.mdx"].find((ending) =>
          targets.pathByFile.has(resolved + ending),
        );
  return {
    rule: "link/unknown-file",
    problem: `This link leads to the file ${resolved ?? split.path}, but there is no such doc.`,
    fix:
      ending !== undefined
        ? `Write the file with its extension: ${split.path.replace(/\/$/, "")}${ending}.`
        : suggest(resolved ?? split.path, targets.pathByFile.keys(), "files").replace(
            /^The known files are.*$/,
            "Fix the path, or write the page's path on the site, for instance /build.",
          ),
  };
}

function checkAnchor(
  path: string,
  anchor: string | undefined,
  { anchorsByPath }: LinkTargets,
): FaultText | undefined {
  const anchors = anchorsByPath.get(path);
  if (anchor === undefined || anchors === undefined || anchors.has(anchor)) return undefined;
  return {
    rule: "link/unknown-anchor",
    problem: `This link leads to #${anchor} on ${path}, but nothing there has that id.`,
    fix: suggest(anchor, anchors, "ids"),
  };
}

/** A link to an id on a page whose ids aren't known until the page is built. */
export interface UncheckedAnchor extends Position {
  readonly path: string;
  readonly anchor: string;
}

/** Lists links whose anchors can only be checked on the built page. */
export function listUncheckedAnchors(
  links: readonly LinkUse[],
  { anchorsByPath }: LinkTargets,
): UncheckedAnchor[] {
  return links.flatMap(({ target, file, line, column }) => {
    const { path, anchor } = SCHEME.test(target) ? {} : (splitTarget(target) ?? {});
    if (path === undefined || anchor === undefined || !anchorsByPath.has(path)) return [];
    return anchorsByPath.get(path) === undefined ? [{ file, line, column, path, anchor }] : [];
  });
}
