import * as labels from "../../../site/labels";
import { isDevelopmentIndex } from "../../engine/ask-worker";

export interface SearchFooterProps {
  readonly query: string;
  readonly count: number;
  readonly onFollow: () => void;
}

/** Shows a link to all results, below the results in the dialog. */
export const SearchFooter = ({ query, count, onFollow }: SearchFooterProps) => (
  <div className="search-footer">
    <a href={`/search?q=${encodeURIComponent(query)}`} onClick={onFollow}>
      {labels.formatSeeAll(count)}
    </a>
    {isDevelopmentIndex() && <p>{labels.developmentIndex}</p>}
  </div>
);
