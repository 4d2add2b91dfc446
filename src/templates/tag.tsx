import { type PageProps, graphql } from "gatsby";
import { Metadata } from "../components/layout/Metadata";
import { CardGrid } from "../components/ui/CardGrid";
import { IntroPage } from "../components/ui/IntroPage";
import * as labels from "../site/labels";

interface TagData {
  readonly docTag: {
    readonly label: string;
    readonly description: string | null;
    readonly path: string;
    readonly docs: readonly {
      readonly title: string;
      readonly description: string;
      readonly path: string;
    }[];
  };
}

export default function TagTemplate({ data: { docTag } }: PageProps<TagData>) {
  const { label, description, path, docs } = docTag;
  const count = labels.formatTaggedCount(docs.length, label);
  return (
    <IntroPage title={label} lead={description ?? undefined}>
      <Metadata
        title={label}
        description={description ?? `${count} in the Celo documentation.`}
        canonicalPath={path}
      />
      <p>
        {count}.{" "}
        <a className="text-link" href="/tags">
          {labels.allTags}
        </a>
      </p>
      <CardGrid
        cards={docs.map(({ title, description, path }) => ({
          label: title,
          text: description,
          href: encodeURI(path),
        }))}
      />
    </IntroPage>
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
