import { type PageProps, graphql } from "gatsby";
import { DocPage } from "../components/doc/DocPage";
import type { DocData } from "../components/doc/types";
import "../styles/reference.css";

/** A doc with the layout "reference". It is a separate template, so that only these docs load the layout's styles. */
export default function ReferenceTemplate({ data: { doc } }: PageProps<DocData>) {
  return <DocPage doc={doc} key={doc.path} layout="reference" />;
}

export const query = graphql`
  query ReferencePage($id: String!, $hasLocales: Boolean = false) {
    doc(id: { eq: $id }) {
      ...DocOfPage
    }
  }
`;
