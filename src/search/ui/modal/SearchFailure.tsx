import * as labels from "../../../site/labels";
import { askAgain } from "./docsearch-dom";

/** Shows an error if there is no answer, in place of DocSearch's own error screen. */
export const SearchFailure = () => (
  <div className="DocSearch-ErrorScreen search-failure" role="alert">
    <p className="DocSearch-Title">{labels.searchFailed}</p>
    <p className="DocSearch-Help">{labels.searchFailedHelp}</p>
    <button type="button" className="button" onClick={askAgain}>
      {labels.retry}
    </button>
  </div>
);
