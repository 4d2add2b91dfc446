import { graphql } from "gatsby";
import "../styles/reference.css";

/** A doc whose layout is "reference": a template of its own, so that only such pages load its styles. */
export { default } from "./doc";

export const query = graphql`
  query ReferencePage($id: String!, $hasLocales: Boolean = false) {
    doc(id: { eq: $id }) {
      ...DocOfPage
    }
  }
`;
