import * as labels from "../../site/labels";

/** 128 by 110, as wide as a thumb: shown where there is nothing to show yet (styles/waiting.css). */
export function Spinner() {
  return (
    <div className="spinner" role="status">
      <span className="visually-hidden">{labels.loading}</span>
    </div>
  );
}
