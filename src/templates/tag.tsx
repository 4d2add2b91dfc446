import { type PageProps, graphql } from "gatsby";
import { listTagged } from "../components/listing/doc-entries";
import { ListingPage } from "../components/listing/ListingPage";
import { wordsOfTag } from "../site/listings";

export default function TagTemplate({ data }: PageProps<Queries.TagPageQuery>) {
  // Gatsby only creates this page if the tag exists.
  if (!data.docTag) return null;
  const { label, description, path, docs } = data.docTag;
  return (
    <ListingPage
      path={path}
      words={wordsOfTag(label, description, docs.length)}
      {...listTagged(docs)}
    />
  );
}

export const query = graphql`
  query TagPage($id: String!) {
    docTag(id: { eq: $id }) {
      label
      description
      path
      docs {
        title
        description
        path
      }
    }
  }
`;
