import type { GatsbyBrowser } from "gatsby";
import type { DocData } from "../doc/types";
import { Layout } from "./Layout";

/** Puts the layout around every page; it stays mounted while pages change inside it. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props,
}) => {
  // A page without a query has no data at all, whatever Gatsby's types say.
  const data = props.data as Partial<DocData> | undefined;
  // Encoded in a browser, but not while a page is built.
  const path = encodeURI(decodeURI(props.location.pathname));
  return (
    <Layout path={path} doc={data?.doc}>
      {element}
    </Layout>
  );
};
