import { type XmlDocument, XmlElement, parseXml } from "@rgrove/parse-xml";
import type { Fault } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import { listEndingSources } from "./check-references";
import { type CheckResult, type PublicSite, faultIn, resolveTarget } from "./public-site";

const ROOT = { path: "/" };

const elementsIn = ({ children }: XmlDocument | XmlElement): XmlElement[] =>
  children.filter((child) => child instanceof XmlElement);

/** Lists the URLs in a sitemap, each with its position; empty if the sitemap isn't well-formed. */
function listLocations(text: string): { readonly address: string; readonly at: number }[] {
  try {
    return elementsIn(parseXml(text, { includeOffsets: true }))
      .flatMap(elementsIn)
      .flatMap(elementsIn)
      .filter(({ name }) => name === "loc")
      .map(({ text: address, start: at }) => ({ address, at }));
  } catch {
    return [];
  }
}

/** Finds NUL characters. Browsers drop or replace them, and other programs stop reading there. */
export function checkCharacters(site: PublicSite): CheckResult {
  const faults = [...site.pages.values()].flatMap(({ file, html }) => {
    const at = html.indexOf("\0");
    if (at === -1) return [];
    return [
      faultIn(file, html, at, {
        rule: "public/nul-character",
        problem: "This page contains a NUL character.",
        fix: "Find out what wrote it: src/gatsby/ssr/replace-renderer.ts renders pages.",
      }),
    ];
  });
  return { kind: "characters", checked: site.pages.size, faults };
}

/** Checks that the sitemap and the pages agree on which pages search engines may index. */
export function checkSitemap(site: PublicSite): CheckResult {
  const file = "/sitemap.xml";
  const text = site.read(file);
  const entries = listLocations(text);
  const listed = new Set<string>();
  const faults: Fault[] = entries.flatMap(({ address, at }) => {
    const path = resolveTarget(site, ROOT, address)?.path;
    const page = path === undefined ? undefined : site.pages.get(path);
    if (path !== undefined) listed.add(path);
    const problem = !page
      ? `The sitemap lists ${address}, but no page has that address.`
      : page.movedTo !== undefined
        ? `The sitemap lists ${address}, which has moved.`
        : page.isHidden
          ? `The sitemap lists ${address}, which is marked noindex.`
          : page.canonical !== address && page.canonical !== `${address}/`
            ? `The sitemap lists ${address}, whose canonical address is ${page.canonical ?? "none"}.`
            : undefined;
    if (problem === undefined) return [];
    const fix = "Make the page and src/gatsby/pages/write-outputs.ts agree.";
    return [faultIn(file, text, at, { rule: "public/sitemap-entry", problem, fix })];
  });
  for (const { path, movedTo, isHidden, canonical, file: page, html } of site.pages.values()) {
    const isMain = canonical === site.url + encodeURI(path);
    if (movedTo !== undefined || isHidden || !isMain || listed.has(path) || path === "/404")
      continue;
    faults.push(
      faultIn(page, html, 0, {
        rule: "public/not-in-sitemap",
        problem: `${path} may be indexed by search engines, but isn't in the sitemap.`,
        fix: "List it in src/gatsby/pages/write-outputs.ts, or mark it as hidden.",
      }),
    );
  }
  if (entries.length === 0) {
    faults.push(
      faultIn(file, text, 0, {
        rule: "public/sitemap-entry",
        problem: "The sitemap is empty or not well-formed XML.",
        fix: "Build the site again.",
      }),
    );
  }
  return { kind: "sitemap entries", checked: entries.length, faults };
}

/**
 * Checks that each old path has a rule and a page. Both have to redirect to the same page, and that page must not have
 * moved.
 */
