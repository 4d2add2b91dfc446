import { HomeColumns } from "./HomeColumns";
import { HomeLinks } from "./HomeLinks";
import * as styles from "./HomePage.module.css";
import { HomePaths } from "./HomePaths";
import { NetworkTable, type NetworkTableProps } from "./NetworkTable";
import type { Home } from "./types";

interface HomePageProps extends Pick<NetworkTableProps, "networks"> {
  readonly home: Home;
}

/** The home page below the first screen: paths for tasks, then all other sections. */
export function HomePage({ home, networks }: HomePageProps) {
  const { titles, paths, networkUses, sections } = home;
  return (
    <>
      <HomePaths titles={titles} paths={paths} />
      {sections.map(({ id, title, lead, cards, columns, hasNetworks }) => (
        <section key={id} className={styles.section} aria-labelledby={id}>
          <div>
            <h2 className={styles.sectionTitle} id={id}>
              {title}
            </h2>
            <p className={styles.muted}>{lead}</p>
          </div>
          {cards.length > 0 && <HomeLinks cards={cards} />}
          {columns.length > 0 && <HomeColumns columns={columns} />}
          {hasNetworks && (
            <NetworkTable title={titles.networks} networkUses={networkUses} networks={networks} />
          )}
        </section>
      ))}
    </>
  );
}
