/** Matches an Accept header that names Markdown. Browsers don't. */
export const NAMES_MARKDOWN = String.raw`(?:^|,)\s*text/markdown\s*(?:[,;]|$)`;
/** Matches one that refuses it (`q=0`; RFC 9110, 12.4.2). */
export const REFUSES_MARKDOWN = String.raw`(?:^|,)\s*text/markdown\s*(?:;[^,]*)?;\s*q\s*=\s*0(?:\.0*)?\s*(?:[,;]|$)`;

/** JavaScript for hosts that run functions: finds the Markdown copy of a path that may be a page. */
const FIND_MARKDOWN = String.raw`var named = new RegExp(${JSON.stringify(NAMES_MARKDOWN)}, "i");
var refused = new RegExp(${JSON.stringify(REFUSES_MARKDOWN)}, "i");
async function findMarkdown(request, fetchFile) {
  var url = new URL(request.url);
  var isPage = request.method === "GET" && url.pathname !== "/" && !/\.\w+$/.test(url.pathname);
  var accept = request.headers.get("accept") || "";
  if (!isPage || !named.test(accept) || refused.test(accept)) return undefined;
  url.pathname = url.pathname.replace(/\/$/, "") + ".md";
  var answer = await fetchFile(url);
  if (!answer.ok) return undefined;
  var found = new Response(answer.body, answer);
  found.headers.append("Vary", "Accept");
  return found;
}`;

/** Formats the part of the next two functions that answers 410 instead of 404 for addresses that are gone. */
const formatSayGone = (
  gone: readonly string[],
): string => String.raw`var gone = ${JSON.stringify(gone)};
function isGone(url) {
  var path = new URL(url).pathname.replace(/(.)\/$/, "$1");
  try {
    path = decodeURIComponent(path);
  } catch (error) {
    return false;
  }
  return gone.some(function (from) {
    return path === from.replace(/\/\*$/, "") || (/\*$/.test(from) && path.startsWith(from.slice(0, -1)));
  });
}
function sayGone(answer) {
  return answer.status === 404 ? new Response(answer.body, { status: 410, headers: answer.headers }) : answer;
}`;

/**
 * Formats a function of Cloudflare Pages, saved as `functions/_middleware.js`. `gone` lists paths that are gone; one
 * that ends with `/*` stands for all paths below it.
 */
export const formatPagesFunction = (
  gone: readonly string[] = [],
): string => `// Written by the build: a page's Markdown for clients that ask for it, and 410 for pages that are gone.
${FIND_MARKDOWN}
${formatSayGone(gone)}
export async function onRequest(context) {
  var found = await findMarkdown(context.request, function (url) {
    return context.env.ASSETS.fetch(url);
  });
  if (found) return found;
  var answer = await context.next();
  return isGone(context.request.url) ? sayGone(answer) : answer;
}
`;

/** Formats an edge function of Netlify, saved as `netlify/edge-functions/markdown.js`, with the same parameter. */
export const formatEdgeFunction = (
  gone: readonly string[] = [],
): string => `// Written by the build: a page's Markdown for clients that ask for it, and 410 for pages that are gone.
${FIND_MARKDOWN}
${formatSayGone(gone)}
export default async function markdown(request, context) {
  // This request goes through the function again, which ignores it because its path ends with .md.
  var found = await findMarkdown(request, function (url) {
    return fetch(url);
  });
  if (found || !isGone(request.url)) return found;
  return sayGone(await context.next());
}
export const config = { path: "/*", excludedPath: ["/static/*", "/page-data/*", "/search-index/*"], onError: "bypass" };
`;
