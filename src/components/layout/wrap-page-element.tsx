import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, cloneElement } from "react";
import { encodePath, toReadablePath } from "../../browser/navigation/readable-path";
import * as docLabels from "../../site/doc-labels";
import * as labels from "../../site/labels";
import { settings } from "../../site/settings";
import type { Doc, DocData } from "../doc/types";
import { Layout } from "./Layout";
import { PageBoundary } from "./PageBoundary";
import { PreviewedPage } from "./PreviewedPage";

/** Puts the layout around every page; it stays mounted while pages change inside it. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props,
}) => {
  // A page without a query has no data, whatever Gatsby's types say.
  const data = props.data as Partial<DocData> | undefined;
  // It is encoded in a browser, but not in a build.
  const path = encodePath(props.location.pathname);
  if (HAS_LOCALES && process.env.BUILD_STAGE === "build-html") {
    for (const speak of [labels.speak, docLabels.speak]) speak(data?.doc?.locale?.code);
  }
  const show = (doc: Doc | undefined, page: ReactNode) => (
    <PageBoundary>
      <Layout path={path} doc={doc}>
        <PageBoundary key={path}>{page}</PageBoundary>
      </Layout>
    </PageBoundary>
  );
  if (process.env.NODE_ENV !== "development") return show(data?.doc, element);
  // A development server has one HTML file for all pages.
  if (HAS_LOCALES && typeof document !== "undefined") {
    const { code = settings.defaultLocale, direction = "ltr" } = data?.doc?.locale ?? {};
    Object.assign(document.documentElement, { lang: code, dir: direction });
  }
  return (
    <PreviewedPage path={toReadablePath(path).replace(/(.)\/$/, "$1")} doc={data?.doc}>
      {(doc) => show(doc, doc ? cloneElement(element, { data: { ...data, doc } }) : element)}
    </PreviewedPage>
  );
};
