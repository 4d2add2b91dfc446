import { type PageProps, graphql } from "gatsby";
import { Metadata } from "../components/layout/Metadata";
import { Listing } from "../components/listing/Listing";
import { listTutorials } from "../components/listing/tutorial-entries";
import { useListings } from "../components/listing/use-listings";
import { IntroPage } from "../components/ui/IntroPage";
import { tutorials } from "../site/listings";

const PATH = "/tutorials";

export default function TutorialsPage({ data }: PageProps<Queries.TutorialsPageQuery>) {
  useListings();
  return (
    <IntroPage title={tutorials.title} lead={tutorials.lead} isWide>
      <Metadata title={tutorials.title} description={tutorials.description} canonicalPath={PATH} />
      <Listing words={tutorials} {...listTutorials(data.allDoc.nodes)} />
    </IntroPage>
  );
}

export const query = graphql`
  query TutorialsPage {
    allDoc(
      filter: {
        tutorial: { duration: { gt: 0 } }
        version: { isLast: { eq: true } }
        unlisted: { eq: false }
        draft: { eq: false }
        locale: { isMain: { ne: false } }
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
            color
          }
          topics {
            tagId
            label
            color
          }
        }
      }
    }
  }
`;
