import * as labels from "../../../site/labels";
import { withoutBase } from "../../../site/paths/base-path";
import { localeOf } from "../../../site/paths/locale-paths";
import { isDevelopmentIndex } from "../../engine/ask-worker";

export interface SearchFooterProps {
  readonly query: string;
  readonly count: number;
  readonly onClose: () => void;
}

/** The search page searches the pages of one language: that of the page it is opened from. */
function languageOfPage(): string {
  const { code } = localeOf(withoutBase(location.pathname)) ?? {};
  return code === undefined ? "" : `&lang=${code}`;
}

/** Below the results: a link to all of them. */
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
