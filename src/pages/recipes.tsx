import { type PageProps, graphql } from "gatsby";
import { listRecipes } from "../components/listing/doc-entries";
import { ListingPage } from "../components/listing/ListingPage";
import { recipes } from "../site/listings";

export default function RecipesPage({ data }: PageProps<Queries.RecipesPageQuery>) {
  return <ListingPage path="/recipes" words={recipes} {...listRecipes(data.allDoc.nodes)} />;
}

export const query = graphql`
  query RecipesPage {
    allDoc(
      filter: {
        kind: { eq: "recipe" }
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
        tools
        tags {
          tagId
          label
        }
      }
    }
  }
`;
