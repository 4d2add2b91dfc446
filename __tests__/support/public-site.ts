import { formatHeaders, listHeaderRules } from "../../src/outputs/hosting/header-rules";
import { formatPagePolicy, hashOf, needsOf } from "../../src/outputs/hosting/policy";
import {
  type CheckResult,
  type PublicSite,
  readPublicPage,
} from "../../src/outputs/public-check/public-site";

const URL = "https://docs.example.org";

/** Returns the HTML of a built page with this body. */
export const pageHtml = (path: string, body: string, head = ""): string =>
  `<!doctype html><html lang="en"><head><link rel="canonical" href="${URL}${path}"/>${head}</head><body>${body}</body></html>`;

/** Texts of a built site's files, keyed by path. */
export type SiteFiles = Readonly<Record<string, string>>;

/** Creates the file of a page at this path. */
export const pageFile = (path: string, body = "", head = ""): SiteFiles => ({
  [`${path}/index.html`]: pageHtml(path, body, head),
});

/** Lists the faults that a check finds on a site with these files, as `file:line:column rule problem`. */
export const checkFiles = (
  check: (site: PublicSite) => CheckResult,
  ...files: SiteFiles[]
): string[] =>
  check(buildPublicSite(Object.assign({}, ...files) as SiteFiles)).faults.map(
    ({ file, line, column, rule, problem }) => `${file}:${line}:${column} ${rule} ${problem}`,
  );

/** Creates a built site in memory, with the headers that a build writes. `files` adds or replaces files. */
export function buildPublicSite(files: SiteFiles): PublicSite {
  const html = Object.entries(files).filter(([file]) => file.endsWith("index.html"));
  const pages = html.map(([file, text]) => readPublicPage(file, text));
  const code = html.flatMap(([, text]) => needsOf(text));
  const hashes = (wanted: (typeof code)[number]["kind"]) =>
    new Set(code.filter(({ kind }) => kind === wanted).map(({ text }) => hashOf(text)));
  const policy = formatPagePolicy({
    scripts: hashes("scripts"),
    styles: hashes("styles"),
    styleAttributes: hashes("styleAttributes"),
    frames: new Set(),
    forms: new Set(),
  });
  const rules = listHeaderRules({ pages: policy }).filter(({ pattern }) => pattern === "/*");
  const all: Record<string, string> = { "/_headers": formatHeaders(rules), ...files };
  return {
    url: URL,
    external: {},
    files: new Set(Object.keys(all).filter((file) => !file.startsWith("/_"))),
    pages: new Map(pages.map((page) => [page.path, page])),
    read: (file) => all[file] ?? "",
  };
}
