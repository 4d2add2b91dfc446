/** The html a page is made of, which page data leaves out: the page's own file holds it already. */
export interface PageHtml {
  /** Html segments of the body, in document order. */
  readonly segments: readonly string[];
  readonly sidebar: string;
}

const pages = new Map<string, PageHtml>();

/** An address or path as docs name theirs: decoded, without query, anchor and trailing slash. */
function keyOf(path: string): string {
  const clean = decodeURI(path.split(/[?#]/, 1)[0] ?? "").replace(/\/$/, "");
  return clean === "" ? "/" : clean;
}

/** The html of a page, if it was loaded for a navigation or is the one the reader entered by. */
export function readPageHtml(path: string): PageHtml | undefined {
  return pages.get(keyOf(path));
}

function keep(path: string, root: ParentNode): void {
  pages.set(keyOf(path), {
    segments: [...root.querySelectorAll("[data-segment]")].map(({ innerHTML }) => innerHTML),
    sidebar: root.querySelector("[data-sidebar]")?.innerHTML ?? "",
  });
}

/** Keeps the html of the page the reader entered by, for when they come back to it. */
export function keepEntryHtml(): void {
  keep(location.pathname, document);
}

/** Fetches a page and keeps its html. Rejects when it cannot be had. */
export async function loadPageHtml(path: string): Promise<void> {
  if (pages.has(keyOf(path))) return;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  keep(path, new DOMParser().parseFromString(await response.text(), "text/html"));
}

/** The part of Gatsby's loader we use. */
export interface PageLoader {
  loadPage: (path: string) => Promise<unknown>;
  hovering: (path: string) => void;
}

/**
 * Makes Gatsby's loader load a page's html along with its data, so that a template finds both when it is rendered.
 * A page whose html cannot be had counts as one that cannot be loaded: Gatsby then goes to its address.
 */
export function loadHtmlWithPages(loader: PageLoader): void {
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    const [page] = await Promise.all([loadPage(path), loadPageHtml(path).catch(() => undefined)]);
    return readPageHtml(path) ? page : { status: "error" };
  };
}
