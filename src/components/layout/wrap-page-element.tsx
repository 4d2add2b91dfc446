import type { GatsbyBrowser } from "gatsby";
import type { DocData } from "../doc/types";
import { Layout } from "./Layout";

/** Puts the layout around every page; it stays mounted while pages change inside it. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props,
}) => {
  const { doc } = (props.data ?? {}) as Partial<DocData>;
  return (
    <Layout path={props.location.pathname} doc={doc}>
      {element}
    </Layout>
  );
};
