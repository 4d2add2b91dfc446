import { type PageProps, graphql } from "gatsby";
import { ChangeList } from "../components/changelog/ChangeList";
import { IntroPage } from "../components/ui/IntroPage";
import { changelog } from "../site/changelog";

const FEED = "/changelog.xml";

export default function ChangelogPage({ data }: PageProps<Queries.ChangelogPageQuery>) {
  const { path, title, lead, description } = changelog;
  return (
    <IntroPage
      title={title}
      lead={lead}
      description={description}
      canonicalPath={path}
      feed={FEED}
      also={{ label: changelog.feed, href: FEED }}
    >
      <ChangeList changes={data.allChange.nodes} />
    </IntroPage>
  );
}

export const query = graphql`
  query ChangelogPage {
    allChange(sort: { position: ASC }) {
      nodes {
        changeId
        date
        where
        networks
        kind
        actionFor
        title
        summary
        details
        page
        sources {
          title
          url
        }
      }
    }
  }
`;
