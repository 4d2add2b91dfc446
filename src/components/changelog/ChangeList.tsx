import { changelog } from "../../site/changelog";
import * as labels from "../../site/labels";
import * as styles from "./ChangeList.module.css";

type Change = Queries.ChangelogPageQuery["allChange"]["nodes"][number];

/** Lists all changes by year, with a filter that works without a script: the style sheet hides other changes. */
export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  const years = [...new Set(changes.map(({ date }) => date.slice(0, 4)))];
  return (
    <div className={styles.changes}>
      <fieldset className={styles.filter}>
        <legend className={styles.legend}>{changelog.filterTitle}</legend>
        {[{ id: "", label: changelog.everything }, ...changelog.filters].map(({ id, label }) => (
          <label className={styles.choice} key={id}>
            <input type="radio" name="where" value={id} defaultChecked={id === ""} /> {label}
          </label>
        ))}
      </fieldset>
      {years.map((year) => (
        <section className={styles.year} aria-labelledby={`year-${year}`} key={year}>
          <h2 className={styles.yearTitle} id={`year-${year}`}>
            {year}
          </h2>
          <ol className={styles.list}>
            {changes
              .filter(({ date }) => date.startsWith(year))
              .map((change) => (
                <ChangeItem change={change} key={change.changeId} />
              ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function ChangeItem({ change }: { readonly change: Change }) {
  const { changeId, date, where, networks, title, summary, details, page, sources } = change;
  const places = networks.length > 0 ? networks : [changelog.theseDocs];
  return (
    <li className={styles.change} id={changeId} data-where={where.join(" ")}>
      <p className={styles.when}>
        <time dateTime={date}>{labels.formatDate(date)}</time>
        <span>{places.join(", ")}</span>
      </p>
      <div>
        <h3 className={styles.title}>
          <a className="text-link" href={page}>
            {title}
          </a>
        </h3>
        <p>{details === null ? summary : `${summary} ${details}`}</p>
        {sources.length > 0 && (
          <p className={styles.sources}>
            {changelog.sources}{" "}
            {sources.map((source, index) => (
              <span key={source.url}>
                {index > 0 && ", "}
                <a className="text-link external" href={source.url}>
                  {source.title}
                </a>
              </span>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
