import type { GatsbyBrowser } from "gatsby";
import { encodePath } from "../../browser/base/readable-path";
import { withoutBase } from "../../site/paths/base-path";
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
  const doc = data?.doc;
  return (
    <PageBoundary>
      <Layout path={path} doc={doc}>
        <PageBoundary key={path}>{element}</PageBoundary>
      </Layout>
    </PageBoundary>
  );
};
