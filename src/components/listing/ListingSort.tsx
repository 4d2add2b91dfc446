import * as labels from "../../site/listings";
import { FILTER_ID } from "./ListingFilter";
import * as styles from "./ListingSort.module.css";

/**
 * A select with the orders of a listing's cards. src/browser/listing/listing.ts sorts the cards by the number that each
 * card has for the chosen order.
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
