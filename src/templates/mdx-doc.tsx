import { type PageProps, graphql } from "gatsby";
import type { DocData } from "../components/base/types";
import { DocPage } from "../components/doc/DocPage";
import { MdxSegment, MdxSource } from "../components/doc/MdxSegment";

/** Template for an MDX doc, whose compiled content gatsby-plugin-mdx passes as `children`. */
export default function MdxDocTemplate({ data: { doc }, children }: PageProps<DocData>) {
  return (
    <MdxSource source={children}>
      <DocPage doc={doc} island={MdxSegment} key={doc.path} />
    </MdxSource>
  );
}

export const query = graphql`
  query MdxDocPage($id: String!) {
    doc(id: { eq: $id }) {
      ...DocOfPage
    }
  }
`;
