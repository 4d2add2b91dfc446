import { changelog } from "../../site/changelog";
import { home } from "../../site/home/home";
import * as labels from "../../site/labels";
import * as styles from "./HomeHero.module.css";

type Change = Queries.HomePageQuery["allChange"]["nodes"][number];

/** The latest changes on mainnet, newest first. */
export function HomeNews({ news }: { readonly news: readonly Change[] }) {
  return (
    <section className={styles.news} aria-labelledby="new">
      <h2 className={styles.newsTitle} id="new">
        {home.newsTitle}
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
          {home.allNews}
        </a>
      </p>
    </section>
  );
}
