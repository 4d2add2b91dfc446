import { type PageProps, graphql } from "gatsby";
import type { DocData } from "../components/base/types";
import { DocPage } from "../components/doc/DocPage";
import "../styles/reference.css";

/**
 * Template for docs with the layout "reference". It is separate, so that only these docs load the styles of that
 * layout.
 */
export default function ReferenceTemplate({ data: { doc } }: PageProps<DocData>) {
  return <DocPage doc={doc} key={doc.path} layout="reference" />;
}

export const query = graphql`
  query ReferencePage($id: String!) {
    doc(id: { eq: $id }) {
      ...DocOfPage
    }
  }
`;
