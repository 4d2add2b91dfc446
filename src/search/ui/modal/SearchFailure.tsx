import { createPortal } from "react-dom";
import * as labels from "../../../site/labels";

/** Stands in place of the results when there is no answer, where DocSearch's own error screen would be. */
export function SearchFailure() {
  const dropdown = document.querySelector(".DocSearch-Dropdown");
  if (!dropdown) return null;
  return createPortal(
    <div className="DocSearch-ErrorScreen search-failure" role="alert">
      <p className="DocSearch-Title">{labels.searchFailed}</p>
      <p className="DocSearch-Help">{labels.searchFailedHelp}</p>
    </div>,
    dropdown,
  );
}
