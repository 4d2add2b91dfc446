import * as labels from "../../site/labels";

/** A spinner of 128 by 110, visible after 200 ms (styles/loading.css). */
export function Spinner() {
  return (
    <div className="spinner" role="status">
      {labels.loading}
    </div>
  );
}
