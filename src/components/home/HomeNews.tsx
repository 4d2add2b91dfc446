import { home } from "../../site/home/home";
import type { HomeNews as News } from "../../site/home/news";
import * as labels from "../../site/labels";
import * as styles from "./HomeHero.module.css";

/** What is new, newest first. */
export function HomeNews({ news }: { readonly news: readonly News[] }) {
  return (
    <section className={styles.news} aria-labelledby="new">
      <h2 className={styles.newsTitle} id="new">
        {home.newsTitle}
      </h2>
      <ol className={styles.newsList}>
        {news.map(({ date, label, text, href }) => (
          <li className={styles.newsItem} key={date}>
            <time className={styles.date} dateTime={date}>
              {labels.formatDate(date)}
            </time>
            <a className="card-link" href={href}>
              <span className="card-title">{label}</span>
            </a>
            <p className={styles.newsText}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
