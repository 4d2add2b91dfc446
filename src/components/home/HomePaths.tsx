import { home } from "../../site/home/home";
import type { HomePath } from "../../site/home/paths";
import { formatReadingTime } from "../../site/labels";
import { formatDuration } from "../../site/listings";
import * as styles from "./HomePaths.module.css";

type PathDoc = Queries.HomePageQuery["allDoc"]["nodes"][number];

export interface HomePathsProps {
  readonly paths: readonly HomePath[];
  readonly docs: readonly PathDoc[];
}

/** Paths through the docs by task; each step shows its duration. */
export function HomePaths({ paths, docs }: HomePathsProps) {
  return (
    <section className={styles.paths} aria-labelledby="paths">
      <h2 className={styles.heading} id="paths">
        {home.pathsTitle}
      </h2>
      <div className={styles.columns}>
        {paths.map(({ title, lead, steps }) => (
          <div className={styles.path} key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.lead}>{lead}</p>
            <ol>
              {steps.map(({ label, href }, at) => (
                <li className={styles.step} key={href}>
                  <span className={styles.number} aria-hidden="true">
                    {at + 1}
                  </span>
                  <span>
                    <a className="card-link" href={href}>
                      {label}
                    </a>
                    <span className={styles.duration}>{durationOf(href, docs)}</span>
                  </span>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Returns the duration of a tutorial, or the reading time of another page. */
function durationOf(path: string, docs: readonly PathDoc[]): string {
  const doc = docs.find((one) => one.path === path);
  if (!doc) throw new Error(`The query of the home page doesn't include ${path}: add it there.`);
  return doc.tutorial
    ? formatDuration(doc.tutorial.duration)
    : formatReadingTime(doc.readingMinutes);
}
