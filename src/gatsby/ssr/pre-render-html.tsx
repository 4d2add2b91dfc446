import type { GatsbySSR } from "gatsby";
import { type ReactNode, isValidElement } from "react";
import { APP_SCRIPTS_ID } from "../../browser/boot/app-scripts";
import { SERVICE_SCRIPTS_ID } from "../../browser/services/service-scripts";

/** Gatsby's keys for elements at the end of the body. */
const SCRIPTS_SLICE = "_gatsby-scripts";
const PAGE_PATH_SCRIPT = "gatsby-script-loader";

/** Matches the keys of all elements that gatsby-plugin-google-gtag adds. */
const GTAG_KEY = /(?:^gatsby-plugin-|-)google-gtag(?:-config)?$/;

const propsOf = (node: ReactNode): Readonly<Record<string, unknown>> =>
  isValidElement<Record<string, unknown>>(node) ? node.props : {};

const keyOf = (node: ReactNode): string => (isValidElement(node) ? (node.key ?? "") : "");

const isGtag = (node: ReactNode): boolean => GTAG_KEY.test(keyOf(node));

/**
 * False for elements that pages don't need. gatsby-plugin-image puts styles and a script for `<GatsbyImage>` into every
 * page, but docs use plain `<img>` elements. gatsby-plugin-google-gtag makes the browser connect to Google early,
 * before the reader's tracking preference has been checked. Nothing reads the generator tag.
 */
const isNeeded = (node: ReactNode): boolean =>
  !keyOf(node).startsWith("gatsby-image-style") &&
  !isGtag(node) &&
  propsOf(node).name !== "generator";

/**
 * Moves the services' scripts into a `<template>`; browser/services/services.ts runs them later. Returns an empty
 * list in builds without services.
 */
function toServiceScripts(nodes: readonly ReactNode[]): ReactNode[] {
  const tagManagerId = SERVICES.tagManagerId;
  const marketingId = SERVICES.marketingId;
  const scripts = [
    ...nodes.filter(isGtag),
    tagManagerId !== undefined && (
      <script
        key="tag-manager"
        async
        src={`https://www.googletagmanager.com/gtm.js?id=${tagManagerId}`}
      />
    ),
    marketingId !== undefined && (
      <script
        key="marketing"
        id="hs-script-loader"
        async
        src={`https://js.hs-scripts.com/${marketingId}.js`}
      />
    ),
  ].filter(Boolean);
  if (scripts.length === 0) return [];
  return [
    <template key={SERVICE_SCRIPTS_ID} id={SERVICE_SCRIPTS_ID}>
      {scripts}
    </template>,
  ];
}

/**
 * Moves Gatsby's script tags into a `<template>`, from which `browser/boot/load-app.ts` reads them later. The page's
 * path becomes an attribute, so that all pages have the same inline scripts. Styles remain inline, where Gatsby puts
 * them, so the first paint doesn't wait for another request.
 */
export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  if (process.env.NODE_ENV === "development") return;
  const bodyNodes = getPostBodyComponents();
  replacePostBodyComponents([
    ...bodyNodes.flatMap((node): ReactNode[] => {
      const { id, sliceId } = propsOf(node);
      if (id === PAGE_PATH_SCRIPT || isGtag(node)) return [];
      if (sliceId !== SCRIPTS_SLICE) return [node];
      return [
        <template key={APP_SCRIPTS_ID} id={APP_SCRIPTS_ID} data-path={pathname}>
          {node}
        </template>,
      ];
    }),
    ...toServiceScripts(bodyNodes),
  ]);
  const isPageSheet = (node: ReactNode): boolean =>
    /^\/(?!(?:.*\/)?styles\.[^/]*$)/.test(String(propsOf(node)["data-href"]));
  const nodes = getHeadComponents().filter(isNeeded);
  replaceHeadComponents(
    // The shared style sheet comes first because it sets the order of the cascade layers.
    [...nodes.filter((node) => !isPageSheet(node)), ...nodes.filter(isPageSheet)],
  );
};
