import { decodePath } from "./decode-path";

/** The html a page is made of, which page data leaves out: the page's own file holds it already. */
export interface PageHtml {
  /** Html segments of the body, in document order. */
  readonly segments: readonly string[];
  readonly sidebar: string;
  readonly title: string;
  /** Tags of the head that are the page's own, without the title. */
  readonly head: readonly string[];
}

interface KeptPage {
  /** Parsed when it is shown: most pages that are fetched ahead never are. */
  readonly html: () => PageHtml;
  /** Digest of the data the html was made from (page-digest.ts). */
  readonly digest: string;
}

const pages = new Map<string, KeptPage>();

const withoutQuery = (path: string): string => path.split(/[?#]/, 1)[0] ?? "";

/** An address or path as docs name theirs: decoded, without query, anchor and trailing slash. */
function keyOf(path: string): string {
  const clean = decodePath(withoutQuery(path)).replace(/\/$/, "");
  return clean === "" ? "/" : clean;
}

/** The html of a page, if it was loaded for a navigation or is the one the reader entered by. */
export function readPageHtml(path: string): PageHtml | undefined {
  return pages.get(keyOf(path))?.html();
}

/** Digest of the data a page's html was made from; undefined when it was not loaded. */
export function readPageDigest(path: string): string | undefined {
  return pages.get(keyOf(path))?.digest;
}

const readHtml = (page: Document): PageHtml => ({
  segments: [...page.querySelectorAll("[data-segment]")].map(({ innerHTML }) => innerHTML),
  sidebar: page.querySelector("[data-sidebar]")?.innerHTML ?? "",
  title: page.title,
  head: [...page.head.querySelectorAll("[data-react-helmet]:not(title)")].map(
    ({ outerHTML }) => outerHTML,
  ),
});

/** Whoever made a link that no server can read may find out here; the reader has a page nonetheless. */
function warnOfEncoding(path: string): void {
  try {
    decodeURI(path);
  } catch {
    console.warn(
      `Pathname ${path} could not be decoded; this is likely caused by an invalid percent-encoding.`,
    );
  }
}

/** Keeps the html of the page the reader entered by, for when they come back to it. */
export function keepEntryHtml(): void {
  warnOfEncoding(location.pathname);
  const html = readHtml(document);
  const { digest = "" } = document.querySelector<HTMLElement>("main")?.dataset ?? {};
  // By its own path too: Gatsby goes there when a host has answered another address with the page.
  for (const path of [location.pathname, window.pagePath ?? location.pathname]) {
    pages.set(keyOf(path), { html: () => html, digest });
  }
}

function keep(path: string, text: string): void {
  let html: PageHtml | undefined;
  pages.set(keyOf(path), {
    html: () => (html ??= readHtml(new DOMParser().parseFromString(text, "text/html"))),
    digest: /<main [^>]*data-digest="([^"]*)"/.exec(text)?.[1] ?? "",
  });
}

const loading = new Map<string, Promise<void>>();

async function fetchPage(path: string): Promise<void> {
  const response = await fetch(withoutQuery(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  keep(path, await response.text());
}

/** Fetches a page and keeps its html. Rejects when it cannot be had; a later call tries again. */
export async function loadPageHtml(path: string): Promise<void> {
  const key = keyOf(path);
  if (pages.has(key)) return;
  const request = loading.get(key) ?? fetchPage(path).finally(() => loading.delete(key));
  loading.set(key, request);
  await request;
}
