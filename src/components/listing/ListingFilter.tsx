import type * as labels from "../../site/listings";
import { FilterForm } from "../ui/FilterForm";
import { SearchSubmit } from "../ui/SearchSubmit";
import * as styles from "./ListingFilter.module.css";
import type { ListingTag, ListingTagGroup } from "./types";

/** Id of the form, for controls outside the form that clear it. */
export const FILTER_ID = "filter";

export interface ListingFilterProps {
  readonly words: labels.ListingWords;
  readonly groups: readonly ListingTagGroup[];
}

/** A plain form with a search field and tags, which src/browser/listing/listing.ts listens to. */
export function ListingFilter({ words, groups }: ListingFilterProps) {
  return (
    <FilterForm
      id={FILTER_ID}
      role="search"
      aria-label={words.filterLabel}
      autoComplete="off"
      data-needs-script=""
      field={<SearchField words={words} />}
    >
      {groups.length > 0 && groups.map((group) => <TagGroup key={group.title} group={group} />)}
    </FilterForm>
  );
}

function SearchField({ words }: Pick<ListingFilterProps, "words">) {
  return (
    <>
      <input
        className={styles.search}
        type="search"
        name="q"
        maxLength={64}
        placeholder={words.searchPlaceholder}
        aria-label={words.searchLabel}
      />
      <SearchSubmit label={words.searchLabel} />
    </>
  );
}

function TagGroup({ group: { title, tags, isFolded } }: { readonly group: ListingTagGroup }) {
  const boxes = tags.map((tag) => <TagBox key={tag.id} tag={tag} />);
  return isFolded ? (
    <details>
      <summary className={styles.more}>
        {title}
        <span className="chevron" />
      </summary>
      <fieldset>
        <legend className="visually-hidden">{title}</legend>
        {boxes}
      </fieldset>
    </details>
  ) : (
    <fieldset>
      <legend>{title}</legend>
      {boxes}
    </fieldset>
  );
}

function TagBox({ tag: { id, label, count } }: { readonly tag: ListingTag }) {
  return (
    <label>
      <input type="checkbox" name="tags" value={id} />
      {label} <span className={styles.count}>{count}</span>
    </label>
  );
}
