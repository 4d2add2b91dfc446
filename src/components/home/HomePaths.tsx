import { formatReadingTime } from "../../site/labels";
import { formatDuration } from "../../site/listings";
import * as styles from "./HomePaths.module.css";
import type { Home } from "./types";

type StepDoc = Home["paths"][number]["steps"][number]["doc"];

/** Paths through the docs for different tasks. Each step shows how long it takes. */
export function HomePaths({ titles, paths }: Pick<Home, "titles" | "paths">) {
  return (
    <section className={styles.paths} aria-labelledby="paths">
      <h2 className={styles.heading} id="paths">
        {titles.paths}
      </h2>
      <div className={styles.columns}>
        {paths.map(({ title, lead, steps }) => (
          <div className={styles.path} key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.lead}>{lead}</p>
            <ol>
              {steps.map(({ label, href, doc }, at) => (
                <li className={styles.step} key={href}>
                  <span className={styles.number} aria-hidden="true">
                    {at + 1}
                  </span>
                  <span>
                    <a className="card-link" href={href}>
                      {label}
                    </a>
                    <span className={styles.duration}>{durationOf(doc)}</span>
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

/** Returns how long a tutorial takes, or the reading time of any other page. */
function durationOf(doc: StepDoc): string {
  if (!doc) return ""; // For a page that isn't a doc, such as /tutorials.
  return doc.tutorial
    ? formatDuration(doc.tutorial.duration)
    : formatReadingTime(doc.readingMinutes);
}
