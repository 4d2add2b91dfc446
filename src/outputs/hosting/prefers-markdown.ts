/**
 * JavaScript for hosts that run functions: finds the Markdown copy of a path that may be a page, for a client that names
 * Markdown and prefers it to HTML (RFC 9110, 12.4.2). The quality of HTML is that of the most specific media range, an
 * invalid quality is ignored, and if both types have the same quality, the one listed first wins.
 */
const FIND_MARKDOWN = String.raw`function prefersMarkdown(accept) {
  var wanted = Object.create(null);
  accept.toLowerCase().split(",").forEach(function (entry, at) {
    var parts = entry.split(";").map(function (part) {
      return part.trim();
    });
    var quality = "1";
    parts.slice(1).forEach(function (part) {
      var match = /^q\s*=\s*(.*)$/.exec(part);
      if (match) quality = match[1];
    });
    if (wanted[parts[0]] || !/^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(quality)) return;
    wanted[parts[0]] = { quality: Number(quality), at: at };
  });
  var markdown = wanted["text/markdown"];
  var html = wanted["text/html"] || wanted["text/*"] || wanted["*/*"];
  if (!markdown || markdown.quality === 0) return false;
  if (!html || markdown.quality !== html.quality) return !html || markdown.quality > html.quality;
  return !(wanted["text/html"] && html.at < markdown.at);
}
async function findMarkdown(request, fetchFile) {
  var url = new URL(request.url);
  var isPage = request.method === "GET" && url.pathname !== "/" && !/\.\w+$/.test(url.pathname);
  if (!isPage || !prefersMarkdown(request.headers.get("accept") || "")) return undefined;
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
