import { navigationFile } from "../../model/docs/paths";
import { decodePath } from "./decode-path";

/** Html as React and browsers take it; where Trusted Types are enforced, a text alone is refused. */
export type Html = string | TrustedHTML;

/** The HTML of a page, which page data leaves out because the page's own file holds it. */
export interface PageHtml {
  /** Html segments of the body, in document order. */
  readonly segments: readonly Html[];
  readonly sidebar: Html;
  readonly title: string;
  /** Tags of the head that are the page's own, without the title. */
  readonly head: Html;
}

interface KeptPage {
  /** Parsed only when it is shown: most pages that are fetched ahead never are. */
  readonly html: () => PageHtml;
  /** Digest of the data the html was made from (page-digest.ts). */
  readonly digest: string;
}

const pages = new Map<string, KeptPage>();

/**
 * The sources HTML may come from: the document the reader entered by, answers of this site, and what was parsed of
 * them.
 */
const sources = new WeakSet<Document | Response>();

/** Only this file has the policy, and it admits HTML of those sources only. */
const policy = globalThis.trustedTypes?.createPolicy("docs-pages", {
  createHTML: (html, source: Document | Response) => (sources.has(source) ? html : null),
});

const trust = (html: string, source: Document | Response): Html =>
  policy?.createHTML(html, source) ?? html;

/** Empty HTML. */
export const NO_HTML: Html = globalThis.trustedTypes?.emptyHTML ?? "";

/** An address or path without query, anchor and trailing slash. */
const cut = (path: string): string => path.replace(/[?#][^]*/, "").replace(/\/$/, "") || "/";

/** An address or path as docs name theirs. */
const keyOf = (path: string): string => decodePath(cut(path));

/** The html of a page, if it was loaded for a navigation or is the one the reader entered by. */
export function readPageHtml(path: string): PageHtml | undefined {
  return pages.get(keyOf(path))?.html();
}

/** Digest of the data a page's html was made from; undefined when it was not loaded. */
export function readPageDigest(path: string): string | undefined {
  return pages.get(keyOf(path))?.digest;
}

const readHtml = (page: Document): PageHtml => ({
  segments: [...page.querySelectorAll("[data-segment]")].map(({ innerHTML }) =>
    trust(innerHTML, page),
  ),
  sidebar: trust(page.querySelector("[data-sidebar]")?.innerHTML ?? "", page),
  title: page.title,
  head: trust(
    [...page.head.querySelectorAll("[data-own]")].map(({ outerHTML }) => outerHTML).join(""),
    page,
  ),
});

/** A warning for whoever wrote a link that no server can read; the reader gets a page nonetheless. */
function warnOfEncoding(path: string): void {
  try {
    decodeURI(path);
  } catch {
    console.warn(
      `Pathname ${path} could not be decoded; this is likely caused by an invalid percent-encoding.`,
    );
  }
}

const kept = new Map<string, Html>();

/** A part of the shell (components/layout/Kept.tsx) as the page had it that the reader entered by. */
export const readKeptHtml = (id: string): Html => kept.get(id) ?? NO_HTML;

/** Keeps the HTML of the page the reader entered by, for when they come back to it. */
export function keepEntryHtml(): void {
  warnOfEncoding(location.pathname);
  sources.add(document);
  for (const { dataset, innerHTML } of document.querySelectorAll<HTMLElement>("[data-kept]")) {
    kept.set(dataset.kept ?? "", trust(innerHTML, document));
  }
  const html = readHtml(document);
  const { digest = "" } = document.querySelector<HTMLElement>("main")?.dataset ?? {};
  // Also under its own path: a host may have answered another address with this page, and Gatsby goes to its path.
  for (const path of [location.pathname, window.pagePath ?? location.pathname]) {
    pages.set(keyOf(path), { html: () => html, digest });
  }
}

/** A page as a document that runs nothing. */
function parsePage(text: string, answer: Response): Document {
  // Its type wants a text; browsers take both.
  const page = new DOMParser().parseFromString(trust(text, answer) as string, "text/html");
  sources.add(page);
  return page;
}

function keep(path: string, text: string, answer: Response): void {
  let html: PageHtml | undefined;
  pages.set(keyOf(path), {
    html: () => (html ??= readHtml(parsePage(text, answer))),
    digest: /<main [^>]*data-digest="([^"]*)"/.exec(text)?.[1] ?? "",
  });
}

const loading = new Map<string, Promise<void>>();

async function fetchPage(path: string): Promise<void> {
  const response = await fetch(navigationFile(cut(path)));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // Where a redirect has led elsewhere, nothing of it is shown.
  if (new URL(response.url).origin !== location.origin) throw new Error(`${path}: ${response.url}`);
  sources.add(response);
  keep(path, await response.text(), response);
}

/** Fetches a page and keeps its html. Rejects when it cannot be had; a later call tries again. */
export async function loadPageHtml(path: string): Promise<void> {
  const key = keyOf(path);
  if (pages.has(key)) return;
  const request = loading.get(key) ?? fetchPage(path).finally(() => loading.delete(key));
  loading.set(key, request);
  await request;
}
