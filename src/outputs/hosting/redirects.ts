import { escapeAttribute, escapeText } from "../../base/escape";
import type { Redirect } from "../../docs/links/redirects";
import { basePathOf } from "../../site/paths/base-path";
import { hashOf } from "./policy";

/**
 * Redirects readers to the new path immediately, and keeps their query and anchor. The script is the same on every
 * page, so one hash in the security policy allows it everywhere.
 */
export const REDIRECT_SCRIPT =
  'const[p,a]=document.documentElement.dataset.to.split("#");location.replace(p+location.search+(location.hash||(a?"#"+a:"")))';

/**
 * Matches paths that every host reads literally. Doesn't match `*` and `:name`, which hosts read as placeholders, `//x`,
 * which is another host, `.` and `..`, which lead to other folders, or a query.
 */
const PLAIN = /^\/(?!\/)(?!(?:.*\/)?\.{1,2}(?:\/|$))[^*:?]*$/;

/**
 * Percent-encodes both paths of a redirect. Throws if a host could misread one of them, which would be a bug in our
 * code, since the content has already been checked (docs/links/redirects.ts).
 */
export function encodeRedirect(redirect: Redirect): Redirect {
  const [from, to] = [encodeURI(redirect.from), encodeURI(redirect.to)];
  if (PLAIN.test(from) && PLAIN.test(to) && !from.includes("#")) return { from, to };
  throw new Error(
    `The redirect from "${from}" to "${to}" can't be written so that every host reads it the same way.`,
  );
}

/** Policy of redirect pages, for hosts that send no headers. */
export const REDIRECT_POLICY = `default-src 'none';script-src ${hashOf(REDIRECT_SCRIPT)};img-src 'self';base-uri 'none';form-action 'none'`;

/**
 * Formats `_redirects` for Cloudflare and Netlify. Netlify prefers a file to a rule unless the rule's status ends
 * with `!`. Cloudflare doesn't support the `!`, so the rules don't have it, and Netlify sends the redirect pages.
 */
export function formatRedirects(redirects: readonly Redirect[], basePath = ""): string {
  return redirects
    .map(encodeRedirect)
    .map(({ from, to }) => `${basePath}${from} ${basePath}${to} 301\n`)
    .join("");
}

/** Formats the page at an old path, for hosts without `_redirects` and for browsers without scripts. */
export function formatRedirectPage(redirect: Redirect, siteUrl: string, siteTitle: string): string {
  const { to } = encodeRedirect(redirect);
  const basePath = basePathOf(siteUrl);
  const target = escapeAttribute(basePath + to);
  const canonical = escapeAttribute(siteUrl + to.replace(/#[^]*/, ""));
  return `<!doctype html>
<html lang="en" data-to="${target}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${REDIRECT_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<link rel="icon" href="${escapeAttribute(basePath)}/favicon.svg" type="image/svg+xml">
<title>This page has moved | ${escapeText(siteTitle)}</title>
<link rel="canonical" href="${canonical}">
<meta name="robots" content="noindex">
<script>${REDIRECT_SCRIPT}</script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
</head>
<body>
<main><h1>This page has moved</h1><p>It is now at <a href="${target}">${escapeText(redirect.to)}</a>.</p></main>
</body>
</html>
`;
}
