import type { ReactNode } from "react";

/**
 * Content security policies for the `<meta>` element in each page. src/gatsby/webpack/concerns/site-constants.ts
 * replaces this constant. It is null in development.
 */
declare const META_POLICIES: { readonly page: string; readonly listing: string } | null;
/** The inline script for pages with a listing (components/listing/Listing.tsx). */
declare const LISTING_SCRIPT: string;

interface HtmlProps {
  readonly htmlAttributes: object;
  readonly bodyAttributes: object;
  readonly headComponents: ReactNode;
  readonly preBodyComponents: ReactNode;
  readonly postBodyComponents: ReactNode;
  readonly body: string;
}

/**
 * Gatsby's default document, minus the tags for Internet Explorer and Safari 9, which would otherwise be on every page.
 */
export default function Html(props: HtmlProps) {
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        {META_POLICIES && (
          <meta
            httpEquiv="Content-Security-Policy"
            content={META_POLICIES[props.body.includes(LISTING_SCRIPT) ? "listing" : "page"]}
          />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* On wide screens, browsers wait for the menu that follows the navbar, so that they paint the navbar in one
            piece. Otherwise its second half would move the first. Hiding the navbar with `:not(:has(+ *))` until it was
            complete led to an earlier paint, but sometimes left the navbar hidden for good. On phones, nothing in the
            navbar moves (Navbar.module.css), so the first paint doesn't wait. */}
        <link rel="expect" href="#menu" blocking="render" media="(min-width: 997px)" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
