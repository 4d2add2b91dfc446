import { HomeLinks } from "./HomeLinks";
import { HomeNews, type HomeNewsProps } from "./HomeNews";
import * as styles from "./HomePage.module.css";
import { NetworkTable, type NetworkTableProps } from "./NetworkTable";
import type { Home } from "./types";

interface HomePageProps extends Pick<NetworkTableProps, "networks">, Pick<HomeNewsProps, "news"> {
  readonly home: Home;
}

/** The home page below the first screen: the networks, the news, then sections of links. */
export function HomePage({ home, networks, news }: HomePageProps) {
  const { titles, networkUses, sections } = home;
  return (
    <>
      <NetworkTable title={titles.networks} networkUses={networkUses} networks={networks} />
      <HomeNews titles={titles} news={news} />
      {sections.map(({ id, title, lead, cards }) => (
        <section key={id} className={styles.section} aria-labelledby={id}>
          <div>
            <h2 className={styles.sectionTitle} id={id}>
              {title}
            </h2>
            <p className={styles.muted}>{lead}</p>
          </div>
          <HomeLinks cards={cards} />
        </section>
      ))}
    </>
  );
}
