import { type PageProps, graphql } from "gatsby";
import { ListingPage } from "../components/listing/ListingPage";
import { listShowcaseEntries, listTagGroups } from "../components/listing/showcase-entries";
import { showcase } from "../site/listings";

export default function ShowcasePage({ data }: PageProps<Queries.ShowcasePageQuery>) {
  return (
    <ListingPage
      path="/showcase"
      words={showcase}
      groups={listTagGroups(data.allShowcaseTag.nodes)}
      {...listShowcaseEntries(data.allShowcaseSite.nodes)}
    />
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
        count
      }
    }
  }
`;
