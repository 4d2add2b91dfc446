import { home, homeNews, homeSections, networks } from "../../site/home";
import { HomeColumns } from "./HomeColumns";
import { HomeHero } from "./HomeHero";
import { HomeLinks } from "./HomeLinks";
import * as styles from "./HomePage.module.css";
import { NetworkTable } from "./NetworkTable";

/** The portal: what Celo is, where to start, what is new, and then everything else. */
export function HomePage() {
  return (
    <div className={styles.page}>
      <HomeHero news={homeNews} />
      {homeSections.map(({ id, title, lead, cards, columns, hasNetworks = false }) => (
        <section key={id} className={styles.section} aria-labelledby={id}>
          <div>
            <h2 className={styles.sectionTitle} id={id}>
              {title}
            </h2>
            <p className={styles.muted}>{lead}</p>
          </div>
          {cards && <HomeLinks cards={cards} />}
          {columns && <HomeColumns columns={columns} />}
          {hasNetworks && <NetworkTable title={home.networksTitle} networks={networks} />}
        </section>
      ))}
    </div>
  );
}
