import { listMessages } from "../../browser/error-messages";
import * as labels from "../../site/labels";

export interface PageLoadErrorProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown in place of something that failed to load: the reason, and a button to try again. */
export function PageLoadError({ error, onRetry }: PageLoadErrorProps) {
  return (
    <div role="alert" className="admonition admonition-danger">
      {listMessages(error).map((message, index) => (
        <p key={index}>{message}</p>
      ))}
      <button type="button" className="button" onClick={onRetry}>
        {labels.retry}
      </button>
    </div>
  );
}
