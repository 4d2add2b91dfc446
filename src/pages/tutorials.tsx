import { type PageProps, graphql } from "gatsby";
import { listTutorials } from "../components/listing/doc-entries";
import { ListingPage } from "../components/listing/ListingPage";
import { tutorials } from "../site/listings";

export default function TutorialsPage({ data }: PageProps<Queries.TutorialsPageQuery>) {
  return <ListingPage path="/tutorials" words={tutorials} {...listTutorials(data.allDoc.nodes)} />;
}

export const query = graphql`
  query TutorialsPage {
    allDoc(
      filter: {
        tutorial: { duration: { gt: 0 } }
        version: { isLast: { eq: true } }
        unlisted: { eq: false }
        draft: { eq: false }
      }
      sort: { path: ASC }
    ) {
      nodes {
        title
        description
        path
        readingMinutes
        tutorial {
          duration
          level {
            tagId
            label
          }
          topics {
            tagId
            label
          }
        }
      }
    }
  }
`;
