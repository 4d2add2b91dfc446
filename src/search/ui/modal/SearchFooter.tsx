import * as labels from "../../../site/labels";
import { isDevelopmentIndex } from "../../engine/ask-worker";

export interface SearchFooterProps {
  readonly query: string;
  readonly count: number;
  readonly onClose: () => void;
}

/** Shows a link to all results, below the results in the dialog. */
export function SearchFooter({ query, count, onClose }: SearchFooterProps) {
  return (
    <div className="search-footer">
      <a href={`/search?q=${encodeURIComponent(query)}`} onClick={onClose}>
        {labels.formatSeeAll(count)}
      </a>
      {isDevelopmentIndex() && <p>{labels.developmentIndex}</p>}
    </div>
  );
}
