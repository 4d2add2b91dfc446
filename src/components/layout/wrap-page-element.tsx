import type { GatsbyBrowser } from "gatsby";
import { encodePath } from "../../browser/navigation/readable-path";
import * as docLabels from "../../site/doc-labels";
import * as labels from "../../site/labels";
import { withoutBase } from "../../site/paths/base-path";
import { settings } from "../../site/settings";
import type { DocData } from "../doc/types";
import { Layout } from "./Layout";
import { PageBoundary } from "./PageBoundary";

/** Wraps every page in the layout, which stays mounted while the pages inside it change. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props,
}) => {
  // A page without a query has no data, despite Gatsby's types.
  const data = props.data as Partial<DocData> | undefined;
  // The path is encoded in a browser, but not in a build.
  const path = encodePath(withoutBase(props.location.pathname));
  if (HAS_LOCALES && process.env.BUILD_STAGE === "build-html") {
    for (const speak of [labels.speak, docLabels.speak]) speak(data?.doc?.locale?.code);
  }
  // A development server sends the same HTML file for all pages.
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
