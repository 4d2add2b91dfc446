import type { GatsbyBrowser } from "gatsby";
import { encodePath } from "../../browser/base/readable-path";
import * as docLabels from "../../site/doc-labels";
import * as labels from "../../site/labels";
import { withoutBase } from "../../site/paths/base-path";
import { settings } from "../../site/settings";
import type { DocData } from "../base/types";
import { Layout } from "./Layout";
import { PageBoundary } from "./PageBoundary";

/** Wraps every page in the layout. The layout stays mounted when the page inside it changes. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props,
}) => {
  // Pages without a query have no data, although Gatsby's types say that they do.
  const data = props.data as Partial<DocData> | undefined;
  // The path is encoded in a browser, but not in a build.
  const path = encodePath(withoutBase(props.location.pathname));
  if (HAS_LOCALES && process.env.BUILD_STAGE === "build-html") {
    for (const speak of [labels.speak, docLabels.speak]) speak(data?.doc?.locale?.code);
  }
  // A development server sends the same HTML file for all pages, so the language has to be set here.
  if (HAS_LOCALES && process.env.NODE_ENV === "development" && typeof document !== "undefined") {
    const { code = settings.defaultLocale, direction = "ltr" } = data?.doc?.locale ?? {};
    Object.assign(document.documentElement, { lang: code, dir: direction });
  }
  const doc = data?.doc;
  return (
    <PageBoundary>
      <Layout path={path} doc={doc}>
        <PageBoundary key={path}>{element}</PageBoundary>
      </Layout>
    </PageBoundary>
  );
};
