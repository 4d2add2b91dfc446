import { type HomeNews, home } from "../../site/home";
import * as labels from "../../site/labels";
import { SearchBox } from "../ui/SearchBox";
import { HomeDrawing } from "./HomeDrawing";
import * as styles from "./HomeHero.module.css";

/** The first screen: what Celo is, where to start, the search, and what is new. */
export function HomeHero({ news }: { readonly news: readonly HomeNews[] }) {
  return (
    <header className={styles.hero}>
      <div>
        <h1 className={styles.title}>{home.title}</h1>
        <p className={styles.lead}>{home.lead}</p>
        <div className={styles.search}>
          <SearchBox label={labels.searchPage} />
        </div>
        <p className={styles.actions}>
          <a className={styles.start} href={home.start.href}>
            {home.start.label}
          </a>
          <a className="text-link" href={home.learn.href}>
            {home.learn.label}
          </a>
        </p>
      </div>
      <HomeDrawing className={styles.drawing} />
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
    </header>
  );
}
