import { prefixHtml } from "../../site/paths/base-path-html";

/** HTML in a form that React and browsers accept. Where Trusted Types are enforced, plain strings are rejected. */
type Html = string | TrustedHTML;

/** This policy accepts every string, so only trustHtml uses it, and only for HTML from this site's build. */
const policy = globalThis.trustedTypes?.createPolicy("docs-pages", { createHTML: (html) => html });

/**
 * Marks HTML as trusted. Only pass HTML that our compiler wrote: a doc's body, a sidebar or part of the site's shell.
 */
export const trustHtml = (html: string): Html =>
  policy?.createHTML(prefixHtml(html)) ?? prefixHtml(html);
