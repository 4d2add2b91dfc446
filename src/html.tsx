import type { ReactNode } from "react";

/** What a page's own policy says, put in by src/gatsby/webpack/webpack-config.ts; null while developing. */
declare const META_POLICIES: { readonly page: string; readonly listing: string } | null;
/** The inline script of pages that list things (components/listing/Listing.tsx). */
declare const LISTING_SCRIPT: string;

interface HtmlProps {
  readonly htmlAttributes: object;
  readonly bodyAttributes: object;
  readonly headComponents: ReactNode;
  readonly preBodyComponents: ReactNode;
  readonly postBodyComponents: ReactNode;
  readonly body: string;
}

/** Gatsby's document without what it says to Internet Explorer and to Safari 9: it stands in every page. */
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
        {/*
          On a wide screen the navbar, which ends where the menu begins, is painted in one piece: half of it is moved by
          its other half. Hiding it by `:not(:has(+ *))` until it is whole painted sooner, and now and then left it hidden
          for good. On a phone nothing in it moves (Navbar.module.css), and the first paint waits for none of this.
        */}
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