export function checkRedirects(site: PublicSite): CheckResult {
  const file = "/_redirects";
  const text = site.read(file);
  const faults: Fault[] = [];
  const ruled = new Set<string>();
  let at = 0;
  for (const line of text.split("\n")) {
    const start = at;
    at += line.length + 1;
    if (line === "") continue;
    const [from = "", to = "", status] = line.split(" ");
    const fault = (problem: string, fix: string): void => {
      faults.push(faultIn(file, text, start, { rule: "public/redirect", problem, fix }));
    };
    const old = resolveTarget(site, ROOT, from)?.path ?? from;
    ruled.add(old);
    const target = resolveTarget(site, ROOT, to);
    const page = target && site.pages.get(target.path);
    if (status !== "301")
      fault(`${from} redirects with the status "${status ?? ""}".`, "Use the status 301.");
    if (site.pages.get(old)?.movedTo !== to) {
      fault(`The page at ${old} doesn't redirect to ${to}.`, "Build the site again.");
    }
    if (!page) {
      fault(
        `${from} redirects to ${to}, but no page has that address.`,
        suggest(to, site.pages.keys(), "pages"),
      );
    } else if (page.movedTo !== undefined) {
      fault(`${from} redirects to ${to}, which has moved.`, `Redirect to ${page.movedTo}.`);
    } else if (target.anchor !== "" && !page.ids.has(target.anchor)) {
      fault(
        `${from} redirects to #${target.anchor}, but nothing on ${target.path} has that id.`,
        suggest(target.anchor, page.ids, "ids"),
      );
    }
  }
  for (const { path, movedTo, file: page, html } of site.pages.values()) {
    if (movedTo === undefined || ruled.has(path)) continue;
    faults.push(
      faultIn(page, html, 0, {
        rule: "public/redirect",
        problem: `${path} redirects to ${movedTo}, but _redirects has no rule for it.`,
        fix: "Build the site again.",
      }),
    );
  }
  return { kind: "redirects", checked: ruled.size, faults };
}

/**
 * Matches the Markdown lists of pages for programs, whose links are checked. docs.json needs no check, since it lists
 * the same pages.
 */
const MACHINE_LISTS = /^\/(?:\.well-known\/)?llms[\w-]*\.txt$/;

/**
 * Checks Markdown copies: if one doc has a copy, all docs need one. Every URL of this site in the llms files has to
 * exist, except for URLs of the live site that pages cite as sources (listEndingSources).
 */
export function checkTwins(site: PublicSite): CheckResult {
  const faults: Fault[] = [];
  const isTwin = (file: string): boolean => {
    const path = file.replace(/(?:\/index)?\.md$/, "") || "/";
    return file.endsWith(".md") && site.pages.get(path)?.isDoc === true;
  };
  const twins = [...site.files].filter(isTwin);
  const docs = [...site.pages.values()].filter(({ isDoc }) => isDoc);
  for (const { path, file, html } of twins.length > 0 ? docs : []) {
    if (site.files.has(`${path}.md`) || site.files.has(`${path}/index.md`)) continue;
    faults.push(
      faultIn(file, html, 0, {
        rule: "public/no-twin",
        problem: `${path} has no Markdown copy: ${path}.md is missing.`,
        fix: 'Run "npm run clean", then build the site again.',
      }),
    );
  }
  let checked = twins.length;
  const ending = new Set(listEndingSources(site));
  for (const file of [...site.files].filter((one) => MACHINE_LISTS.test(one))) {
    const text = site.read(file);
    // Code may contain text that looks like links.
    const prose = text.replace(/^(```|~~~)[\s\S]*?^\1/gm, (code) => " ".repeat(code.length));
    for (const match of prose.matchAll(/\]\((https?:\/\/[^)\s]+)\)/g)) {
      const target = resolveTarget(site, ROOT, match[1] ?? "");
      if (!target) continue;
      if (ending.has(target.path)) continue;
      checked += 1;
      if (site.files.has(target.path) || site.pages.has(target.path)) continue;
      faults.push(
        faultIn(file, text, match.index, {
          rule: "public/dead-link",
          problem: `${file} lists ${target.path}, which doesn't exist.`,
          fix: suggest(
            target.path,
            [...site.files].filter((one) => one.endsWith(".md")),
            "Markdown copies",
          ),
        }),
      );
    }
  }
  return { kind: "twins", checked, faults };
}
