import { type Fault, type FaultText, type Position, faultAt } from "../../faults/fault";
import { findNearest, suggest } from "../../faults/nearest";
import { SCHEME } from "../../faults/scheme";
import { findLinkProblem } from "../../faults/web-address";
import { UNDECODABLE, normalizePath, splitTarget } from "../docs/paths";
import type { LinkUse } from "../markdown/compiled-doc";
import { resolveFrom } from "../markdown/relative-path";

/** What links may lead to. */
export interface LinkTargets {
  /**
   * Every path of the site with the ids of its page. `undefined` instead of a set: the ids are known once the page is
   * built (see checkBuiltAnchors in write-outputs.ts).
   */
  readonly anchorsByPath: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** The site's own origin: `https://docs.celo.org`. */
  readonly origin: string;
  /** Path of the page that a doc's file becomes. */
  readonly pathByFile: ReadonlyMap<string, string>;
  /** Whether `static/` holds the file for this path. */
  readonly hasStaticFile: (path: string) => boolean;
  /** Where readers of an old path are sent on to. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** The link's fault, or nothing when it leads somewhere. `own` is the path of the page the link stands on. */
export function checkLink(link: LinkUse, own: string | undefined, targets: LinkTargets): Fault[] {
  const { target } = link;
  const problem = findLinkProblem(target); // Links of data files are checked here as well; those of docs were checked when they were compiled.
  if (problem) return [faultAt(link, problem)];
  if (target === "") return [];
  const inside = pathWithin(targets.origin, target);
  if (inside !== undefined) {
    return [faultAt(link, wordsOf(inside, link.file, own, targets) ?? ownDomain(inside))];
  }
  if (SCHEME.test(target)) return [];
  const text = wordsOf(target, link.file, own, targets);
  return text ? [faultAt(link, text)] : [];
}

/** The path of an address on this site, or undefined for one elsewhere. */
const pathWithin = (origin: string, target: string): string | undefined =>
  target === origin || target.startsWith(`${origin}/`)
    ? target.slice(origin.length) || "/"
    : undefined;

const ownDomain = (path: string): FaultText => ({
  rule: "link/own-domain",
  problem: "This link names the site's own domain, and leaves a preview of the site.",
  fix: `Write ${path}.`,
});

function wordsOf(
  target: string,
  file: string,
  own: string | undefined,
  targets: LinkTargets,
): FaultText | undefined {
  const split = splitTarget(target);
  if (!split) {
    return {
      rule: "path/percent-encoding",
      problem: `${UNDECODABLE}: ${target}.`,
      fix: "Write the letters themselves, or %25 for a percent sign.",
    };
  }
  if (split.path === "")
    return own === undefined ? undefined : checkAnchor(own, split.anchor, targets);
  if (!split.path.startsWith("/")) return checkRelative(split, file, targets);
  const path = normalizePath(split.path);
  if (!targets.anchorsByPath.has(path)) {
    if (targets.hasStaticFile(split.path)) return undefined;
    return unknownPage(`/${split.path.replace(/^\/+/, "")}`, targets);
  }
  if (path !== split.path) {
    return {
      rule: "link/untidy",
      problem: `This link leads to ${split.path}, which readers would be sent on from.`,
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
      problem: `This link leads to ${path}, which has moved.`,
      fix: `Write ${movedTo}.`,
    };
  }
  const near = findNearest(path, anchorsByPath.keys());
  return {
    rule: "link/unknown-page",
    problem: `This link leads to ${path}, but ${/\.\w+$/.test(path) ? "neither a page nor a file of static/" : "no page"} has that path.`,
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
    problem: `This link leads to the file ${resolved ?? split.path}, but no doc is there.`,
    fix:
      ending !== undefined
        ? `Write the file with its ending: ${split.path.replace(/\/$/, "")}${ending}.`
        : suggest(resolved ?? split.path, targets.pathByFile.keys(), "files").replace(
            /^The files there are.*$/,
            "Fix the path, or write the page's path: /….",
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
    problem: `This link leads to #${anchor} of ${path}, but nothing there has that id.`,
    fix: suggest(anchor, anchors, "ids"),
  };
}

/** A link to an id of a page whose ids are not known before it is built. */
export interface UnprovenAnchor extends Position {
  readonly path: string;
  readonly anchor: string;
}

/** The links whose anchor only the built page can prove. */
export function listUnprovenAnchors(
  links: readonly LinkUse[],
  { anchorsByPath }: LinkTargets,
): UnprovenAnchor[] {
  return links.flatMap(({ target, file, line, column }) => {
    const { path, anchor } = SCHEME.test(target) ? {} : (splitTarget(target) ?? {});
    if (path === undefined || anchor === undefined || !anchorsByPath.has(path)) return [];
    return anchorsByPath.get(path) === undefined ? [{ file, line, column, path, anchor }] : [];
  });
}
