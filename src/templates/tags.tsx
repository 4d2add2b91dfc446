import { type PageProps, graphql } from "gatsby";
import { Metadata } from "../components/layout/Metadata";
import { CardGrid } from "../components/ui/CardGrid";
import { TextPage } from "../components/ui/TextPage";
import * as labels from "../site/labels";

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
    <TextPage title={labels.tags}>
      <Metadata
        title={labels.tags}
        description="All topics of the Celo documentation, with their pages."
        canonicalPath="/tags"
      />
      <CardGrid
        cards={allDocTag.nodes.map(({ label, path, count }) => ({
          label,
          text: labels.formatDocumentCount(count),
          href: path,
        }))}
      />
    </TextPage>
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
