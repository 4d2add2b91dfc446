import { useEffect } from "react";
import { listMessages } from "../../browser/error-messages";
import * as labels from "../../site/labels";
import { settings } from "../../site/settings";
import { TextPage } from "../ui/TextPage";

const TITLE = `${labels.pageError} | ${settings.title}`;

export interface CrashPageProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shows the error in place of a page that couldn't be rendered. */
export function CrashPage({ error, onRetry }: CrashPageProps) {
  // Sets the tab's title, and restores it if the page can be rendered after all. Another page sets its own title.
  useEffect(() => {
    const { title } = document;
    document.title = TITLE;
    return () => {
      if (document.title === TITLE) document.title = title;
    };
  }, []);
  return (
    <TextPage title={labels.crashed}>
      <p>
        <button type="button" className="button" onClick={onRetry}>
          {labels.tryAgain}
        </button>
      </p>
      <div className="admonition admonition-danger" role="alert">
        {listMessages(error).map((message, index) => (
          <div key={index}>
            {index > 0 && `${labels.cause}: `}
            {message}
          </div>
        ))}
      </div>
    </TextPage>
  );
}
