import * as labels from "../../site/labels";

/** 128 by 110, as wide as a thumb: seen after 200 ms (styles/loading.css). */
export function Spinner() {
  return (
    <div className="spinner" role="status">
      {labels.loading}
    </div>
  );
}
