import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";

/**
 * Renders a page to one string. Gatsby pipes React's stream instead, and React 18 writes NUL bytes into it when a
 * character of several bytes meets the end of its buffer (https://github.com/facebook/react/pull/26228).
 */
export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
};
