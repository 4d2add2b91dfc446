import { type PageProps, graphql } from "gatsby";
import { Metadata } from "../components/layout/Metadata";
import { Listing } from "../components/listing/Listing";
import { listShowcaseEntries, listTagGroups } from "../components/listing/showcase-entries";
import { useListings } from "../components/listing/use-listings";
import { IntroPage } from "../components/ui/IntroPage";
import { showcase } from "../site/listings";

const PATH = "/showcase";

export default function ShowcasePage({ data }: PageProps<Queries.ShowcasePageQuery>) {
  useListings();
  return (
    <IntroPage title={showcase.title} lead={showcase.lead} isWide>
      <Metadata title={showcase.title} description={showcase.description} canonicalPath={PATH} />
      <Listing
        words={showcase}
        groups={listTagGroups(data.allShowcaseTag.nodes)}
        {...listShowcaseEntries(data.allShowcaseSite.nodes)}
      />
    </IntroPage>
  );
}

export const query = graphql`
  query ShowcasePage {
    allShowcaseSite(sort: { position: ASC }) {
      nodes {
        slug
        name
        description
        website
        source
        image {
          publicURL
          childImageSharp {
            gatsbyImageData(
              layout: FIXED
              width: 48
              height: 48
              outputPixelDensities: [1, 2]
              formats: [WEBP]
              quality: 70
              placeholder: NONE
              transformOptions: { fit: CONTAIN, cropFocus: CENTER }
              backgroundColor: "rgba(0,0,0,0)"
            )
          }
        }
        tags {
          tagId
          label
        }
      }
    }
    allShowcaseTag(
      filter: { group: { in: ["showcase", "audience"] }, count: { gt: 0 } }
      sort: { position: ASC }
    ) {
      nodes {
        tagId
        label
        group
        color
        count
      }
    }
  }
`;
