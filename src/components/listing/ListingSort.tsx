import * as labels from "../../site/listings";
import { FILTER_ID } from "./ListingFilter";
import * as styles from "./ListingSort.module.css";

/**
 * A select box with the sort orders of a listing. For each order, every card has a number, by which
 * src/browser/listing/listing.ts sorts the cards.
 */
export function ListingSort({ orders }: { readonly orders: readonly labels.ListingOrder[] }) {
  return (
    <label className={styles.sort} data-needs-script>
      {labels.sortTitle}
      <select className={styles.select} name="sort" form={FILTER_ID}>
        <option value="">{labels.sortByName}</option>
        {orders.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
