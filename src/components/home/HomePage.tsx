import { home, homeNews, homeSections, networks } from "../../site/home";
import { Metadata } from "../layout/Metadata";
import { HomeLinks } from "./HomeLinks";
import * as styles from "./HomePage.module.css";
import { NetworkTable } from "./NetworkTable";

/** The portal at / (and at /home, for old links). */
export function HomePage() {
  return (
    <div className={styles.page}>
      <Metadata description={home.description} canonicalPath="/" />
      <header className={styles.hero}>
        <div>
          <h1 className={styles.title}>{home.title}</h1>
          <p className={styles.lead}>{home.lead}</p>
          <p className={styles.actions}>
            <a className={styles.start} href={home.start.href}>
              {home.start.label}
            </a>
            <a className="text-link" href={home.learn.href}>
              {home.learn.label}
            </a>
          </p>
        </div>
        <NetworkTable networks={networks} />
      </header>
      <section className={styles.section} aria-labelledby="new">
        <h2 className={styles.sectionTitle} id="new">
          What is new
        </h2>
        <HomeLinks cards={homeNews} />
      </section>
      {homeSections.map(({ id, title, lead, cards }) => (
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
    </div>
  );
}
