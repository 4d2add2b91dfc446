import { home } from "../../site/home/home";
import { homePaths } from "../../site/home/paths";
import { homeSections } from "../../site/home/sections";
import { HomeColumns } from "./HomeColumns";
import { HomeLinks } from "./HomeLinks";
import * as styles from "./HomePage.module.css";
import { HomePaths, type HomePathsProps } from "./HomePaths";
import { NetworkTable, type NetworkTableProps } from "./NetworkTable";

/** The home page below its first screen: paths by task, then everything else. */
export function HomePage({
  docs,
  networks,
}: Pick<HomePathsProps, "docs"> & Pick<NetworkTableProps, "networks">) {
  return (
    <>
      <HomePaths paths={homePaths} docs={docs} />
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
    </>
  );
}
