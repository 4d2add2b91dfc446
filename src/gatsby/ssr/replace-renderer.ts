import { setImmediate } from "node:timers/promises";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";

/**
 * Renders a page to one string. Gatsby's own renderer uses React's stream, into which React 18 writes NUL bytes if a
 * multi-byte character is at the end of its buffer (https://github.com/facebook/react/pull/26228).
 */
export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  // Renders only one page at a time: react-helmet keeps the head of the last rendered page until Gatsby calls
  // onRenderBody, which happens before the next turn of the event loop.
  await setImmediate();
  replaceBodyHTMLString(renderToString(bodyComponent));
};
