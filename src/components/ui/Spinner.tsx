import * as labels from "../../site/labels";

/** A spinner of 128 by 110 px, shown while there is nothing else to show (styles/loading.css). */
export function Spinner() {
  return (
    <div className="spinner" role="status">
      {labels.loading}
    </div>
  );
}
