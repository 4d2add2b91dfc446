import { type PageProps, graphql } from "gatsby";
import { LiveCode } from "../components/content/LiveCode";
import { HomeHero } from "../components/home/HomeHero";
import { HomeNews } from "../components/home/HomeNews";
import { HomePage } from "../components/home/HomePage";
import { HomeSample } from "../components/home/HomeSample";
import * as styles from "../components/home/HomeTop.module.css";
import { Metadata } from "../components/layout/Metadata";
import { home } from "../site/home/home";

/** The portal, at / and, for old links, at /home; search engines index the first. */
export default function IndexPage({ data }: PageProps<Queries.HomePageQuery>) {
  return (
    <>
      <Metadata description={home.description} canonicalPath="/" />
      <header className={styles.top}>
        <HomeHero />
        <div className={styles.sample}>
          <LiveCode language="ts">
            <HomeSample />
          </LiveCode>
        </div>
        <HomeNews news={data.allChange.nodes} />
      </header>
      <HomePage docs={data.allDoc.nodes} networks={data.allNetwork.nodes} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    allDoc(
      filter: {
        path: {
          in: [
            "/build/quickstart"
            "/developer/deploy/hardhat"
            "/developer/launch-checklist"
            "/cel2/operators/architecture"
            "/cel2/operators/run-node"
            "/cel2/operators/community-rpc-node"
            "/wallet"
            "/what-is-celo/using-celo/bridges"
            "/what-is-celo/using-celo/gas-fees"
          ]
        }
      }
    ) {
      nodes {
        path
        readingMinutes
        tutorial {
          duration
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
