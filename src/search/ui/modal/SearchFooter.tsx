import * as labels from "../../../site/labels";
import { isDevelopmentIndex } from "../../engine/ask-worker";

export interface SearchFooterProps {
  readonly query: string;
  readonly count: number;
  readonly onClose: () => void;
}

/** Below the results: a link to all of them. */
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
