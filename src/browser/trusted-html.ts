import { prefixHtml } from "../site/base-path-html";

/** HTML as React and browsers take it; where Trusted Types are enforced, a plain string is refused. */
type Html = string | TrustedHTML;

/** Every string passes: only trustHtml uses the policy, and only on what this site's build wrote. */
const policy = globalThis.trustedTypes?.createPolicy("docs-pages", { createHTML: (html) => html });

/** Marks HTML that our compiler wrote: a doc's body, a sidebar, a part of the shell. Never pass anything else. */
export const trustHtml = (html: string): Html =>
  policy?.createHTML(prefixHtml(html)) ?? prefixHtml(html);
