import { changelog } from "../../site/changelog";
import * as labels from "../../site/labels";
import * as styles from "./HomeHero.module.css";
import type { Home } from "./types";

export interface HomeNewsProps extends Pick<Home, "titles"> {
  readonly news: Queries.HomePageQuery["allChange"]["nodes"];
}

/** The latest changes on mainnet, newest first. */
export function HomeNews({ titles, news }: HomeNewsProps) {
  return (
    <section className={styles.news} aria-labelledby="new">
      <h2 className={styles.newsTitle} id="new">
        {titles.news}
      </h2>
      <ol className={styles.newsList}>
        {news.map(({ changeId, date, title, summary, page }) => (
          <li className={styles.newsItem} key={changeId}>
            <time className={styles.date} dateTime={date}>
              {labels.formatDate(date)}
            </time>
            <a className="card-link" href={page}>
              <span className="card-title">{title}</span>
            </a>
            <p className={styles.newsText}>{summary}</p>
          </li>
        ))}
      </ol>
      <p className={styles.newsMore}>
        <a className="text-link" href={changelog.path}>
          {titles.allNews}
        </a>
      </p>
    </section>
  );
}
