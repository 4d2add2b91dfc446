import { changelog } from "../../site/changelog";
import * as labels from "../../site/labels";
import { noResultTitle } from "../../site/listings";
import { FilterColumns } from "../ui/FilterColumns";
import { FilterForm } from "../ui/FilterForm";
import * as styles from "./ChangeList.module.css";

type Change = Queries.ChangelogPageQuery["allChange"]["nodes"][number];

const FILTER_ID = "filter";

interface ChoiceProps {
  readonly name: string;
  readonly title: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
}

/**
 * Lists all changes, those of networks before those of these docs, with filters that work without scripts: CSS hides the
 * changes that don't match.
 */
export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  const isOfDocs = ({ networks }: Change): boolean => networks.length === 0;
  return (
    <div className={styles.changes}>
      <FilterColumns filter={<ChangeFilter />}>
        <div className={styles.found}>
          <ChangeGroup
            title={changelog.theNetworks}
            changes={changes.filter((change) => !isOfDocs(change))}
          />
          <ChangeGroup title={changelog.theseDocs} changes={changes.filter(isOfDocs)} />
          {/* The count comes after the items in the HTML, but is shown above them. */}
          <p className={styles.count} data-label={changelog.shown} />
          <div className={styles.status} role="status">
            <div className={styles.noResult}>
              <p className={styles.noResultTitle}>{noResultTitle}</p>
              <p>{changelog.noResult}</p>
              <button className="text-link" type="reset" form={FILTER_ID}>
                {changelog.showAll}
              </button>
            </div>
          </div>
        </div>
      </FilterColumns>
    </div>
  );
}

function ChangeFilter() {
  return (
    <FilterForm id={FILTER_ID} aria-label={changelog.filterLabel} autoComplete="off">
      <Choice name="where" title={changelog.placesTitle} choices={changelog.filters} />
      <Choice name="kind" title={changelog.kindsTitle} choices={changelog.kinds} />
    </FilterForm>
  );
}

/** A filter that allows one choice. */
function Choice({ name, title, choices }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {[{ id: "", label: changelog.everything }, ...choices].map(({ id, label }) => (
        <label key={id}>
          <input type="radio" name={name} value={id} defaultChecked={id === ""} /> {label}
        </label>
      ))}
    </fieldset>
  );
}

function ChangeGroup({
  title,
  changes,
}: {
  readonly title: string;
  readonly changes: readonly Change[];
}) {
  if (changes.length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      <ol role="list">
        {changes.map((change) => (
          <ChangeItem change={change} key={change.changeId} />
        ))}
      </ol>
    </section>
  );
}

const labelOfKind = (kind: string): string | undefined =>
  changelog.kinds.find(({ id }) => id === kind)?.label;

const nameActors = (actors: readonly string[]): string =>
  actors.map((actor) => changelog.actors[actor as keyof typeof changelog.actors]).join(", ");

function ChangeItem({ change }: { readonly change: Change }) {
  const { changeId, date, where, networks, kind, actionFor, title, summary, details } = change;
  const label = labelOfKind(kind);
  return (
    <li className={styles.change} id={changeId} data-where={where.join(" ")} data-kind={kind}>
      <p className={styles.when}>
        <time dateTime={date}>{labels.formatDate(date)}</time>
        <span>{networks.join(", ")}</span>
      </p>
      <div>
        <h3 className={styles.title}>
          <a href={change.page}>{title}</a>{" "}
          {label !== undefined && <span className={styles.kind}>{label}</span>}{" "}
          {actionFor.length > 0 && (
            <span className={`${styles.kind} ${styles.action}`}>
              {`${changelog.action} ${nameActors(actionFor)}`}
            </span>
          )}
        </h3>
        <p>{details === null ? summary : `${summary} ${details}`}</p>
        <Sources sources={change.sources} />
      </div>
    </li>
  );
}

function Sources({ sources }: Pick<Change, "sources">) {
  if (sources.length === 0) return null;
  return (
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
  );
}
