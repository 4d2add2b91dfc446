import * as labels from "../../site/listings";
import { FILTER_ID } from "./ListingFilter";
import * as styles from "./ListingSort.module.css";

/** The order of a listing's cards; src/browser/listing/listing.ts sorts them by their numbers. */
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
