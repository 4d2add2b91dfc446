import type { Redirect } from "../docs/redirects";
import { escapeAttribute, escapeText } from "../docs/markdown/escape";

/**
 * Sends readers on at once and keeps their query and anchor. The same text on every page, so that one hash in the
 * security policy allows it.
 */
export const REDIRECT_SCRIPT =
  'const[p,a]=document.documentElement.dataset.to.split("#");location.replace(p+location.search+(location.hash||(a?"#"+a:"")))';

/**
 * `_redirects` as Cloudflare and Netlify read it. Netlify prefers a file to a rule unless its status ends with `!`,
 * which Cloudflare does not know: there the pages below do the work.
 */
export function formatRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${encodeURI(from)} ${encodeURI(to)} 301\n`).join("");
}

/** The page at an old path, for hosts that know no `_redirects` and for browsers without scripts. */
export function formatRedirectPage({ to }: Redirect, siteUrl: string, siteTitle: string): string {
  const target = escapeAttribute(encodeURI(to));
  const canonical = escapeAttribute(siteUrl + encodeURI(to.split("#", 1)[0] ?? ""));
  return `<!doctype html>
<html lang="en" data-to="${target}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>This page has moved | ${escapeText(siteTitle)}</title>
<link rel="canonical" href="${canonical}">
<meta name="robots" content="noindex">
<script>${REDIRECT_SCRIPT}</script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
</head>
<body>
<main><h1>This page has moved</h1><p>It is now at <a href="${target}">${escapeText(to)}</a>.</p></main>
</body>
</html>
`;
}
