import { type PageProps, graphql } from "gatsby";
import { CardGrid } from "../components/ui/CardGrid";
import { IntroPage } from "../components/ui/IntroPage";
import * as labels from "../site/labels";
import { formatListed } from "../site/listings";

interface TagsData {
  readonly allDocTag: {
    readonly nodes: readonly {
      readonly label: string;
      readonly path: string;
      readonly count: number;
    }[];
  };
}

export default function TagsTemplate({ data: { allDocTag } }: PageProps<TagsData>) {
  return (
    <IntroPage
      title={labels.tags}
      lead={labels.tagsLead}
      description={labels.tagsLead}
      canonicalPath="/tags"
    >
      <CardGrid
        cards={allDocTag.nodes.map(({ label, path, count }) => ({
          label,
          text: formatListed(count, "document"),
          href: path,
        }))}
      />
    </IntroPage>
  );
}

export const query = graphql`
  query TagsPage {
    allDocTag(sort: { label: ASC }) {
      nodes {
        label
        path
        count
      }
    }
  }
`;
