import { useEffect, useRef, useState } from "react";
import * as labels from "../../site/labels";
import { settings } from "../../site/settings";
import * as styles from "./Feedback.module.css";

export interface FeedbackProps {
  readonly title: string;
  readonly path: string;
}

/** «Was this page helpful?»: an issue to open, and where answers are counted two buttons. */
export function Feedback({ title, path }: FeedbackProps) {
  const issue = new URLSearchParams({ title: labels.formatPageIssue(title, path) });
  return (
    <p className={styles.feedback} data-print="no">
      <span>{labels.wasHelpful}</span>
      {(SERVICES.analyticsId !== undefined || SERVICES.tagManagerId !== undefined) && <Answers />}
      <a className="text-link external" href={`${settings.newIssue}?${issue}`} rel="noopener">
        {labels.openIssue}
      </a>
    </p>
  );
}

/** Shown only to readers who are counted: an answer of others would go nowhere. */
function Answers() {
  const [isAnswered, setIsAnswered] = useState(false);
  const thanks = useRef<HTMLSpanElement>(null);
  // Keeps the reader's place: the button that had the focus is gone.
  useEffect(() => {
    if (isAnswered) thanks.current?.focus();
  }, [isAnswered]);
  if (isAnswered) {
    return (
      <span ref={thanks} tabIndex={-1}>
        {labels.thanks}
      </span>
    );
  }
  const answer = (isHelpful: boolean) => () => {
    window.signals?.sendAnswer(isHelpful);
    setIsAnswered(true);
  };
  return (
    <span className={styles.answers}>
      <button type="button" data-needs-app="" onClick={answer(true)}>
        {labels.helpful}
      </button>
      <button type="button" data-needs-app="" onClick={answer(false)}>
        {labels.notHelpful}
      </button>
    </span>
  );
}
