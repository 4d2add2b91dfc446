import type { Fault } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import {
  type CheckResult,
  type PublicPage,
  type PublicSite,
  type Reference,
  faultIn,
  resolveTarget,
} from "./public-site";

type Target = NonNullable<ReturnType<typeof resolveTarget>>;
type Look = (target: Target, page: PublicPage, at: number) => Fault | undefined;

function lookAtAll(
  kind: string,
  site: PublicSite,
  referencesOf: (page: PublicPage) => readonly Reference[],
  look: Look,
): CheckResult {
  const faults: Fault[] = [];
  let checked = 0;
  for (const page of site.pages.values()) {
    for (const { target, at } of referencesOf(page)) {
      const found = resolveTarget(site, page, target);
      if (!found) continue;
      checked += 1;
      const fault = look(found, page, at);
      if (fault) faults.push(fault);
    }
  }
  return { kind, checked, faults };
}

/** True for a full URL, which refers to the live site that this build replaces. */
const isInFull = ({ target }: Reference): boolean => /^https?:/.test(target);

/** Checks links within this site: each has to point to a page or file that exists and hasn't moved. */
export function checkLinks(site: PublicSite): CheckResult {
  return lookAtAll(
    "links",
    site,
    (page) => page.links.filter((link) => !isInFull(link)),
    ({ path }, page, at) => {
      const found = site.pages.get(path);
      if (found?.movedTo !== undefined && page.movedTo === undefined) {
        return faultIn(page.file, page.html, at, {
          rule: "public/moved-link",
          problem: `This link leads to ${path}, which has moved.`,
          fix: `Link to ${found.movedTo}.`,
        });
      }
      if (found || site.files.has(path)) return undefined;
      return faultIn(page.file, page.html, at, {
        rule: "public/dead-link",
        problem: `This link leads to ${path}, which doesn't exist.`,
        fix: suggest(path, site.pages.keys(), "pages"),
      });
    },
  );
}

/**
 * Lists the paths of pages on the live site that pages cite as sources but that this build doesn't contain. These
 * links break when this build replaces the live site. The list is sorted, without duplicates.
 */
export function listEndingSources(site: PublicSite): string[] {
  const ending = new Set<string>();
  for (const page of site.pages.values()) {
    for (const link of page.links.filter(isInFull)) {
      const path = resolveTarget(site, page, link.target)?.path;
      if (path === undefined || site.pages.has(path) || site.files.has(path)) continue;
      ending.add(path);
    }
  }
  return [...ending].sort();
}

/** Checks links to anchors within this site: the page has to contain the id. */
export function checkAnchors(site: PublicSite): CheckResult {
  return lookAtAll(
    "anchors",
    site,
    // `#top` and `#` are handled by the browser, and a source cited with its full URL doesn't count as a link within
    // this site.
    (page) => page.links.filter((link) => !isInFull(link) && /#(?!(?:top)?$)/.test(link.target)),
    ({ path, anchor }, page, at) => {
      const found = site.pages.get(path);
      if (!found || found.ids.has(anchor) || found.movedTo !== undefined) return undefined;
      return faultIn(page.file, page.html, at, {
        rule: "public/dead-anchor",
        problem: `This link leads to #${anchor} on ${path}, but nothing there has that id.`,
        fix: suggest(anchor, found.ids, "ids"),
      });
    },
  );
}

/** Checks scripts, styles, pictures and other files that pages and styles request: each has to exist. */
export function checkAssets(site: PublicSite): CheckResult {
  const missing = (path: string): boolean => !site.files.has(path) && !site.pages.has(path);
  const pages = lookAtAll(
    "assets",
    site,
    (page) => page.assets,
    ({ path }, page, at) => {
      if (!missing(path)) return undefined;
      return faultIn(page.file, page.html, at, {
        rule: "public/missing-asset",
        problem: `The page loads ${path}, which doesn't exist.`,
        fix: "Find out why the build refers to it or didn't write it.",
      });
    },
  );
  const sheets = [...site.files].filter((file) => file.endsWith(".css"));
  const faults = [...pages.faults];
  let { checked } = pages;
  for (const file of sheets) {
    const text = site.read(file);
    for (const match of text.matchAll(/url\((["']?)(?!data:|#)([^"')]+)\1\)/g)) {
      const target = resolveTarget(site, { path: file }, match[2] ?? "");
      if (!target) continue;
      checked += 1;
      if (!missing(target.path)) continue;
      faults.push(
        faultIn(file, text, match.index, {
          rule: "public/missing-asset",
          problem: `The styles load ${target.path}, which doesn't exist.`,
          fix: "Find out why the build refers to it or didn't write it.",
        }),
      );
    }
  }
  return { kind: "assets", checked, faults };
}

/** Checks page data: every page needs its own file. */
export function checkPageData(site: PublicSite): CheckResult {
  const pages = [...site.pages.values()].filter(({ movedTo }) => movedTo === undefined);
  const faults = pages.flatMap((page) => {
    const name = page.path === "/" ? "/index" : page.path;
    return [`/page-data${name}/page-data.json`]
      .filter((file) => !site.files.has(file))
      .map((file) =>
        faultIn(page.file, page.html, 0, {
          rule: "public/no-page-data",
          problem: `${page.path} has no page data: ${file} is missing.`,
          fix: 'Run "npm run clean", then build the site again.',
        }),
      );
  });
  return { kind: "page data", checked: pages.length, faults };
}
