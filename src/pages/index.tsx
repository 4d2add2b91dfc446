import { type PageProps, graphql } from "gatsby";
import { Metadata } from "../components/base/Metadata";
import { FeeCard } from "../components/home/FeeCard";
import { HomeHero } from "../components/home/HomeHero";
import { HomePage } from "../components/home/HomePage";
import * as styles from "../components/home/HomeTop.module.css";

/** The home page. Its path is /; it is also at /home, for old links, but search engines only index /. */
export default function IndexPage({ data }: PageProps<Queries.HomePageQuery>) {
  const { home } = data;
  if (!home) return null; // The site has no content/home.yaml.
  return (
    <>
      <Metadata description={home.description} canonicalPath="/" />
      <header className={styles.top}>
        <HomeHero home={home} />
        {home.fees.length > 0 && (
          <div className={styles.sample}>
            <FeeCard titles={home.titles} fees={home.fees} />
          </div>
        )}
      </header>
      <HomePage home={home} networks={data.allNetwork.nodes} news={data.allChange.nodes} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    home {
      title
      lead
      description
      start {
        label
        href
      }
      create
      learn {
        label
        href
      }
      titles {
        news
        allNews
        fees
        payIn
        output
        networks
      }
      fees {
        token
        feeCurrency
        gas
        addedGas
        gasPrice
        dollars
        celoPrice
      }
      networkUses {
        network
        use
      }
      sections {
        id
        title
        lead
        cards {
          label
          text
          href
          icon
        }
      }
    }
    allChange(filter: { where: { in: ["celo"] } }, sort: { position: ASC }, limit: 4) {
      nodes {
        changeId
        date
        title
        summary
        page
      }
    }
    allNetwork(filter: { status: { eq: "current" }, settlesOn: { ne: null } }) {
      nodes {
        networkId
        name
        chainId
        rpc
        explorers {
          name
          url
        }
      }
    }
  }
`;
