import * as labels from "../../../site/doc-labels";
import { settings } from "../../../site/settings";
import { Answers } from "../Answers";
import * as answers from "../Answers.module.css";
import * as styles from "./Feedback.module.css";

export interface FeedbackProps {
  readonly title: string;
  readonly path: string;
}

/**
 * "Was this page helpful?" with two answers. They are counted in builds configured for it, of readers who allow it; for
 * all others an answer opens an issue.
 */
export function Feedback({ title, path }: FeedbackProps) {
  const isCounted = SERVICES.analyticsId !== undefined || SERVICES.tagManagerId !== undefined;
  return (
    <p className={styles.feedback} data-print="no">
      <span>{labels.wasHelpful}</span>
      {isCounted && <Answers />}
      <span className={isCounted ? `${answers.answers} ${answers.uncounted}` : answers.answers}>
        <a className="external" href={toIssue(labels.formatHelpful(title, path))}>
          {labels.helpful}
        </a>
        <a className="external" href={toIssue(labels.formatNotHelpful(title, path))}>
          {labels.notHelpful}
        </a>
      </span>
    </p>
  );
}

/** A slash is allowed in a query, and paths are easier to read with it. */
const toIssue = (title: string): string =>
  `${settings.newIssue}?title=${encodeURIComponent(title).replaceAll("%2F", "/")}`;
