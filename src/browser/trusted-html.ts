import { prefixHtml } from "../site/paths/base-path-html";

/** HTML as React and browsers accept it; where Trusted Types are enforced, plain strings are rejected. */
type Html = string | TrustedHTML;

/** Accepts every string: only trustHtml uses the policy, and only for what this site's build wrote. */
const policy = globalThis.trustedTypes?.createPolicy("docs-pages", { createHTML: (html) => html });

/** Marks HTML that our compiler wrote: a doc's body, a sidebar, a part of the shell. Never pass anything else. */
export const trustHtml = (html: string): Html =>
  policy?.createHTML(prefixHtml(html)) ?? prefixHtml(html);
