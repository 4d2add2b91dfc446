import * as labels from "../../site/labels";
import { startPages } from "../../site/search";
import { settings } from "../../site/settings";

export interface NoResultsProps {
  readonly query: string;
  readonly onTry: (query: string) => void;
}

/** Says that a query found nothing, and suggests what to do. */
export function NoResults({ query, onTry }: NoResultsProps) {
  const title = encodeURIComponent(labels.formatMissingResult(query));
  return (
    <div className="search-message">
      <p className="search-message-title">
        {labels.noResultsFor} "<strong>{query}</strong>"
      </p>
      <p>
        {labels.trySearchingFor}:{" "}
        {startPages.map(({ label }) => (
          <button
            key={label}
            type="button"
            className="text-link"
            onClick={() => {
              onTry(label);
            }}
          >
            {label}
          </button>
        ))}
      </p>
      <p>
        {labels.shouldHaveResults}{" "}
        <a href={`${settings.newIssue}?title=${title}`} target="_blank" rel="noopener noreferrer">
          {labels.letUsKnow}
        </a>
      </p>
    </div>
  );
}
