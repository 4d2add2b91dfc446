import * as labels from "../../../site/labels";
import { withoutBase } from "../../../site/paths/base-path";
import { localeOf } from "../../../site/paths/locale-paths";
import { isDevelopmentIndex } from "../../engine/ask-worker";

export interface SearchFooterProps {
  readonly query: string;
  readonly count: number;
  readonly onClose: () => void;
}

/**
 * Returns the query parameter that limits the search page to the current page's language; empty for the default
 * language.
 */
function languageOfPage(): string {
  const { code } = localeOf(withoutBase(location.pathname)) ?? {};
  return code === undefined ? "" : `&lang=${code}`;
}

/** Shows a link to all results, below the results in the dialog. */
export function SearchFooter({ query, count, onClose }: SearchFooterProps) {
  return (
    <div className="search-footer">
      <a
        href={`/search?q=${encodeURIComponent(query)}${HAS_LOCALES ? languageOfPage() : ""}`}
        onClick={onClose}
      >
        {labels.formatSeeAll(count)}
      </a>
      {isDevelopmentIndex() && <p>{labels.developmentIndex}</p>}
    </div>
  );
}
