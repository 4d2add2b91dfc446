import { type PageProps, graphql } from "gatsby";
import { NotFound } from "../components/not-found/NotFound";
import { withoutBase } from "../site/paths/base-path";

export default function NotFoundPage({ location, data }: PageProps<Queries.NotFoundPageQuery>) {
  return <NotFound path={withoutBase(location.pathname)} gone={data.allGoneAddress.nodes} />;
}

export const query = graphql`
  query NotFoundPage {
    allGoneAddress {
      nodes {
        from
        to
        reason
      }
    }
  }
`;
