import { isValidElement, type ReactNode } from "react";
import type { GatsbySSR } from "gatsby";
import { APP_SCRIPTS_ID } from "../../browser/app-scripts";

/** Gatsby's names for what it puts at the end of a page. */
const SCRIPTS_SLICE = "_gatsby-scripts";
const PAGE_PATH_SCRIPT = "gatsby-script-loader";

const propsOf = (node: ReactNode): Readonly<Record<string, unknown>> =>
  isValidElement<Record<string, unknown>>(node) ? node.props : {};

/**
 * gatsby-plugin-image puts styles and a script for `<GatsbyImage>` into every page; docs show its pictures as plain
 * `<picture>` elements, which need neither. Nobody reads which generator made a page.
 */
function isNeeded(node: ReactNode): boolean {
  const key = isValidElement(node) ? (node.key ?? "") : "";
  return !key.startsWith("gatsby-image-style") && propsOf(node).name !== "generator";
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
  const isPageSheet = (node: ReactNode): boolean =>
    String(propsOf(node)["data-href"]).startsWith("/component---");
  const nodes = getHeadComponents().filter(isNeeded);
  replaceHeadComponents(
    // The shared sheet first: it says in which order layers count.
    [...nodes.filter((node) => !isPageSheet(node)), ...nodes.filter(isPageSheet)].map((node) => {
      const href = propsOf(node)["data-href"];
      return typeof href === "string" ? <link key={href} rel="stylesheet" href={href} /> : node;
    }),
  );
};
