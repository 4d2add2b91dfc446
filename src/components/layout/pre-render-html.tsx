import { isValidElement, type ReactNode } from "react";
import type { GatsbySSR } from "gatsby";
import { APP_SCRIPTS_ID } from "../../browser/app-scripts";

/** Gatsby's names for what it puts at the end of a page. */
const SCRIPTS_SLICE = "_gatsby-scripts";
const PAGE_PATH_SCRIPT = "gatsby-script-loader";

/** The file of the styles that every page has; Gatsby's name for it. */
const SITE_STYLES = /^\/styles\./;

const toLink = (href: string): ReactNode => <link key={href} rel="stylesheet" href={href} />;

const propsOf = (node: ReactNode): Readonly<Record<string, unknown>> =>
  isValidElement<Record<string, unknown>>(node) ? node.props : {};

/**
 * gatsby-plugin-image puts styles and a script for `<GatsbyImage>` into every page; docs show its pictures as plain
 * `<picture>` elements, which need neither.
 */
function isNeeded(node: ReactNode): boolean {
  const key = isValidElement(node) ? (node.key ?? "") : "";
  return !key.startsWith("gatsby-image-style");
}

/**
 * Puts Gatsby's script tags into a `<template>`, from where `browser/load-app.ts` takes them when it is time, and its
 * styles into a file of their own: inlined they would be sent again with every page, and with every page a navigation
 * fetches. The page's path becomes an attribute, so that no inline script differs from page to page.
 */
export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  if (process.env.NODE_ENV === "development") return;
  replacePostBodyComponents(
    getPostBodyComponents().flatMap((node): ReactNode[] => {
      const { id, sliceId } = propsOf(node);
      if (id === PAGE_PATH_SCRIPT) return [];
      if (sliceId !== SCRIPTS_SLICE) return [node];
      return [
        <template key={APP_SCRIPTS_ID} id={APP_SCRIPTS_ID} data-path={pathname}>
          {node}
        </template>,
      ];
    }),
  );
  const links: ReactNode[] = [];
  const others: ReactNode[] = [];
  for (const node of getHeadComponents().filter(isNeeded)) {
    const href = propsOf(node)["data-href"];
    if (typeof href !== "string") others.push(node);
    // The site's styles first: they tell the order of the layers, which a page's own styles only add to.
    else if (SITE_STYLES.test(href)) links.unshift(toLink(href));
    else links.push(toLink(href));
  }
  replaceHeadComponents([...others, ...links]);
};
