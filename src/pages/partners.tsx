import { type PageProps, graphql } from "gatsby";
import { ListingPage } from "../components/listing/ListingPage";
import { listPartners } from "../components/listing/partner-entries";
import { partners } from "../site/listings";

export default function PartnersPage({ data }: PageProps<Queries.PartnersPageQuery>) {
  return <ListingPage path="/partners" words={partners} {...listPartners(data.allPartner.nodes)} />;
}

export const query = graphql`
  query PartnersPage {
    allPartner {
      nodes {
        partnerId
        name
        kind
        purpose
        networks {
          networkId
          name
        }
        website
        code
        page
        factsChecked
      }
    }
  }
`;
