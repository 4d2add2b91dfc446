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
  return (
    <Layout path={props.location.pathname} doc={data?.doc}>
      {element}
    </Layout>
  );
};
