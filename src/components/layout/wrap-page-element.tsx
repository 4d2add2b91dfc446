import type { GatsbyBrowser } from "gatsby";
import { encodePath } from "../../browser/navigation/decode-path";
import { digestOfPageData } from "../../browser/navigation/page-digest";
import type { DocData } from "../doc/types";
import { Layout } from "./Layout";
import { PageBoundary } from "./PageBoundary";

/** Puts the layout around every page; it stays mounted while pages change inside it. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props,
}) => {
  // A page without a query has no data at all, whatever Gatsby's types say.
  const data = props.data as Partial<DocData> | undefined;
  // Encoded in a browser, but not while a page is built.
  const path = encodePath(props.location.pathname);
  const digest = process.env.BUILD_STAGE === "build-html" ? digestOfPageData(data) : undefined;
  return (
    <PageBoundary>
      <Layout path={path} doc={data?.doc} digest={digest}>
        <PageBoundary key={path}>{element}</PageBoundary>
      </Layout>
    </PageBoundary>
  );
};
