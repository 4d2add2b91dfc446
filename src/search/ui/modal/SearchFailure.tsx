import { createPortal } from "react-dom";
import * as labels from "../../../site/labels";

/** Shown instead of the results when there is no answer, in place of DocSearch's own error screen. */
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
